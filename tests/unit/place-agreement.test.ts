import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type DuckDBConnection, DuckDBInstance } from '@duckdb/node-api';
import { type AnyDataset, parseFilters, place, type RowOf } from '@observatorio/contract';
import { minimumWage } from '@observatorio/domain';
import { generateLinks, generateOffers } from '@observatorio/sample/testing';
import {
  buildEdition,
  buildOffers,
  emptyRowMetadata,
  installEdition,
  LINKS_TABLE,
  loadPlaces,
  OFFERS_TABLE,
  openStore,
  type Places,
  type Store,
} from '@observatorio/store';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { publishedPay, publishedPercentiles } from '../support/published-pay';

const YEAR = 2019;
const SAO_PAULO = '3550308';
const censuses = { Técnico: 'inep-tecnico', Superior: 'inep-superior' } as const;

let dataDir: string;
let raw: DuckDBInstance;
let plain: DuckDBConnection;
let places: Places;

const ask = async (sql: string): Promise<unknown[][]> =>
  (await plain.runAndReadAll(sql)).getRowsJS();

const numberOf = async (sql: string): Promise<number> => Number((await ask(sql))[0]?.[0]);

/** Fills the table `links` with sample links, one in 23 of which lacks a value. */
async function makeLinks(connection: DuckDBConnection, path: string): Promise<void> {
  await connection.run('SET threads = 1');
  await connection.run(LINKS_TABLE);
  await generateLinks(connection, { links: 40_000 });
  const gaps = ['sector', 'gender', 'size', 'schooling']
    .map((name, index) => `CASE WHEN hash(rowid, ${index}) % 23 <> 0 THEN ${name} END AS ${name}`)
    .join(', ');
  await connection.run(`
    COPY (SELECT * REPLACE (${gaps}, (1 + hash(rowid) % 3)::INTEGER AS n) FROM links)
    TO '${path}' (FORMAT parquet)`);
}

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'observatorio-'));
  raw = await DuckDBInstance.create(':memory:', { threads: '1' });
  plain = await raw.connect();
  const source = await DuckDBInstance.create(':memory:');
  await makeLinks(await source.connect(), join(dataDir, 'links.parquet'));
  source.closeSync();
  await plain.run(`CREATE TABLE links AS FROM '${join(dataDir, 'links.parquet')}'`);
  for (const name of Object.values(censuses)) {
    const path = join(dataDir, `${name}.parquet`);
    await installEdition(
      dataDir,
      { conjunto: name, ano: YEAR, tipo: 'demonstracao' },
      async (connection) => {
        await connection.run(OFFERS_TABLE);
        await generateOffers(connection, { source: name });
        await connection.run(`COPY offers TO '${path}' (FORMAT parquet)`);
        await buildOffers(connection);
        return emptyRowMetadata();
      },
    );
    await plain.run(`CREATE TABLE "${name}" AS FROM '${path}'`);
  }
  places = await loadPlaces();
}, 120_000);

afterAll(async () => {
  raw.closeSync();
  await rm(dataDir, { recursive: true });
});

const inhabitantsOf = (prefix: string): number =>
  places.municipalities
    .filter(({ code }) => code.startsWith(prefix))
    .reduce((sum, { inhabitants = 0 }) => sum + inhabitants, 0);

/** SQL condition on the links of Brazil, a region, a state or a municipality, by its code. */
function whereIn(code: string): string {
  if (code === '') return 'true';
  return `${['', 'uf // 10', 'uf'][code.length] ?? 'municipio'} = ${code}`;
}

/** The figures of a place, from plain SQL over the raw rows. */
async function summaryOf(prefix: string) {
  const chosen = whereIn(prefix);
  const [[links = 0, women = 0] = []] = await ask(`
    SELECT sum(n)::INTEGER, sum(CASE WHEN gender = 2 THEN n ELSE 0 END)::INTEGER
    FROM links WHERE ${chosen}`);
  const pays = await ask(`
    SELECT pay, n::INTEGER FROM links WHERE ${chosen} AND pay IS NOT NULL ORDER BY pay`);
  const each = pays.flatMap(([pay, n]) =>
    Array.from({ length: Number(n) }, () => Number(pay) / 100),
  );
  const isPublished = each.length >= 5;
  const mean = each.reduce((a, b) => a + b, 0) / each.length;
  const inhabitants = inhabitantsOf(prefix);
  return {
    links: Number(links),
    inhabitants,
    perThousand: Math.round((10_000 * Number(links)) / inhabitants) / 10,
    ages: 'all',
    meanPay: isPublished ? publishedPay(mean, each.length) : null,
    medianPay: isPublished ? publishedPercentiles(each, minimumWage(YEAR)).medianPay : null,
    womenShare: Number(women) / Number(links),
  };
}

/** Municipality codes by their links, most first. */
const municipalities = async (): Promise<string[]> =>
  (
    await ask(`SELECT municipio FROM links WHERE municipio IS NOT NULL
      GROUP BY 1 ORDER BY sum(n) DESC, 1`)
  ).map(([code]) => String(code));

const shareSql = (condition: string): string =>
  `sum(CASE WHEN ${condition} THEN n ELSE 0 END) / sum(n)`;

const logarithms = new Set(['inhabitants', 'perThousand', 'medianPay']);

type Features = Readonly<Record<string, number | null>>;

type Level = 'municipio' | 'uf';

/** Features by level, which are the same for every cube. */
const known = new Map<Level, Promise<Map<string, Features>>>();

function featuresOf(level: Level): Promise<Map<string, Features>> {
  const features = known.get(level) ?? readFeatures(level);
  known.set(level, features);
  return features;
}

/** The features of all municipalities or states, from plain SQL. */
async function readFeatures(column: Level): Promise<Map<string, Features>> {
  const rows = await ask(`
    SELECT ${column}, ${shareSql('sector <= 14')}, ${shareSql('sector = 15')},
      ${shareSql('sector IN (16, 17)')}, ${shareSql('sector = 25')}, ${shareSql('schooling >= 9')},
      count(sector) > 0 AND count(schooling) > 0
    FROM links GROUP BY ALL HAVING ${column} IS NOT NULL ORDER BY ALL`);
  const features = await Promise.all(
    rows.map(async ([key, industry, construction, commerce, agriculture, higher, isKnown]) => {
      const { inhabitants, perThousand, medianPay } = await summaryOf(String(key));
      const shares = { industry, construction, commerce, agriculture, higher };
      const isComplete = isKnown && inhabitants > 0 && perThousand > 0 && medianPay !== null;
      const values = { inhabitants, perThousand, medianPay, ...shares };
      return isComplete ? [[String(key), values as Features] as const] : [];
    }),
  );
  return new Map(features.flat());
}

/** Compares one place with the others by the definition of the distance. */
function nearestTo(code: string, all: ReadonlyMap<string, Features>) {
  const scaled = (features: Features): number[] =>
    Object.entries(features).map(([name, value]) =>
      logarithms.has(name) ? Math.log(Number(value)) : Number(value),
    );
  const points = [...all].map(([key, features]) => ({ key, values: scaled(features) }));
  const count = points.length;
  const deviations = (points[0]?.values ?? []).map((_, index) => {
    const values = points.map((point) => point.values[index] ?? 0);
    const mean = values.reduce((a, b) => a + b, 0) / count;
    return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / count);
  });
  const origin = points.find(({ key }) => key === code)?.values ?? [];
  return points
    .filter(({ key }) => key !== code)
    .map(({ key, values }) => ({
      key,
      distance: Math.sqrt(
        values.reduce(
          (sum, value, index) =>
            sum + ((value - (origin[index] ?? 0)) / (deviations[index] ?? 1)) ** 2,
          0,
        ),
      ),
    }))
    .toSorted((a, b) => a.distance - b.distance || Number(a.key) - Number(b.key))
    .slice(0, 8);
}

describe.each([0, 2])('on an edition whose cube combines %i axes', (cubeAxes) => {
  let store: Store;

  beforeAll(async () => {
    const name = { conjunto: 'rais', ano: YEAR, tipo: 'demonstracao' } as const;
    await installEdition(dataDir, name, async (connection) => {
      await connection.run('SET threads = 1');
      await connection.run(`CREATE VIEW links AS FROM '${join(dataDir, 'links.parquet')}'`);
      await buildEdition(connection, { year: YEAR, cubeAxes });
      return emptyRowMetadata();
    });
    store = await openStore(dataDir, { threads: 1 });
  }, 120_000);
  afterAll(() => store.close());

  async function rowsOf<D extends AnyDataset>(
    dataset: D,
    query: Record<string, string> = {},
  ): Promise<RowOf<D>[]> {
    const filters = parseFilters(dataset.filters, query);
    return (await store.answer(dataset, store.resolve(dataset, filters))).rows;
  }

  it.each([
    [{ municipio: SAO_PAULO }, ['3550308 São Paulo', '35 São Paulo (estado)', 'null Brasil']],
    [
      { municipio: SAO_PAULO, uf: 'SP', regiao: '3' },
      ['3550308 São Paulo', '35 São Paulo (estado)', 'null Brasil'],
    ],
    [{ uf: '12' }, ['12 Acre', 'null Brasil']],
    [{ regiao: '3' }, ['3 Sudeste', 'null Brasil']],
    [{}, ['null Brasil']],
  ])('summarises %j beside its state and Brazil', async (query, names) => {
    const rows = await rowsOf(place.summary, query);
    expect(rows.map(({ code, label }) => `${code} ${label}`)).toEqual(names);
    for (const { code, key: _, label: __, unclassified: ___, coverage, ...figures } of rows) {
      expect(coverage).toBeNull();
      const { womenShare, ...expected } = await summaryOf(code ?? '');
      expect(figures).toEqual({ ...expected, womenShare: expect.closeTo(womenShare, 12) });
    }
  });

  it.each(['municipio', 'uf'] as const)('finds the places most similar by %s', async (filter) => {
    const all = await featuresOf(filter);
    const codes = [...all.keys()];
    for (const code of [codes[0], codes[Math.floor(codes.length / 2)]]) {
      const rows = await rowsOf(place.similar, { [filter]: String(code) });
      expect(rows.map(({ role }) => role)).toEqual([
        'place',
        ...Array.from({ length: 8 }, () => 'similar'),
        'deviation',
      ]);
      expect(rows[0]).toMatchObject({ key: code, distance: 0, compared: codes.length });
      const expected = nearestTo(String(code), all);
      expect(rows.slice(1, 9).map(({ key, distance }) => ({ key, distance }))).toEqual(
        expected.map(({ key, distance }) => ({ key, distance: expect.closeTo(distance, 8) })),
      );
      for (const row of rows.slice(0, 9)) {
        const features = Object.entries(all.get(String(row.key)) ?? {});
        for (const [name, value] of features) {
          expect(Reflect.get(row, name)).toBeCloseTo(Number(value), 12);
        }
      }
    }
  });

  it('compares no place that lacks a feature, and says so', async () => {
    const all = await featuresOf('municipio');
    const withheld = (await municipalities()).find((code) => !all.has(code));
    const rows = await rowsOf(place.similar, { municipio: String(withheld) });
    expect(rows).toMatchObject([{ key: withheld, distance: null, compared: all.size }]);
    expect(rows[0]?.excluded).toBe(places.municipalities.length - all.size);
  });

  it('divides the shares of subsectors and sizes by those of Brazil', async () => {
    const [city = '', ...others] = await municipalities();
    for (const code of [city, '35', '3', others.at(-1) ?? '']) {
      const filter = ['', 'regiao', 'uf'][code.length] ?? 'municipio';
      const rows = await rowsOf(place.specialisation, { [filter]: code });
      const total = await numberOf(`SELECT sum(n) FROM links WHERE ${whereIn(code)}`);
      const national = await numberOf('SELECT sum(n) FROM links');
      for (const { dimension, key, count, share, nationalShare, quotient } of rows) {
        const is = `${dimension === 'setor' ? 'sector' : 'size'} IS NOT DISTINCT FROM ${key}`;
        const sum = 'SELECT coalesce(sum(n), 0) FROM links WHERE';
        const [here, everywhere] = [
          await numberOf(`${sum} ${is} AND ${whereIn(code)}`),
          await numberOf(`${sum} ${is}`),
        ];
        expect(count).toBe(here);
        expect(share).toBeCloseTo(here / total, 12);
        expect(nationalShare).toBeCloseTo(everywhere / national, 12);
        if (key === null || everywhere === 0 || total < 50) expect(quotient).toBeNull();
        else expect(quotient).toBeCloseTo(here / total / (everywhere / national), 9);
      }
      expect(rows.filter(({ key }) => key !== null)).toHaveLength(35);
    }
  });

  it('counts the courses in a municipality and within 50 km, and names the nearest', async () => {
    const rows = await rowsOf(place.courses, { municipio: SAO_PAULO });
    expect(rows.map(({ level }) => level)).toEqual(Object.keys(censuses));
    const near = [...places.near([SAO_PAULO], 50).keys()].join();
    for (const { level, here, within, nearest } of rows) {
      const table = `"${censuses[level as keyof typeof censuses]}"`;
      const courses = (codes: string) =>
        numberOf(`SELECT count(DISTINCT course) FROM ${table} WHERE municipio IN (${codes})`);
      expect(here).toBe(await courses(SAO_PAULO));
      expect(within).toBe(await courses(near));
      expect(nearest).toHaveLength(10);
      const distances = nearest.map(({ distance }) => distance);
      expect(distances).toEqual(distances.toSorted((a, b) => a - b));
      for (const each of nearest) expect(each.courses).toBe(await courses(each.key));
      const closer = [...places.near([SAO_PAULO], distances.at(-1) ?? 0).keys()].join();
      const offering = await numberOf(
        `SELECT count(DISTINCT municipio) FROM ${table}
         WHERE municipio IN (${closer}) AND municipio <> ${SAO_PAULO}`,
      );
      expect(offering).toBeLessThanOrEqual(10);
    }
  });

  it.each([
    [place.similar.id, place.similar, {}, 'uf'],
    [place.courses.id, place.courses, { uf: '35' }, 'municipio'],
    [place.summary.id, place.summary, { uf: '35,33' }, 'uf'],
    [place.summary.id, place.summary, { uf: '35', municipio: '1200401' }, 'municipio'],
    [place.summary.id, place.summary, { uf: '12', regiao: '3' }, 'uf'],
    [place.summary.id, place.summary, { municipio: '3599999' }, 'municipio'],
    [place.specialisation.id, place.specialisation, { ano: '1999' }, 'ano'],
  ] as const)('rejects a query of %s', (_id, dataset, query, parameter) => {
    const filters = parseFilters(dataset.filters, query);
    expect(() => store.resolve(dataset, filters)).toThrow(expect.objectContaining({ parameter }));
  });
});

describe('on an edition with the links of one state', () => {
  let store: Store;
  let folder: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'observatorio-'));
    const name = { conjunto: 'rais', ano: YEAR, tipo: 'demonstracao' } as const;
    await installEdition(folder, name, async (connection) => {
      const path = join(dataDir, 'links.parquet');
      await connection.run(`CREATE VIEW links AS FROM '${path}' WHERE uf = 12`);
      await buildEdition(connection, { year: YEAR });
      return { ...emptyRowMetadata(), ufs: ['12'] };
    });
    store = await openStore(folder, { threads: 1 });
  });
  afterAll(async () => {
    await store.close();
    await rm(folder, { recursive: true });
  });

  const rowsOf = async (dataset: AnyDataset, query: Record<string, string>) =>
    (await store.answer(dataset, store.resolve(dataset, parseFilters(dataset.filters, query))))
      .rows;

  it('never calls it the country, nor counts the inhabitants of the others', async () => {
    const inhabitants = inhabitantsOf('12');
    expect(await rowsOf(place.summary, {})).toMatchObject([
      { label: 'Acre', coverage: null, inhabitants },
    ]);
    expect(await rowsOf(place.summary, { regiao: '1' })).toMatchObject([
      { code: '1', coverage: 'só Acre', inhabitants },
    ]);
    expect(await rowsOf(place.summary, { municipio: '1200401' })).toMatchObject([
      { key: 'place', label: 'Rio Branco' },
      { key: 'state', label: 'Acre', inhabitants },
    ]);
  });

  it('knows nothing of another state', async () => {
    for (const dataset of [place.summary, place.similar, place.specialisation]) {
      expect(await rowsOf(dataset, { uf: '35' })).toEqual([]);
    }
    expect(await rowsOf(place.similar, { uf: '12' })).toMatchObject([{ compared: 1, excluded: 0 }]);
  });
});
