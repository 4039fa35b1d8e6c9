import {
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  truncate,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { type Edition, labour, occupation, type Vintage } from '@observatorio/contract';
import { importFiles, importTable, parseDescription } from '@observatorio/import';
import { HEADER_2019, text2019 } from '@observatorio/import/testing';
import { ensureSample } from '@observatorio/sample';
import {
  EditionUnavailableError,
  emptyRowMetadata,
  installEdition,
  openStore,
  readManifest,
  type Store,
  type StoredEdition,
  type StoredManifest,
  type StoreOptions,
  writeManifest,
} from '@observatorio/store';
import { editionsCommand } from '@observatorio/store/editions-command';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { listEditions, restoreEdition } from '../../packages/store/src/editions/manage';
import { run as runProcess } from '../support/command';
import { runScript } from '../support/server-process';

const WITHIN = { timeout: 20_000 };

/**
 * Data directory copied for each test, with two official years of RAIS: three links in 2016, five
 * in 2019.
 */
let original: string;
let dir: string;
let dataDir: string;
let store: Store | undefined;
let problems: string[];

const newFolder = () => mkdtemp(join(tmpdir(), 'observatorio-'));

async function importLinks(
  count: number,
  year: number,
  {
    to = dataDir,
    isPartial = false,
    situacao,
  }: { to?: string; isPartial?: boolean; situacao?: Vintage } = {},
): Promise<Edition> {
  const path = join(dir, `AC_${year}.txt`);
  const rows = Array.from({ length: count }, () => ({}));
  await writeFile(path, text2019(rows, HEADER_2019, year), 'latin1');
  return importFiles('rais', to, [path], { isPartial, situacao });
}

beforeAll(async () => {
  dir = await newFolder();
  original = join(dir, 'original');
  await importLinks(3, 2016, { to: original });
  await importLinks(5, 2019, { to: original });
});
afterAll(() => rm(dir, { recursive: true }));

beforeEach(async () => {
  dataDir = await newFolder();
  await cp(original, dataDir, { recursive: true });
  problems = [];
});
afterEach(async () => {
  await store?.close();
  store = undefined;
  await rm(dataDir, { recursive: true });
});

async function open(options: StoreOptions = {}): Promise<Store> {
  store = await openStore(dataDir, {
    ...options,
    cachedBytes: 0,
    onProblem: (problem) => problems.push(String(problem)),
  });
  return store;
}

/** Returns the number of links served for a year, by default the latest. */
async function links(year?: number): Promise<number | undefined> {
  const query = store?.resolve(labour.summary, year ? { ano: [String(year)] } : {});
  if (!store || !query) throw new Error('no store is open');
  return (await store.answer(labour.summary, query)).rows[0]?.links;
}

const inPlace = (name: string) => join(dataDir, name);

async function fileOf(year: number): Promise<string> {
  const { conjuntos } = await readManifest(dataDir);
  return inPlace(conjuntos.find(({ ano }) => ano === year)?.arquivo ?? '');
}

/** Flips a bit in the middle of a file, beyond the parts that the engine reads when it opens it. */
async function flipByte(path: string): Promise<void> {
  const bytes = await readFile(path);
  bytes[Math.floor(bytes.length / 2)]! ^= 1;
  await writeFile(path, bytes);
}

const editionFiles = async () =>
  (await readdir(dataDir)).filter((name) => name.startsWith('rais-')).toSorted();

describe('a data directory without a readable manifest', () => {
  const damages: [string, (path: string) => Promise<void>][] = [
    ['missing', (path) => rm(path)],
    ['empty', (path) => truncate(path)],
    ['truncated', (path) => truncate(path, 300)],
    ['{}', (path) => writeFile(path, '{}')],
    ['[]', (path) => writeFile(path, '[]')],
    ['listing no editions', (path) => writeFile(path, '{"conjuntos":[]}')],
    [
      'listing a path outside the directory',
      (path) => writeFile(path, '{"conjuntos":[{"arquivo":"../x.duckdb"}]}'),
    ],
  ];

  it.each(damages)('serves the existing editions: %s', async (name, damage) => {
    const files = await editionFiles();
    const before = await readManifest(dataDir);
    await damage(inPlace('manifest.json'));
    await ensureSample(dataDir, () => expect.fail('made'), { only: ['rais'] });
    await open();
    expect([await links(2016), await links(2019)]).toEqual([3, 5]);
    expect(problems.join()).toContain('refeita a partir das edições: rais 2016 e rais 2019');
    expect(await readManifest(dataDir)).toEqual(before);
    expect(before.conjuntos[0]).toMatchObject({ baseRemuneracao: 'dezembro', ufs: ['12'] });
    expect(await editionFiles()).toEqual(files);
    const aside = (await readdir(dataDir)).filter((file) => file.startsWith('manifest-ilegivel'));
    expect(aside).toHaveLength(['missing', 'listing no editions'].includes(name) ? 0 : 1);
  });

  it('keeps serving when the manifest vanishes, and rewrites it', async () => {
    await open();
    const before = await readFile(inPlace('manifest.json'), 'utf8');
    await rm(inPlace('manifest.json'));
    await vi.waitFor(async () => {
      expect(await readFile(inPlace('manifest.json'), 'utf8')).toBe(before);
    }, WITHIN);
    expect([await links(2016), await links(2019)]).toEqual([3, 5]);
    expect(await editionFiles()).toHaveLength(2);
  });

  it('keeps its editions during an import', async () => {
    await rm(inPlace('manifest.json'));
    await importLinks(7, 2018);
    await open();
    expect([await links(2016), await links(2018), await links(2019)]).toEqual([3, 7, 5]);
  });

  it('serves the last imported edition that is intact', async () => {
    await importLinks(7, 2019);
    const newest = await fileOf(2019);
    await rm(inPlace('manifest.json'));
    await open();
    expect(await links(2019)).toBe(7);
    await store?.close();
    await rm(inPlace('manifest.json'));
    await truncate(newest, 20_000);
    await open();
    expect(await links(2019)).toBe(5);
  });

  it('never serves a sample instead of official data, even if the official data are damaged', async () => {
    const name = { conjunto: 'rais', ano: 2019, tipo: 'demonstracao' } as const;
    const other = join(dir, 'sample');
    await installEdition(other, name, noFacts);
    const [sample = ''] = (await readdir(other)).filter((file) => file.startsWith('rais-'));
    await cp(join(other, sample), inPlace(sample));
    await flipByte(await fileOf(2016));
    await rm(inPlace('manifest.json'));
    await ensureSample(dataDir, () => expect.fail('made'), { only: ['rais'] });
    await open();
    expect(await links(2019)).toBe(5);
    expect(store?.manifest().indisponiveis).toMatchObject([{ ano: 2016, tipo: 'oficial' }]);
    const { anteriores } = await readManifest(dataDir);
    expect(anteriores).toMatchObject([{ tipo: 'demonstracao', arquivo: sample }]);
  });
});

describe('a bad edition', () => {
  const damages: [string, string, (path: string) => Promise<void>][] = [
    ['missing', 'arquivo ausente', (path) => rm(path)],
    ['empty', 'arquivo vazio', (path) => truncate(path)],
    ['truncated', 'arquivo incompleto', (path) => truncate(path, 20_000)],
    ['with a flipped byte', 'arquivo corrompido', flipByte],
    [
      'replaced by another file',
      'arquivo corrompido',
      (path) => writeFile(path, 'x'.repeat(5_000_000)),
    ],
  ];

  it.each(damages)('is reported while the others stay live: %s', async (_, motivo, damage) => {
    await damage(await fileOf(2019));
    await open();
    expect(store?.manifest()).toMatchObject({
      conjuntos: [{ conjunto: 'rais', ano: 2016 }],
      indisponiveis: [{ conjunto: 'rais', ano: 2019, tipo: 'oficial', motivo }],
    });
    expect(problems).toEqual([
      expect.stringContaining(`rais 2019 está fora de serviço: ${motivo}`),
    ]);
    expect(await links(2016)).toBe(3);
    await expect(links(2019)).rejects.toThrow(EditionUnavailableError);
  });

  it('is detected by a query if damaged while live, and returns once its file is restored', async () => {
    await open();
    const path = await fileOf(2019);
    const bytes = await readFile(path);
    const damaged = Buffer.from(bytes);
    for (let at = 12_288; at < damaged.length; at += 500) damaged[at]! ^= 1;
    await writeFile(path, damaged);
    await expect(links(2019)).rejects.toThrow(EditionUnavailableError);
    expect(store?.manifest()).toMatchObject({
      conjuntos: [{ ano: 2016 }],
      indisponiveis: [{ ano: 2019, motivo: 'arquivo corrompido' }],
    });
    expect(await links(2016)).toBe(3);
    await writeFile(path, bytes);
    await vi.waitFor(async () => expect(await links(2019)).toBe(5), WITHIN);
  });

  it('is never queried, even if its verification is deferred', async () => {
    await flipByte(await fileOf(2019));
    await open({ verifiedBytes: 0 });
    await expect(links(2019)).rejects.toThrow(EditionUnavailableError);
    expect(await links(2016)).toBe(3);
    expect(problems).toEqual([expect.stringContaining('fora de serviço: arquivo corrompido')]);
  });

  it('is reported before the first query if its verification is deferred', async () => {
    await flipByte(await fileOf(2019));
    await open({ verifiedBytes: 0 });
    await vi.waitFor(
      () =>
        expect(store?.manifest()).toMatchObject({
          conjuntos: [{ ano: 2016 }],
          indisponiveis: [{ ano: 2019, motivo: 'arquivo corrompido' }],
        }),
      WITHIN,
    );
  });

  it('fails the responses that it contributes to, instead of leaving them incomplete', async () => {
    const write = async (name: string, text: string) => {
      await writeFile(join(dir, name), text);
      return join(dir, name);
    };
    const occupations = await write(
      'CBO2002 - Ocupacao.csv',
      'CODIGO;TITULO\n225125;Médico clínico\n',
    );
    const risks = await write(
      'risco.csv',
      'cbo,ocupacao,prob_automacao\n225125,Médico clínico,0.02\n',
    );
    await importFiles('cbo', dataDir, [occupations], { isPartial: true });
    const { versao } = await importFiles('automacao', dataDir, [risks], { isPartial: true });
    const { arquivo = '' } =
      (await readManifest(dataDir)).conjuntos.find((each) => each.versao === versao) ?? {};
    const risk = async () => {
      const opened = await open();
      const query = opened.resolve(occupation.info, { cod_cbo: ['225125'] });
      const { rows } = await opened.answer(occupation.info, query);
      return rows[0]?.automation;
    };
    expect(await risk()).toBe(0.02);
    await store?.close();
    await flipByte(inPlace(arquivo));
    await expect(risk()).rejects.toThrow('Dados fora de serviço: Automação (arquivo corrompido).');
  });

  it('is detected without a query if damaged while live, and returns once its file is restored', async () => {
    const path = await fileOf(2019);
    const whole = await readFile(path);
    await open();
    expect(await links(2019)).toBe(5);
    // Contents of another edition, which DuckDB would read without an error.
    await writeFile(path, await readFile(await fileOf(2016)));
    await vi.waitFor(
      () =>
        expect(store?.manifest().indisponiveis).toMatchObject([
          { ano: 2019, motivo: expect.stringMatching(/^arquivo /) },
        ]),
      WITHIN,
    );
    await expect(links(2019)).rejects.toThrow(EditionUnavailableError);
    expect(await links(2016)).toBe(3);
    await writeFile(path, whole);
    await vi.waitFor(async () => expect(await links(2019)).toBe(5), WITHIN);
  });

  it('is served once its missing file appears', async () => {
    const path = await fileOf(2019);
    await rename(path, `${path}.later`);
    await open();
    expect(store?.manifest().indisponiveis).toHaveLength(1);
    await cp(`${path}.later`, path);
    await vi.waitFor(async () => expect(await links(2019)).toBe(5), WITHIN);
    expect(store?.manifest().indisponiveis).toEqual([]);
  });

  it('does not replace the live edition until its file is complete', async () => {
    await open();
    const other = join(dir, 'other');
    await cp(dataDir, other, { recursive: true });
    await importLinks(7, 2019, { to: other });
    const { conjuntos } = await readManifest(other);
    const arriving = conjuntos.find(({ ano }) => ano === 2019)?.arquivo ?? '';
    await cp(join(other, 'manifest.json'), inPlace('manifest.json'));
    await vi.waitFor(
      () => expect(store?.manifest().indisponiveis).toMatchObject([{ motivo: 'arquivo ausente' }]),
      WITHIN,
    );
    expect(await links(2019)).toBe(5);
    const bytes = await readFile(join(other, arriving));
    await writeFile(inPlace(arriving), bytes.subarray(0, bytes.length / 2));
    await vi.waitFor(
      () =>
        expect(store?.manifest().indisponiveis).toMatchObject([{ motivo: 'arquivo incompleto' }]),
      WITHIN,
    );
    expect(await links(2019)).toBe(5);
    await writeFile(inPlace(arriving), bytes);
    await vi.waitFor(async () => expect(await links(2019)).toBe(7), WITHIN);
    expect(store?.manifest().indisponiveis).toEqual([]);
  });

  it('is not kept as the previous edition instead of an intact one', async () => {
    await importLinks(7, 2019);
    await flipByte(await fileOf(2019));
    await importLinks(8, 2019);
    const { anteriores } = await readManifest(dataDir);
    expect(anteriores).toMatchObject([{ ano: 2019, linhasAceitas: 5 }]);
  });

  it('is never replaced by sample data', async () => {
    const { conjuntos } = await readManifest(dataDir);
    await writeManifest(dataDir, {
      conjuntos: conjuntos.filter(({ ano }) => ano === 2016),
      anteriores: [],
    });
    await rm(await fileOf(2016));
    await ensureSample(dataDir, () => expect.fail('made'), { only: ['rais'] });
    await installEdition(dataDir, { conjunto: 'rais', ano: 2015, tipo: 'demonstracao' }, noFacts);
    await open();
    expect(() => store?.resolve(labour.summary, {})).toThrow(EditionUnavailableError);
    await expect(
      installEdition(dataDir, { conjunto: 'rais', ano: 2016, tipo: 'demonstracao' }, noFacts),
    ).rejects.toThrow('Há dados oficiais de rais 2016');
  });
});

const noFacts = async () => emptyRowMetadata();

it('lists only the latest import of a source without reference years, even if its year is earlier', async () => {
  for (const ano of [9999, 2025]) {
    await installEdition(dataDir, { conjunto: 'onet', ano, tipo: 'oficial' }, noFacts);
  }
  const { conjuntos, anteriores } = await readManifest(dataDir);
  expect(conjuntos.filter(({ conjunto }) => conjunto === 'onet')).toMatchObject([{ ano: 2025 }]);
  expect(anteriores).toMatchObject([{ conjunto: 'onet', ano: 9999 }]);
});

describe('an edition of another release', () => {
  /** Sets the schema number of the editions of a year. */
  async function renumber(year: number, esquema: number | undefined): Promise<void> {
    const { conjuntos, anteriores } = await readManifest(dataDir);
    const renumbered = (edition: StoredEdition) =>
      edition.ano === year ? { ...edition, esquema } : edition;
    await writeManifest(dataDir, {
      conjuntos: conjuntos.map(renumbered),
      anteriores: anteriores.map(renumbered),
    });
  }

  it.each([
    [0, 'de outra versão: importe de novo', 'Refaça-a com “npm run import -- rais ARQUIVOS'],
    [1000, 'de uma versão mais nova', 'Atualize o programa, ou refaça-a com “npm run import'],
  ])(
    'is out of service by name while the others stay live: schema %i',
    async (esquema, motivo, remedy) => {
      await renumber(2019, esquema);
      await open();
      expect(store?.manifest()).toMatchObject({
        conjuntos: [{ ano: 2016 }],
        indisponiveis: [{ conjunto: 'rais', ano: 2019, motivo }],
      });
      expect(problems).toEqual([expect.stringContaining(`fora de serviço: ${motivo}. ${remedy}`)]);
      expect(await links(2016)).toBe(3);
      await expect(links(2019)).rejects.toThrow(`Dados fora de serviço: RAIS 2019 (${motivo}).`);
    },
  );

  it('is kept by an import, together with the edition before it', async () => {
    await importLinks(7, 2019);
    await renumber(2019, 1000);
    const { conjuntos, anteriores } = await readManifest(dataDir);
    await importLinks(8, 2019);
    expect((await readManifest(dataDir)).anteriores).toEqual([
      ...anteriores,
      ...conjuntos.filter(({ ano }) => ano === 2019),
    ]);
    expect(await editionFiles()).toHaveLength(4);
  });

  it('is recognised by its tables if it does not carry a number', async () => {
    await renumber(2019, undefined);
    await open();
    expect(await links(2019)).toBe(5);
  });

  it('cannot be put into service', async () => {
    await importLinks(7, 2019);
    await renumber(2019, 1000);
    const [previous] = (await readManifest(dataDir)).anteriores;
    await expect(restoreEdition(dataDir, previous?.versao ?? '')).rejects.toThrow(
      'não pode ser usada: é de uma versão mais nova do programa.',
    );
  });
});

describe('a folder', () => {
  it('in place of the manifest is reported, and the editions stay live', async () => {
    await rm(inPlace('manifest.json'));
    await mkdir(inPlace('manifest.json'));
    await open();
    expect([await links(2016), await links(2019)]).toEqual([3, 5]);
    expect(problems.join()).toContain('manifest.json é uma pasta');
    await expect(importLinks(7, 2019)).rejects.toThrow('manifest.json é uma pasta');
    await expect(listEditions(dataDir)).rejects.toThrow('manifest.json é uma pasta');
  });

  it('in place of an edition is reported, and left in place by an import', async () => {
    const path = await fileOf(2019);
    await rm(path);
    await mkdir(path);
    await open();
    expect(store?.manifest().indisponiveis).toMatchObject([
      { ano: 2019, motivo: 'há uma pasta no lugar do arquivo' },
    ]);
    await importLinks(7, 2019);
    await vi.waitFor(async () => expect(await links(2019)).toBe(7), WITHIN);
    expect(await readdir(path)).toEqual([]);
  });
});

describe('cleaning up files that are not listed in the manifest', () => {
  it('deletes only editions, one hour after their last change', async () => {
    await writeFile(inPlace('minha-analise.duckdb'), 'mine');
    await writeFile(inPlace('minha-analise.duckdb.wal'), 'mine');
    await mkdir(inPlace('pasta.duckdb'));
    await mkdir(inPlace('.import-minha'));
    const edition = await fileOf(2016);
    const strange = inPlace('rais-2015-abc-0123456789abcdef.duckdb');
    await writeFile(strange, 'no mark');
    const { conjuntos } = await readManifest(dataDir);
    await writeManifest(dataDir, { conjuntos: conjuntos.slice(1), anteriores: [] });
    const files = await readdir(dataDir);

    await (await open()).close();
    expect(await readdir(dataDir), 'recently changed').toEqual(files);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2 * 3_600_000 });
    try {
      await rename(inPlace('manifest.json'), inPlace('manifest.old'));
      await (await open()).close();
      expect(await editionFiles(), 'without a manifest').toHaveLength(3);
      await rename(inPlace('manifest.old'), inPlace('manifest.json'));
      await (await open()).close();
    } finally {
      vi.useRealTimers();
    }
    expect(await readdir(dataDir)).toEqual(files.filter((name) => inPlace(name) !== edition));
  });
});

describe('the lock', () => {
  it.each([
    ['empty, as on a full disk', ''],
    ['damaged', 'x'.repeat(100)],
    ['damaged at its full size', 'x'.repeat(20_000)],
    ['damaged after its signature', `12345678DUCK${'x'.repeat(20_000)}`],
  ])('is recreated if its file is %s', async (_, text) => {
    await writeFile(inPlace('.lock'), text);
    await installEdition(dataDir, { conjunto: 'onet', ano: 2018, tipo: 'oficial' }, noFacts);
    await open();
    expect(store?.manifest().conjuntos).toMatchObject([
      { ano: 2016 },
      { ano: 2019 },
      { ano: 2018 },
    ]);
    expect(problems).toEqual([]);
  });

  it('fails immediately if it cannot be written', async () => {
    await rm(inPlace('.lock'));
    await mkdir(inPlace('.lock'));
    const waiting = importLinks(7, 2018);
    await expect(waiting).rejects.toThrow('Não é possível gravar na pasta de dados');
    await open();
    expect([await links(2016), await links(2019)]).toEqual([3, 5]);
  });
});

describe('npm run editions', () => {
  const cli = 'packages/store/src/cli.ts';

  /** Runs the command in this process. Returns its output. */
  async function run(...args: string[]): Promise<string> {
    vi.stubEnv('DATA_DIR', dataDir);
    const print = vi.spyOn(console, 'log').mockImplementation(() => {});
    try {
      await editionsCommand(args);
      return stripVTControlCharacters(print.mock.calls.map(([line]) => `${line}\n`).join(''));
    } finally {
      print.mockRestore();
      vi.unstubAllEnvs();
    }
  }

  const versions = ({ conjuntos, anteriores }: StoredManifest) => ({
    live: conjuntos.map(({ versao }) => versao),
    previous: anteriores.map(({ versao }) => versao),
  });

  it('exits cleanly when its output pipe is closed', async () => {
    const child = runScript(cli, ['list'], { DATA_DIR: dataDir });
    child.stdout?.destroy();
    let errors = '';
    child.stderr?.on('data', (chunk: Buffer) => {
      errors += chunk.toString();
    });
    const code = await new Promise((resolve) => child.once('close', resolve));
    expect({ code, errors }).toEqual({ code: 0, errors: '' });
  });

  it('lists, rolls back and removes editions while a store is open', async () => {
    const old = (await readManifest(dataDir)).conjuntos.find(({ ano }) => ano === 2019)?.versao;
    const { versao } = await importLinks(7, 2019);
    await open();
    expect((await run('list')).split('\n')).toEqual([
      expect.stringMatching(/^rais 2016 .* em serviço +oficial .* 3 linhas/),
      expect.stringMatching(new RegExp(`^rais 2019 +${versao} +em serviço .* 7 linhas`)),
      '  antes 5, agora 7, +2',
      expect.stringMatching(new RegExp(`^rais 2019 +${old} +anterior .* 5 linhas`)),
      '',
    ]);

    expect(await run('use', `${old}`)).toBe(`Em serviço: rais 2019, edição ${old}.\n`);
    await vi.waitFor(async () => expect(await links(2019)).toBe(5), WITHIN);
    expect(versions(await readManifest(dataDir)).previous).toEqual([versao]);

    await run('remove', `${old}`);
    await vi.waitFor(
      () => expect(() => store?.resolve(labour.summary, { ano: ['2019'] })).toThrow(),
      WITHIN,
    );
    expect(await links()).toBe(3);
    const kept = await editionFiles();
    expect(kept).toHaveLength(2);
    await run('remove', `${store?.manifest().conjuntos[0]?.versao}`);
    await ensureSample(dataDir, () => expect.fail('made'), { only: ['rais'] });
    expect(await editionFiles(), 'an edition to return to').toHaveLength(1);
  });

  it('tells apart the tables of indicators', async () => {
    const path = join(dir, 'tabela.csv');
    await writeFile(path, 'UF;valor\nAC;5\n');
    const [first] = await Promise.all(
      ['ideb', 'renda-do-trabalho-principal'].map((id) =>
        importTable(
          parseDescription(
            'tabela.json',
            JSON.stringify({
              id,
              fonte: 'Testes',
              licenca: 'CC BY 4.0',
              ano: 2022,
              colunas: { uf: 'UF' },
              medidas: [{ rotulo: id, unidade: '', casas: 0, coluna: 'valor' }],
            }),
          ),
          dataDir,
          [path],
        ),
      ),
    );
    const { ano, versao } = first as Edition;
    const listed = await run('list');
    expect(listed).toMatch(new RegExp(`^indicadores ideb ${ano} +${versao} `, 'm'));
    expect(listed).toMatch(
      new RegExp(`^indicadores renda-do-trabalho-principal ${ano}  \\w+ `, 'm'),
    );
    expect(await run('remove', versao)).toBe(
      `Removida: indicadores ideb ${ano}, edição ${versao}.\n`,
    );
  });

  it('lists both totals of a year that was imported again as partial', async () => {
    await importLinks(4, 2019, { isPartial: true, situacao: 'parcial' });
    expect(await run('list')).toMatch(
      /^rais 2019 .* oficial +parcial .* 4 linhas .*\n {2}antes 5, agora 4 \(parcial\), -1\n/m,
    );
    await importLinks(4, 2019);
    expect(await run('list')).toContain('  antes 4 (parcial), agora 4, 0\n');
  });

  it('compares the live editions with the published totals', async () => {
    await ensureSample(dataDir, () => {}, { only: ['cbo'] });
    const compared = () => runProcess(cli, ['confere'], { dataDir });
    expect(await compared()).toMatchObject({
      code: 3,
      text: expect.stringMatching(
        /^RAIS 2016: Publicado para o Acre 128\.137; nos arquivos importados 3; .*\nRAIS 2019: Não há comparação possível: .*\nCBO: Dados de demonstração, inventados: não há com que comparar\.\n$/,
      ),
    });
    const { conjuntos, anteriores } = await readManifest(dataDir);
    const earlier = conjuntos.map(({ conferencia: _compared, ...edition }) => edition);
    await writeManifest(dataDir, { conjuntos: earlier, anteriores });
    expect(await compared()).toMatchObject({
      code: 0,
      text: expect.stringContaining('RAIS 2016: Importada por uma versão anterior'),
    });
  });

  it('reads an edition by its data set or version, without changing it, while a store is open', async () => {
    const old = (await readManifest(dataDir)).conjuntos.find(({ ano }) => ano === 2019)?.versao;
    await importLinks(7, 2019);
    await open();
    const count = ['SELECT sum(n) AS total FROM profiles WHERE n > ?', '0'];
    const outcomes = await Promise.all(
      [
        ['rais', ...count],
        ['nada', 'SELECT 1'],
      ].map((args) => runProcess(cli, ['sql', ...args], { dataDir })),
    );
    expect(outcomes).toMatchObject([
      { code: 0, text: expect.stringMatching(/│ '7' +│/) },
      { code: 2, text: expect.stringMatching(/Não há edição/) },
    ]);
    expect(await run('sql', `${old}`, ...count)).toMatch(/│ '5' +│/);
    expect(await run('sql', 'rais', 'EXPLAIN ANALYZE SELECT * FROM profiles')).toContain(
      'TABLE_SCAN',
    );
    await expect(run('sql', 'rais', 'DELETE FROM profiles')).rejects.toThrow('read-only');
  });

  it('keeps the largest edition to return to, until an import is nearly as large', async () => {
    const { versao: full } = await importLinks(100, 2019);
    await expect(importLinks(40, 2019)).rejects.toThrow(
      'há 40 linhas, e a edição em serviço tem 100. Confira se os arquivos estão inteiros e se falta algum. Para aceitar a perda: --parcial.',
    );
    const { versao: cut, notas } = await importLinks(40, 2019, { isPartial: true });
    expect(notas).toContain('Há 40 linhas, e a edição em serviço tem 100.');
    const again = await importLinks(80, 2019);
    expect(versions(await readManifest(dataDir)).previous).toEqual([full, cut]);
    await importLinks(99, 2019);
    expect(versions(await readManifest(dataDir)).previous).toEqual([again.versao]);
  });

  it('notices a file that was imported as another year', async () => {
    const wagesOnly = HEADER_2019.filter((name) => name !== 'Vl Remun Dezembro Nom');
    const text = text2019(
      Array.from({ length: 5 }, () => ({})),
      wagesOnly,
    );
    const imported = async (year: number) => {
      const path = join(dir, `AC_${year}.txt`);
      await writeFile(path, text, 'latin1');
      return importFiles('rais', dataDir, [path], { isPartial: true });
    };
    await imported(2019);
    const { notas } = await imported(2018);
    expect(notas.join(' ')).toContain(
      'O arquivo AC_2018.txt foi importado também como 2019: um dos dois anos está errado.',
    );
    const corrected = await importLinks(6, 2018);
    expect(corrected.notas.join(' ')).not.toContain('importado também');
  });

  it('rejects unknown commands and editions, and damaged editions', async () => {
    await expect(run('use', 'nada')).rejects.toThrow('Não há a edição nada');
    await expect(run('apagar', 'tudo')).rejects.toThrow('Uso: npm run editions');
    await importLinks(7, 2019);
    const [previous] = (await readManifest(dataDir)).anteriores;
    await flipByte(inPlace(previous?.arquivo ?? ''));
    await expect(run('use', previous?.versao ?? '')).rejects.toThrow(
      'não pode ser usada: arquivo corrompido',
    );
  });
});
