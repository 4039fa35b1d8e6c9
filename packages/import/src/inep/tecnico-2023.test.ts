import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type DuckDBConnection, DuckDBInstance } from '@duckdb/node-api';
import { type AnyDataset, type Edition, type Filters, graduate } from '@observatorio/contract';
import { importFiles } from '@observatorio/import';
import { openStore, type Store } from '@observatorio/store';
import { officialFiles } from '@observatorio/store/official-files';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const {
  paths: [path = ''],
  missing,
} = officialFiles('suplemento_cursos_tecnicos_2023.csv.gz');

const RAW = `read_csv('${path}', delim = ';', header = true, encoding = 'latin-1', all_varchar = true)`;
const TOTAL = 2_271_607;

describe.skipIf(missing)('technical courses of 2023 (real file)', () => {
  let dataDir: string;
  let store: Store;
  let edition: Edition;
  let plain: DuckDBConnection;

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'observatorio-'));
    edition = await importFiles('inep-tecnico', dataDir, [path]);
    store = await openStore(dataDir);
    plain = await (await DuckDBInstance.create(':memory:')).connect();
  });
  afterAll(async () => {
    await store.close();
    plain.closeSync();
    await rm(dataDir, { recursive: true });
  });

  /** Sums enrolments by key, directly from the file. */
  async function inFile(key: string, where = 'true', count = 'QT_MAT_CURSO_TEC') {
    const reader = await plain.runAndReadAll(
      `SELECT (${key})::VARCHAR AS key, sum(${count}::INTEGER)::DOUBLE AS n FROM ${RAW}
       WHERE ${where} GROUP BY ALL HAVING n > 0`,
    );
    return Object.fromEntries(
      reader.getRowsJS().map(([name, n]) => [(name as string | null) ?? 'null', n]),
    );
  }

  async function counts(dataset: AnyDataset, filters: Filters = {}) {
    const { rows } = await store.answer(dataset, store.resolve(dataset, filters));
    // The file has no rows for the zeros of places without courses.
    return Object.fromEntries(
      (rows as { key: string | null; count: number }[])
        .filter(({ count }) => count > 0)
        .map(({ key, count }) => [`${key}`, count]),
    );
  }

  it('imports every row', async () => {
    expect(edition).toMatchObject({
      ano: 2023,
      linhasLidas: 23_224,
      linhasAceitas: 23_224,
      linhasRejeitadas: 0,
    });
    expect(edition).toMatchObject({
      total: TOTAL,
      conferencia: {
        resultado: 'confere',
        texto: 'Publicado 2.271.607; nos arquivos importados 2.271.607; confere.',
      },
    });
    expect(await inFile("'all'")).toEqual({ all: TOTAL });
    const states = Object.values(await counts(graduate.byState));
    expect(states.reduce((total, count) => total + count, 0)).toBe(TOTAL);
    const { page } = await store.answer(graduate.courses, store.resolve(graduate.courses, {}));
    expect(page).toEqual({ total: 196 });
  });

  it.each<[string, AnyDataset, string]>([
    ['state', graduate.byState, 'CO_UF'],
    ['administration', graduate.byAdministration, 'TP_DEPENDENCIA'],
    ['network', graduate.byNetwork, "CASE TP_DEPENDENCIA WHEN '4' THEN 2 ELSE 1 END"],
    ['axis', graduate.byArea, 'ID_AREA_CURSO_PROFISSIONAL'],
    ['funding', graduate.byFunding, "CASE WHEN TP_DEPENDENCIA <> '4' THEN 1 END"],
  ])('matches the file by %s', async (_, dataset, key) => {
    expect(await counts(dataset)).toEqual(await inFile(key));
  });

  it('matches the file by municipality', async () => {
    for (const uf of ['12', '35', '53']) {
      expect(await counts(graduate.byMunicipality, { uf: [uf] })).toEqual(
        await inFile('CO_MUNICIPIO', `CO_UF = '${uf}'`),
      );
    }
    const reader = await plain.runAndReadAll(
      `SELECT count(DISTINCT CO_MUNICIPIO)::DOUBLE, count(DISTINCT CO_ENTIDADE)::DOUBLE FROM ${RAW}`,
    );
    expect(reader.getRowsJS()).toEqual([[2652, 8050]]);
  });

  it('matches the file by form, including two irregular column names', async () => {
    const columns = {
      CT: 'QT_MAT_CURSO_TEC_CT',
      NM: 'QT_MAT_CURSO_TEC_NM',
      CONC: 'QT_MAT_CURSO_TEC_CONC',
      SUBS: 'QT_MAT_TEC_SUBS',
      EJA: 'QT_MAT_TEC_EJA',
    };
    const federal = { dependenciaAdministrativa: ['1'], regiao: ['2'] };
    for (const [filters, where] of [
      [{}, 'true'],
      [federal, "TP_DEPENDENCIA = '1' AND CO_REGIAO = '2'"],
    ] as const) {
      const expected = await Promise.all(
        Object.entries(columns).map(([form, column]) => inFile(`'${form}'`, where, column)),
      );
      expect(await counts(graduate.byForm, filters)).toEqual(Object.assign({}, ...expected));
    }
  });

  it('matches the file by course, across all pages', async () => {
    const pages = await Promise.all(
      Array.from({ length: 20 }, (_, page) =>
        counts(graduate.courses, { currentPage: [`${page + 1}`], uf: ['35'] }),
      ),
    );
    expect(Object.assign({}, ...pages)).toEqual(
      await inFile('NO_CURSO_EDUC_PROFISSIONAL', "CO_UF = '35'"),
    );
  });
});
