import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { labour, QueryError } from '@observatorio/contract';
import { importFiles } from '@observatorio/import';
import { HEADER_2019, text2019 } from '@observatorio/import/testing';
import { openStore, type Store, withLock, YearUnavailableError } from '@observatorio/store';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { endOf, runScript } from '../support/server-process';

let dir: string;
let dataDir: string;
let store: Store | undefined;

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'observatorio-'));
  dataDir = join(dir, 'data');
});
afterEach(async () => {
  await store?.close();
  store = undefined;
  await rm(dir, { recursive: true });
});

/** Writes an official file with the given number of links in Acre. */
async function file(links: number, name = 'AC_2019.txt'): Promise<string> {
  const path = join(dir, name);
  const rows = Array.from({ length: links }, () => ({}));
  await writeFile(
    path,
    text2019(rows, HEADER_2019, Number(/\d{4}/.exec(name)?.[0] ?? 2019)),
    'latin1',
  );
  return path;
}

const total = async (opened: Store): Promise<number | undefined> => {
  const {
    rows: [row],
  } = await opened.answer(labour.summary, opened.resolve(labour.summary, {}));
  return row?.links;
};

/** Lists the temporary files of unfinished imports. */
const unfinished = async () =>
  (await readdir(dataDir, { recursive: true })).filter((name) => name.startsWith('.import-'));

const databases = async () => (await readdir(dataDir)).filter((name) => name.endsWith('.duckdb'));

describe('the store', () => {
  it('opens without data and reports it', async () => {
    store = await openStore(dataDir);
    expect(store.manifest()).toMatchObject({ conjuntos: [], indisponiveis: [], limiteSigilo: 5 });
    expect(() => store?.resolve(labour.summary, {})).toThrow('Ainda não há dados em serviço.');
  });

  it('resolves the year, and rejects unknown values', async () => {
    await importFiles('rais', dataDir, [await file(3)]);
    await importFiles('rais', dataDir, [await file(3, 'AC_2016.txt')]);
    store = await openStore(dataDir);
    const { edition, filters } = store.resolve(labour.summary, { municipio: ['1200401'] });
    expect(edition.ano).toBe(2019);
    expect(filters).toEqual({ ano: ['2019'], municipio: ['1200401'] });
    expect(store.resolve(labour.summary, { ano: ['2016'] }).edition.ano).toBe(2016);

    const refused =
      (wanted: Record<string, string[]>, dataset: typeof labour.byState = labour.byState) =>
      () =>
        store?.resolve(dataset, wanted);
    expect(refused({ municipio: ['1200409'] })).toThrow(QueryError);
    expect(refused({ ano: ['2016', '2019'] })).toThrow('um ano só');
    expect(refused({ ano: ['2018'] })).toThrow(new YearUnavailableError('2018', [2019, 2016]));
    expect(() => store?.resolve(labour.byMunicipality, {})).toThrow('Escolha um estado');
  });

  it('answers requests without a year for the year that the operator sets', async () => {
    await importFiles('rais', dataDir, [await file(3)]);
    await importFiles('rais', dataDir, [await file(5, 'AC_2016.txt')]);
    store = await openStore(dataDir, { referenceYear: 2016 });
    expect(store.manifest().anoReferencia).toBe(2016);
    expect(await total(store)).toBe(5);
    expect(store.resolve(labour.summary, { ano: ['2019'] }).edition.ano).toBe(2019);
  });

  it('returns empty responses for contradictory filters', async () => {
    await importFiles('rais', dataDir, [await file(3)]);
    store = await openStore(dataDir);
    const query = store.resolve(labour.byState, { uf: ['12'], regiao: ['3'] });
    expect((await store.answer(labour.byState, query)).rows).toEqual([]);
    expect((await store.answer(labour.byWageBand, query)).rows).toEqual([]);
  });

  it('narrows the filters’ options', async () => {
    await importFiles('rais', dataDir, [await file(3)]);
    store = await openStore(dataDir);
    const options = async (filters: Record<string, string[]>, filter: string) => {
      const query = store?.resolve(labour.options, filters);
      if (!store || !query) throw new Error('no store');
      const { rows } = await store.answer(labour.options, query);
      return rows.filter((row) => row.filter === filter);
    };
    expect(await options({}, 'municipio')).toHaveLength(5571);
    expect(await options({ uf: ['12'] }, 'municipio')).toHaveLength(22);
    expect(await options({ regiao: ['4'] }, 'uf')).toHaveLength(3);
    expect(await options({ municipio: ['1200401'] }, 'municipio')).toEqual([
      { filter: 'municipio', code: '1200401', label: 'Rio Branco' },
    ]);
    expect((await options({}, 'occupation')).map(({ code }) => code)).toEqual(['411005']);
    expect(await options({}, 'ano')).toEqual([{ filter: 'ano', code: '2019', label: '2019' }]);
  });
});

describe('a new edition', () => {
  it('is picked up without a restart while queries continue', async () => {
    await importFiles('rais', dataDir, [await file(3)]);
    store = await openStore(dataDir, { cachedBytes: 0 });
    const seen = new Set<number | undefined>();
    const stop = new AbortController();
    const opened = store;
    const asking = (async () => {
      while (!stop.signal.aborted) seen.add(await total(opened));
    })();
    await importFiles('rais', dataDir, [await file(7)]);
    await vi.waitFor(async () => expect(await total(opened)).toBe(7), { timeout: 10_000 });
    stop.abort();
    await asking;
    expect(seen).toEqual(new Set([3, 7]));
  });

  it('keeps the previous edition, and deletes the one before that', async () => {
    await importFiles('rais', dataDir, [await file(3)]);
    const [first] = await databases();
    await importFiles('rais', dataDir, [await file(4)]);
    expect(await databases()).toHaveLength(2);
    await importFiles('rais', dataDir, [await file(5)]);
    expect(await databases()).toHaveLength(2);
    expect(await databases()).not.toContain(first);
  });

  it('goes live after concurrent imports, one edition per year', async () => {
    await Promise.all([
      importFiles('rais', dataDir, [await file(3)]),
      importFiles('rais', dataDir, [await file(4, 'AC_2016.txt')]),
      importFiles('rais', dataDir, [await file(3, 'outra_2019.txt')]),
    ]);
    store = await openStore(dataDir);
    expect(
      store
        .manifest()
        .conjuntos.map(({ ano }) => ano)
        .toSorted((a, b) => a - b),
    ).toEqual([2016, 2019]);
    expect(await databases()).toHaveLength(3);
  });
});

describe('an import killed midway', () => {
  it('keeps the old data live, and the next start removes its leftovers', async () => {
    await importFiles('rais', dataDir, [await file(3)]);
    const path = await file(30_000, 'grande_2019.txt');
    const child = runScript('packages/import/src/cli.ts', ['rais', path], { DATA_DIR: dataDir });
    await vi.waitFor(
      async () =>
        expect(await unfinished()).toContainEqual(expect.stringMatching(/edition.duckdb$/)),
      { timeout: 30_000, interval: 20 },
    );
    child.kill('SIGSTOP');
    // Opening a store removes only the leftovers of dead processes.
    await (await openStore(dataDir)).close();
    expect(await unfinished(), 'while the import runs').not.toEqual([]);
    child.kill('SIGKILL');
    await endOf(child);
    expect(await unfinished()).not.toEqual([]);

    store = await openStore(dataDir);
    expect(await total(store)).toBe(3);
    expect(await unfinished()).toEqual([]);
  });

  it('leaves no lock behind', async () => {
    await mkdir(dataDir, { recursive: true });
    const holder = spawn(
      process.execPath,
      [
        '--import',
        'tsx',
        '--input-type=module',
        '--eval',
        `import { withLock } from ${JSON.stringify(new URL('../../packages/store/src/editions/lock.ts', import.meta.url).href)};
         await withLock(${JSON.stringify(dataDir)}, async () => {
           console.log('held');
           await new Promise((resolve) => setTimeout(resolve, 60_000));
         });`,
      ],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    );
    await new Promise((resolve) => holder.stdout.once('data', resolve));
    let isFree = false;
    const waiting = withLock(dataDir, async () => {
      isFree = true;
    });
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(isFree).toBe(false);
    holder.kill('SIGKILL');
    await waiting;
    expect(isFree).toBe(true);
  });
});

describe('the import command', () => {
  async function run(args: readonly string[]): Promise<{ code: number | null; text: string }> {
    const child = runScript('packages/import/src/cli.ts', args, { DATA_DIR: dataDir });
    let text = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk: Buffer) => {
        text += chunk.toString();
      });
    }
    const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
    return { code, text };
  }

  it('reports in its exit code whether the data are live', async () => {
    const path = await file(8);
    const [done, unknown, help, needless] = await Promise.all([
      run(['rais', path, '--ano', '2019']),
      run(['ipea', path]),
      run(['--help']),
      run(['rais', path, '--sem', 'sexo, tamanho']),
    ]);
    expect(done.text).toContain(
      '8 linhas lidas = 8 aceitas + 0 de vínculos encerrados + 0 rejeitadas',
    );
    expect(done.text).toContain('Contam os vínculos ativos em 31/12/2019');
    expect(done.code).toBe(0);
    expect(needless).toMatchObject({ code: 2, text: expect.stringContaining('--sem sexo, mas') });
    expect(unknown).toMatchObject({ code: 2, text: expect.stringContaining('“ipea” não existe') });
    expect(help).toMatchObject({ code: 0, text: expect.stringContaining('Uso: npm run import') });
  });
});
