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
import { settingsOrExit } from './operate/check-settings';
import { ListenError, listen } from './operate/listen';
import { announcer, createLog } from './operate/log';
import { stopOnSignal } from './operate/stop';
import { createServer } from './server';
import { misspeltSettings } from './settings/misspelt-settings';
import type { Settings } from './settings/settings';
import { keepReleases } from './static/keep-releases';
import { precompressLater } from './static/precompress-later';

const root = fileURLToPath(new URL('../../..', import.meta.url));

async function main(): Promise<void> {
  const settings = await settingsOrExit();
  const log = createLog(settings.logLevel);
  for (const message of misspeltSettings(process.env)) log.warn(message);
  const announce = announcer(log);
  // A damaged or read-only data directory does not prevent the server from starting.
  let last = '';
  const onProblem = (err: unknown) => {
    if (!(err instanceof DataProblem || err instanceof Refusal)) {
      log.error({ err }, 'falha ao abrir os dados; os anteriores seguem no ar');
    } else if (err.message !== last) log.warn(err.message);
    last = String(err instanceof Error && err.message);
  };
  const store = await openData(settings, { announce, onProblem });
  const folders = {
    portal: `${root}portal/dist`,
    widgets: `${root}packages/widgets/dist/cdn`,
    storybook: `${root}storybook-static`,
    releases: settings.releasesDir,
  };
  if (settings.releasesDir) {
    await keepReleases(folders.widgets, settings.releasesDir).catch((err: unknown) =>
      log.warn({ err }, 'os elementos desta versão não puderam ser guardados em RELEASES_DIR'),
    );
  }
  const stopping = new AbortController();
  const server = createServer({ store, folders, settings, log, stopping: stopping.signal });
  stopOnSignal({
    log,
    drainMs: settings.drainTime * 1000,
    drain: () => stopping.abort(),
    async close() {
      await server.close();
      await store.close();
    },
  });
  announce(`Portal em ${await listen(server, settings)}${settings.basePath}`);

  const builds = [folders.portal, folders.widgets, folders.storybook, folders.releases ?? []];
  void precompressLater(builds.flat(), { log, signal: stopping.signal });
}

/**
 * Opens the cluster's data or, without a cluster, the data directory, adding demonstration data for
 * sources without an edition.
 */
async function openData(
  { cluster, dataDir, smallCell }: Settings,
  { announce, onProblem }: Record<'announce', (message: string) => void> & Problems,
): Promise<Store> {
  const options = { smallCell, fallbackTitles: sampleTitles, onProblem };
  if (cluster) return openClusterStore(cluster, options);
  await repairManifest(dataDir, onProblem);
  await ensureSample(dataDir, announce).catch(onProblem);
  return openStore(dataDir, options);
}

interface Problems {
  onProblem: (problem: unknown) => void;
}

main().catch((error: unknown) => {
  const isTaken = error instanceof ListenError;
  if (isTaken) console.error(error.message);
  else createLog('fatal').fatal({ err: error }, 'o servidor não começou');
  process.exit(isTaken ? 2 : 1);
});
