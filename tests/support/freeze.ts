/*
 * `npm run freeze`: stores the sample rows that the stories show. Addresses passed as arguments,
 * such as `/api/v1/…?uf=35`, are added to the stored ones; `--data FOLDER` uses the sample in that
 * folder instead of generating one.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { AnyDataset } from '@observatorio/contract';
import { ensureSample, ensureSampleYears, sampleTitles } from '@observatorio/sample';
import { createServer, readSettings } from '@observatorio/server';
import { openStore } from '@observatorio/store';
import {
  addressOf,
  type FrozenBodies,
  frozenPart,
  readFrozen,
  splitAddress,
  writeFrozen,
} from './frozen-rows';

type Server = ReturnType<typeof createServer>;

/** Returns the server's response body. Throws an error if the status is not 200. */
async function bodyOf(server: Server, address: string): Promise<unknown> {
  const response = await server.inject(address);
  if (response.statusCode !== 200) throw new Error(`${address}: ${response.body}`);
  return response.json();
}

async function withServer(dataDir: string, work: (server: Server) => Promise<void>): Promise<void> {
  const store = await openStore(dataDir, { fallbackTitles: sampleTitles });
  const official = store.manifest().conjuntos.find(({ tipo }) => tipo !== 'demonstracao');
  if (official) throw new Error(`${dataDir} contains official data from ${official.conjunto}.`);
  const settings = readSettings({ DATA_DIR: dataDir, LOG_LEVEL: 'error', RATE_LIMIT: '0' });
  const folders = { portal: '/nowhere', widgets: '/nowhere' };
  const server = createServer({ store, folders, settings });
  try {
    await work(server);
  } finally {
    await server.close();
    await store.close();
  }
}

/** Returns the queries from the stored files and the new addresses, by dataset. */
function queriesWith(addresses: readonly string[]): Map<AnyDataset, Set<string>> {
  const queries = new Map(
    [...readFrozen()].map(([dataset, bodies]) => [dataset, new Set(Object.keys(bodies))]),
  );
  for (const { dataset, query } of addresses.map(splitAddress)) {
    queries.set(dataset, (queries.get(dataset) ?? new Set()).add(query));
  }
  return queries;
}

async function freeze(dataDir: string, addresses: readonly string[]): Promise<void> {
  await withServer(dataDir, async (server) => {
    for (const [dataset, queries] of queriesWith(addresses)) {
      const bodies: Record<string, unknown> = {};
      for (const query of queries) {
        bodies[query] = frozenPart(dataset, await bodyOf(server, addressOf(dataset, query)));
      }
      writeFrozen(dataset, bodies satisfies FrozenBodies);
    }
  });
}

const { values, positionals } = parseArgs({
  options: { data: { type: 'string' } },
  allowPositionals: true,
});

if (values.data) {
  await freeze(values.data, positionals);
} else {
  const dataDir = await mkdtemp(join(tmpdir(), 'observatorio-freeze-'));
  try {
    await ensureSample(dataDir);
    await ensureSampleYears(dataDir);
    await freeze(dataDir, positionals);
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}
