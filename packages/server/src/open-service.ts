import { fileURLToPath } from 'node:url';
import { ensureSample, sampleTitles } from '@observatorio/sample';
import {
  DataProblem,
  openClusterStore,
  openStore,
  Refusal,
  repairManifest,
  type Store,
} from '@observatorio/store';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { QueryLog } from './operate/query-log';
import type { SiteFolders } from './pages/site';
import { createServer } from './server';
import type { Settings } from './settings/settings';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Builds that the service serves. */
export const buildFolders = {
  portal: `${root}portal/dist`,
  widgets: `${root}packages/widgets/dist/cdn`,
  storybook: `${root}storybook-static`,
} satisfies SiteFolders;

interface ServiceOptions {
  settings: Settings;
  log: FastifyBaseLogger;
  /** Called with each step of generating demonstration data. */
  announce: (message: string) => void;
  /** Aborted when the service should receive no new requests. */
  stopping?: AbortSignal;
}

/** A service on open data, which does not listen yet. */
export interface Service {
  server: FastifyInstance;
  /** Closes the server and its data. */
  close(): Promise<void>;
}

/** Opens the data that the settings name, and creates the service on them. */
export async function openService(options: ServiceOptions): Promise<Service> {
  const { settings, log, stopping } = options;
  const queryLog = QueryLog.at(settings.logLevel, log);
  const store = await openData(options, queryLog?.onQuery);
  const folders = { ...buildFolders, releases: settings.releasesDir };
  const server = createServer({ store, folders, settings, log, ...(stopping && { stopping }) });
  queryLog?.follow(server);
  return {
    server,
    async close() {
      await server.close();
      await store.close();
    },
  };
}

/**
 * Opens the cluster's data or, without a cluster, the data directory, adding demonstration data for
 * sources without an edition, and rebuilding those that this release cannot read or that get
 * damaged. A damaged or read-only data directory does not prevent the service from starting.
 */
async function openData(
  { settings, log, announce }: ServiceOptions,
  onQuery: QueryLog['onQuery'] | undefined,
): Promise<Store> {
  const { cluster, dataDir, smallCell, referenceYear } = settings;
  let last = '';
  const onProblem = (err: unknown) => {
    if (!(err instanceof DataProblem || err instanceof Refusal)) {
      log.error({ err }, 'falha ao abrir os dados; os anteriores seguem no ar');
    } else if (err.message !== last) log.warn(err.message);
    last = String(err instanceof Error && err.message);
  };
  const options = { smallCell, referenceYear, fallbackTitles: sampleTitles, onProblem, onQuery };
  if (cluster) return openClusterStore(cluster, options);
  await repairManifest(dataDir, onProblem);
  const ensure = () => ensureSample(dataDir, announce).catch(onProblem);
  await ensure();
  return openStore(dataDir, {
    ...options,
    onProblem(err) {
      onProblem(err);
      if (err instanceof DataProblem) void ensure();
    },
  });
}
