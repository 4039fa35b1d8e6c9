import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Filters, labour } from '@observatorio/contract';
import { createServer, readSettings } from '@observatorio/server';
import {
  checkCluster,
  clusterAddress,
  emptyRowMetadata,
  installEdition,
  manifestOf,
  type Outcome,
  openClusterStore,
  openStore,
  publishEditions,
  type Store,
} from '@observatorio/store';
import { hasClickHouse, startCluster, type TestCluster } from '@observatorio/store/test-cluster';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { restoreEdition } from '../../packages/store/src/editions/manage';
import { installLinks, makeClusterData, OCCUPATIONS, TOWNS } from '../support/cluster-data';
import { answerTo, drawSelections } from '../support/random-selections';
import { endOf, runScript } from '../support/server-process';

/** Seed for the random selections; override with SEED. */
const SEED = Number(process.env.SEED ?? 20_19);

/** Number of random selections per dataset. */
const SELECTIONS = 6;

const occupations = OCCUPATIONS.map(String);
const known = {
  municipio: TOWNS.map(String),
  occupation: occupations,
  cod_cbo: occupations,
  comparar: occupations,
};

let dataDir: string;
let cluster: TestCluster;
let local: Store;
let store: Store;
let app: FastifyInstance;

/**
 * Publishes the installed editions. Returns how many editions were copied and how many leftovers
 * were removed.
 */
async function publish() {
  const outcomes: Outcome[] = [];
  let leftovers = 0;
  await publishEditions(dataDir, clusterAddress(cluster.url), {
    onOutcome: (outcome) => outcomes.push(outcome),
    onLeftovers: (count) => {
      leftovers = count;
    },
  });
  return { copied: outcomes.filter(({ kind }) => kind === 'copied').length, leftovers };
}

describe.skipIf(!hasClickHouse())('a cluster of two shards', () => {
  beforeAll(async () => {
    [dataDir, cluster] = await Promise.all([makeClusterData(), startCluster()]);
    await publishEditions(dataDir, clusterAddress(cluster.url));
    local = await openStore(dataDir, { cachedBytes: 0 });
    store = await openClusterStore(clusterAddress(cluster.url), {
      cachedBytes: 0,
      onProblem: () => undefined,
    });
    app = createServer({
      store,
      folders: { portal: '/nowhere/portal', widgets: '/nowhere/widgets' },
      settings: readSettings({ LOG_LEVEL: 'silent', RATE_LIMIT: '0', DATA_DIR: dataDir }),
    });
  });

  afterAll(async () => {
    await app?.close();
    await Promise.all([local?.close(), store?.close()]);
    await cluster?.stop();
    if (dataDir) await rm(dataDir, { recursive: true });
  });

  it(`responds like DuckDB for every dataset (seed ${SEED})`, async () => {
    const drawn = await drawSelections(local, known, { perDataset: SELECTIONS, seed: SEED });
    while (drawn.length > 0) {
      await Promise.all(
        drawn.splice(0, 8).map(async (selection) => {
          const what = `${selection.dataset.id} ${JSON.stringify(selection.filters)}`;
          expect(await answerTo(store, selection), what).toEqual(await answerTo(local, selection));
        }),
      );
    }
  });

  it('distributes each edition’s rows over both shards', async () => {
    const counts = await Promise.all(
      [0, 1].map((node) =>
        cluster.run(
          node,
          `SELECT sum(rows) FROM system.parts
           WHERE active AND table = 'links_by_municipality_shard'`,
        ),
      ),
    );
    expect(counts.map(Number)).toEqual([4000, 4000]);
  });

  const summary = (filters: Filters) => answerTo(store, { dataset: labour.summary, filters });

  it('responds with 503 while a shard is stopped, and recovers', async () => {
    const url = `${labour.byState.path}?ano=2018`;
    expect((await app.inject('/ready')).statusCode).toBe(200);
    await cluster.nodes[1]?.stop();
    const { statusCode, headers, ...answer } = await app.inject(url);
    expect([statusCode, answer.json().type]).toEqual([503, 'dados-indisponiveis']);
    expect(answer.json().detail).toMatch(/não responde\. Tente de novo/);
    expect(headers['retry-after']).toMatch(/^\d+$/);
    await expect.poll(async () => (await app.inject('/ready')).statusCode).toBe(503);
    expect((await app.inject('/ready')).json().detail).toMatch(/não responde/);
    await cluster.nodes[1]?.start();
    await expect
      .poll(async () => (await app.inject(url)).statusCode, { timeout: 20_000 })
      .toBe(200);
    expect((await app.inject('/ready')).statusCode).toBe(200);
  });

  it('responds with 503 while a shard is frozen, and recovers', async () => {
    cluster.nodes[1]?.signal('SIGSTOP');
    const { statusCode } = await app.inject(`${labour.bySector.path}?ano=2018`);
    cluster.nodes[1]?.signal('SIGCONT');
    expect(statusCode).toBe(503);
    await expect
      .poll(async () => (await app.inject(`${labour.bySector.path}?ano=2018`)).statusCode, {
        timeout: 20_000,
      })
      .toBe(200);
  });

  it('serves either the old or the new edition during a publication', async () => {
    const filters = { genero: ['2'], faixaEtaria: ['3'], escolaridade: ['7'] };
    const before = await summary(filters);
    await installLinks(dataDir, 2019, 3);
    const seen = new Set<string>();
    const done = new AbortController();
    const asking = Promise.all(
      [1, 2, 3].map(async () => {
        while (!done.signal.aborted) seen.add(JSON.stringify(await summary(filters)));
      }),
    );
    expect(await publish()).toEqual({ copied: 1, leftovers: 0 });
    const current = async () => {
      const answer = await summary(filters);
      seen.add(JSON.stringify(answer));
      return answer;
    };
    await expect.poll(current, { timeout: 10_000 }).not.toEqual(before);
    done.abort();
    await asking;
    const after = await answerTo(await localAgain(), { dataset: labour.summary, filters });
    expect(seen).toEqual(new Set([before, after].map((answer) => JSON.stringify(answer))));
  });

  /** Reopens the local store so that it includes the last import. */
  async function localAgain(): Promise<Store> {
    await local.close();
    local = await openStore(dataDir, { cachedBytes: 0 });
    return local;
  }

  it('keeps the live edition when a publication is killed, and removes its leftovers', async () => {
    const before = await summary({ uf: ['35'] });
    await installLinks(dataDir, 2019, 4);
    const command = runScript('packages/store/src/cluster/cli.ts', [cluster.url], {
      DATA_DIR: dataDir,
    });
    const databases = async () =>
      (await cluster.run(0, 'SELECT name FROM system.databases')).split('\n').toSorted();
    const first = await databases();
    await expect.poll(databases, { interval: 20, timeout: 30_000 }).not.toEqual(first);
    command.kill('SIGKILL');
    await endOf(command);
    expect(await databases()).toHaveLength(first.length + 1);
    await sleep(1500);
    expect(await summary({ uf: ['35'] })).toEqual(before);

    expect(await publish()).toEqual({ copied: 1, leftovers: 1 });
    const expected = await answerTo(await localAgain(), {
      dataset: labour.summary,
      filters: { uf: ['35'] },
    });
    await expect.poll(() => summary({ uf: ['35'] }), { timeout: 10_000 }).toEqual(expected);
  });

  it('restores an edition that the cluster still has, and refuses a sample in place of official data', async () => {
    const { anteriores } = await manifestOf(dataDir);
    const previous = anteriores.find(({ conjunto, ano }) => conjunto === 'rais' && ano === 2019);
    await restoreEdition(dataDir, previous?.versao ?? '');
    const outcomes = new Map<string, string>();
    const onOutcome = ({ kind, edition }: Outcome) => outcomes.set(edition.versao, kind);
    await publishEditions(dataDir, clusterAddress(cluster.url), { onOutcome });
    expect(outcomes.get(previous?.versao ?? '')).toBe('restored');

    const official = await mkdtemp(join(tmpdir(), 'observatorio-'));
    await installLinks(official, 2018, 9, 'oficial');
    await publishEditions(official, clusterAddress(cluster.url));
    await rm(official, { recursive: true });
    await publishEditions(dataDir, clusterAddress(cluster.url), { onOutcome });
    expect([...outcomes.values()].filter((kind) => kind === 'refused')).toHaveLength(1);
  });

  it('names a column whose type cannot be published', async () => {
    const strange = await mkdtemp(join(tmpdir(), 'observatorio-'));
    await installEdition(
      strange,
      { conjunto: 'automacao', ano: 2019, tipo: 'oficial' },
      async (connection) => {
        await connection.run('CREATE TABLE edition.automation AS SELECT [1, 2] AS probability');
        return emptyRowMetadata();
      },
    );
    await expect(publishEditions(strange, clusterAddress(cluster.url))).rejects.toThrow(
      'A coluna “probability” da tabela “automation” é do tipo INTEGER[], que não sei publicar.',
    );
    await rm(strange, { recursive: true });
  });

  it('keeps responding while a replica of a shard is stopped', async () => {
    const pair = await startCluster({ shards: 1, replicas: 2 });
    onTestFinished(() => pair.stop());
    const address = clusterAddress(pair.url);
    const small = await mkdtemp(join(tmpdir(), 'observatorio-'));
    await installLinks(small, 2018, 1);
    await publishEditions(small, address);
    await rm(small, { recursive: true });
    const replicated = await openClusterStore(address, { cachedBytes: 0 });
    const selection = { dataset: labour.summary, filters: { genero: ['1'] } };
    const expected = await answerTo(replicated, selection);
    for (const node of pair.nodes) {
      await node.stop();
      expect(await answerTo(replicated, selection)).toEqual(expected);
      await node.start();
    }
    await replicated.close();
  });

  it.each([
    [
      'another cluster',
      (url: string) => url.replace('cluster=prova', 'cluster=outro'),
      /cluster “outro”/,
    ],
    ['another database', (url: string) => url.replace('/observatorio?', '/outro?'), /banco/],
    ['another user', (url: string) => url.replace('default@', 'outro:segredo@'), /usuário/],
    [
      'a user without settings',
      (url: string) => url.replace('default@', 'strict:strict@'),
      /readonly = 2/,
    ],
    ['another host', (url: string) => url.replace(/@.*\//, '@nada.invalid/'), /nome do servidor/],
  ])('rejects an address with %s', async (_, change, message) => {
    await expect(checkCluster(clusterAddress(change(cluster.url)))).rejects.toThrow(message);
  });

  it('accepts a publication only if the address names all servers of the cluster', async () => {
    const [first] = cluster.nodes;
    const part = cluster.url.replace(/@.*\//, `@${first?.host}/`);
    await expect(publishEditions(dataDir, clusterAddress(part))).rejects.toThrow(
      /A parte 2 do cluster “prova” está em 127\.0\.0\.1:\d+; o endereço nomeia, dela: nenhum\. Escreva todos/,
    );
  });
});
