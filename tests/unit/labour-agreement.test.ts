import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type DuckDBConnection, DuckDBInstance } from '@duckdb/node-api';
import {
  type AnyDataset,
  type Filters,
  type LabourFilter,
  labour,
  OTHERS_KEY,
  type PayDimension,
  type PaySplit,
  payDimensions,
  paySplits,
  place,
  WORKING_AGE_TABLE,
} from '@observatorio/contract';
import { minimumWage, payStepBound, roundHours, states } from '@observatorio/domain';
import { pick, randomNumbers } from '@observatorio/domain/random';
import { generateLinks } from '@observatorio/sample/testing';
import {
  buildEdition,
  emptyRowMetadata,
  installEdition,
  LINKS_TABLE,
  loadPlaces,
  type Municipality,
  openStore,
  type Places,
  type Store,
} from '@observatorio/store';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addTable } from '../../packages/server/src/testing/test-store';
import { earlierEdition } from '../support/earlier-edition';
import { groupedBy } from '../support/pay-attack';
import {
  cents,
  publishedBounds,
  publishedPay,
  publishedPercentiles,
  tightened,
} from '../support/published-pay';

const YEAR = 2019;

const macro = `CASE WHEN sector <= 14 THEN 1 WHEN sector = 15 THEN 2 WHEN sector <= 17 THEN 3
  WHEN sector <= 24 THEN 4 WHEN sector = 25 THEN 5 END`;

/** SQL expression on the raw rows for each filter, independent of the store's implementation. */
const columns: Readonly<Record<Exclude<LabourFilter, 'ano'>, string>> = {
  regiao: 'uf // 10',
  uf: 'uf',
  municipio: 'municipio',
  occupation: "lpad(occupation::VARCHAR, 6, '0')",
  grandeSetor: macro,
  setor: 'sector',
  genero: 'gender',
  sizeLink: 'size',
  minimumSalaryRange: 'band',
  escolaridade: 'schooling',
  faixaEtaria: 'age',
};

const where = (filters: Filters): string =>
  Object.entries(columns)
    .flatMap(([name, column]) => {
      const codes = filters[name]?.map((code) => `'${code}'`);
      return codes ? [`(${column})::VARCHAR IN (${codes.join()})`] : [];
    })
    .join(' AND ') || 'true';

/** Datasets that the test compares in a way of their own, and the options. */
type OtherName =
  | 'options'
  | 'summary'
  | 'yardstick'
  | 'byMunicipality'
  | 'densityByState'
  | 'densityByMunicipality'
  | 'byOfficialMacroSector'
  | 'byOccupation'
  | 'byAgeGender'
  | 'payByOccupation'
  | 'pay'
  | 'payGap'
  | 'trend'
  | 'payCurve';

/** SQL expression that each dataset groups by. */
const counted = {
  byMacroSector: macro,
  byState: 'uf',
  bySector: 'sector',
  byWageBand: 'band',
  byGender: 'gender',
  byEstablishmentSize: 'size',
  bySchooling: 'schooling',
} as const satisfies Record<Exclude<keyof typeof labour, OtherName>, string>;

let dataDir: string;
let raw: DuckDBInstance;
let plain: DuckDBConnection;
let values: Record<string, string[]>;

async function ask(sql: string): Promise<unknown[][]> {
  return (await plain.runAndReadAll(sql)).getRowsJS();
}

/**
 * Exports sample links to a Parquet file, with missing values in most columns and weighted rows.
 */
async function makeLinks(connection: DuckDBConnection, path: string): Promise<void> {
  // A single thread keeps the order of the rows deterministic, and so the position of missing
  // values.
  await connection.run('SET threads = 1');
  await connection.run(LINKS_TABLE);
  await generateLinks(connection, { links: 20_000 });
  const missing = 'occupation sector gender size schooling age municipio race hours tenure'.split(
    ' ',
  );
  const gaps = missing
    .map(
      (column, index) =>
        `CASE WHEN hash(rowid, ${index}) % 23 <> 0 THEN ${column} END AS ${column}`,
    )
    .join(', ');
  await connection.run(`
    CREATE TABLE gappy AS SELECT * REPLACE (${gaps}, 1 + hash(rowid) % 3 AS n) FROM links;
    DELETE FROM links; INSERT INTO links FROM gappy;
    UPDATE links SET uf = NULL WHERE municipio IS NULL AND hash(rowid, 9) % 2 = 0;
    COPY links TO '${path}' (FORMAT parquet)`);
}

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'observatorio-'));
  raw = await DuckDBInstance.create(':memory:', { threads: '1' });
  plain = await raw.connect();
  const path = join(dataDir, 'links.parquet');
  const source = await DuckDBInstance.create(':memory:');
  await makeLinks(await source.connect(), path);
  source.closeSync();
  await plain.run(`CREATE TABLE links AS FROM '${path}'`);
  values = await filterValues();
});

afterAll(async () => {
  raw.closeSync();
  await rm(dataDir, { recursive: true });
});

/** Samples values for each filter from the data, weighted by frequency. */
async function filterValues(): Promise<Record<string, string[]>> {
  const entries = Object.entries(columns).map(async ([name, column]) => {
    const rows = await ask(`
      SELECT value FROM (SELECT hash(rowid) AS h, ${column} AS value FROM links)
      WHERE value IS NOT NULL ORDER BY h LIMIT 200`);
    return [name, rows.map(([value]) => String(value))] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}

/** Returns different filter sets, at most so many. */
function filterSets(most: number): Filters[] {
  const random = randomNumbers(20_19);
  const sets = Array.from({ length: most }, () => {
    const filters: Record<string, string[]> = {};
    const names = Object.keys(values);
    for (let left = Math.floor(random() * 5); left > 0; left--) {
      const name = pick(random, names);
      const several = random() < 0.25 ? 1 + Math.floor(random() * 4) : 0;
      filters[name] = Array.from({ length: 1 + several }, () => pick(random, values[name] ?? []));
    }
    return filters;
  });
  return [...new Map(sets.map((filters) => [JSON.stringify(filters), filters])).values()];
}

const axisFilters = [
  'regiao',
  'uf',
  'grandeSetor',
  'setor',
  'genero',
  'sizeLink',
  'minimumSalaryRange',
  'escolaridade',
  'faixaEtaria',
] as const;

/**
 * Filter sets for the remaining code paths: too many links to read individually, single values with
 * a precomputed median, and responses that are sums.
 */
const otherSets = (): Filters[] => [
  { municipio: values.municipio?.slice(0, 1) ?? [] },
  { occupation: values.occupation?.slice(0, 1) ?? [] },
  { municipio: values.municipio ?? [] },
  { occupation: values.occupation ?? [], genero: ['1', '2'] },
  { municipio: values.municipio?.slice(0, 4) ?? [] },
  { occupation: values.occupation?.slice(0, 4) ?? [] },
  ...axisFilters.map((name) => ({
    occupation: values.occupation?.slice(0, 2) ?? [],
    [name]: values[name]?.slice(0, 3) ?? [],
  })),
  { uf: values.uf?.slice(0, 3) ?? [], setor: values.setor?.slice(0, 3) ?? [] },
  { municipio: values.municipio ?? [], occupation: values.occupation ?? [] },
];

const toMap = (rows: readonly { key: string | null; count: number }[]) =>
  Object.fromEntries(
    rows.filter(({ count }) => count > 0).map(({ key, count }) => [`${key}`, count]),
  );

/** Looks up a dataset's counts by the dataset's name. */
type Counts = (name: string) => readonly { key: string | null; count: number }[];

async function countAll(filters: Filters) {
  const counts = Object.entries(counted).map(
    ([name, value]) =>
      `SELECT '${name}' AS name, (${value})::VARCHAR AS key, sum(n)::DOUBLE AS n FROM chosen GROUP BY ALL`,
  );
  const rows = await ask(`
    WITH chosen AS MATERIALIZED (FROM links WHERE ${where(filters)})
    ${counts.join(' UNION ALL ')}
    UNION ALL SELECT 'byMunicipality', municipio::VARCHAR, sum(n)::DOUBLE FROM chosen GROUP BY ALL
    UNION ALL SELECT 'byOccupation', lpad(occupation::VARCHAR, 6, '0'), sum(n)::DOUBLE FROM chosen GROUP BY ALL
    UNION ALL SELECT 'byAgeGender', concat(age, '/', gender), sum(n)::DOUBLE FROM chosen GROUP BY ALL
    UNION ALL SELECT 'byPay', pay::VARCHAR, sum(n)::DOUBLE FROM chosen WHERE pay IS NOT NULL GROUP BY ALL
    UNION ALL SELECT 'total', NULL, sum(n)::DOUBLE FROM chosen`);
  const byName = new Map<unknown, { key: string | null; count: number }[]>();
  for (const [name, key, n] of rows) {
    const of = byName.get(name) ?? [];
    of.push({ key: key as string | null, count: Number(n) });
    byName.set(name, of);
  }
  const of: Counts = (name) => byName.get(name) ?? [];
  const pays = paysOf(of);
  return { of, pay: { ...expectedPay(pays), steps: stepsOf(pays) } };
}

/** Memoises what plain SQL returns, because it is the same for every cube. */
function memoised<Args extends unknown[], Result>(compute: (...args: Args) => Promise<Result>) {
  const results = new Map<string, Promise<Result>>();
  return (...args: Args): Promise<Result> => {
    const key = JSON.stringify(args);
    const result = results.get(key) ?? compute(...args);
    results.set(key, result);
    return result;
  };
}

/** Returns the expected counts and pay for a filter set. */
const expected = memoised(countAll);

function expectedOccupations(of: Counts) {
  const all = of('byOccupation');
  const known = all
    .filter(({ key }) => key !== null)
    .toSorted((a, b) => b.count - a.count || Number(a.key) - Number(b.key));
  const rest = known.slice(30).reduce((total, { count }) => total + count, 0);
  return [
    ...known.slice(0, 30),
    ...(rest > 0 ? [{ key: OTHERS_KEY, count: rest }] : []),
    ...all.filter(({ key }) => key === null),
  ];
}

/**
 * Returns the expected pay curve between two bounds: the fewer the links, the wider its classes. A
 * class with less than half of its width inside the bounds is part of its neighbour. Counts are
 * rounded to tens.
 */
function curveOf(steps: readonly number[], links: number, [least, greatest]: [number, number]) {
  const wage = minimumWage(YEAR);
  const span = [1, 2, 4, 5, 10, 20].find((each) => each * links >= 2000) ?? 50;
  const half = 500 ** (span / 200);
  const startOf = (step: number) => cents(payStepBound(step - (step % span)) * wage);
  const all = Array.from({ length: 100 / span }, (_, index) => startOf(index * span));
  const starts = [least, ...all.filter((at) => at >= least * half && at * half <= greatest)];
  const counts = starts.map((from, index) =>
    steps
      .filter((_, step) => {
        const at = startOf(step);
        return (index === 0 || at >= from) && at < (starts[index + 1] ?? Number.POSITIVE_INFINITY);
      })
      .reduce((a, b) => a + b, 0),
  );
  return starts.map((from, index) => ({
    from,
    to: starts[index + 1] ?? greatest,
    count: 10 * Math.round((counts[index] ?? 0) / 10),
  }));
}

const noPercentiles = { medianPay: null, p10Pay: null, p25Pay: null, p75Pay: null, p90Pay: null };
const withheldPay = { meanPay: null, ...noPercentiles, minPay: null, maxPay: null };

const paysOf = (of: Counts) =>
  of('byPay').map(({ key, count }) => ({ pay: Number(key) / 100, count }));

function expectedPay(pays: ReturnType<typeof paysOf>) {
  const links = pays.reduce((total, { count }) => total + count, 0);
  if (links < 5) return { ...withheldPay, links };
  const sorted = pays
    .toSorted((a, b) => a.pay - b.pay)
    .flatMap(({ pay, count }) => Array.from({ length: count }, () => pay));
  const mean = pays.reduce((total, { pay, count }) => total + pay * count, 0) / links;
  return {
    meanPay: publishedPay(mean, links),
    ...publishedPercentiles(sorted, minimumWage(YEAR)),
    ...publishedBounds(sorted),
    links,
  };
}

/** Returns the number of links in each step of the pay curve. */
function stepsOf(pays: ReturnType<typeof paysOf>): number[] {
  const wage = minimumWage(YEAR);
  return Array.from({ length: 100 }, (_, step) => {
    const [from, to] = [payStepBound(step) * wage, payStepBound(step + 1) * wage];
    const within = pays.filter(({ pay }) => pay >= from - 1e-9 && (pay < to || step === 99));
    return within.reduce((t, { count }) => t + count, 0);
  });
}

/** SQL expression on the raw rows for each dimension of the pay. */
const dimensions: Readonly<Record<PayDimension, string>> = {
  grandeSetor: macro,
  setor: 'sector',
  sizeLink: 'size',
  escolaridade: 'schooling',
  faixaEtaria: 'age',
  genero: 'gender',
  raca: 'race',
  jornada: `1 + ${[12, 15, 20, 30, 40].map((limit) => `(hours > ${limit})::INTEGER`).join(' + ')}`,
  tempoEmprego: 'tenure',
  inicio: '1 + (tenure > 3)::INTEGER',
  uf: 'uf',
  municipio: 'municipio',
  occupation: "lpad(occupation::VARCHAR, 6, '0')",
  total: '1',
};

/** Dimensions and figures that editions of earlier versions lack. */
const added: readonly string[] = ['raca', 'jornada', 'tempoEmprego', 'inicio'];

/** Number of weeks per month, times 12. */
const WEEKS = 52;

const noHours = { hourlyPay: null, meanHours: null };

/** Returns the published pay per hour, and hours per week, of pays in reais and weekly hours. */
function expectedHours(links: readonly { pay: number; hours: number | null; n: number }[]) {
  const known = links.filter(({ hours }) => hours !== null);
  const total = (of: (link: (typeof links)[number]) => number) =>
    known.reduce((sum, link) => sum + of(link) * link.n, 0);
  const count = total(() => 1);
  if (count < 5) return noHours;
  const weekly = total((link) => link.hours ?? 0);
  const mean = publishedPay(total(({ pay }) => pay) / count, count);
  return {
    // In whole numbers, so that half a centavo is rounded up.
    hourlyPay: Math.round((mean * 12 * 100 * count) / (weekly * WEEKS)) / 100,
    meanHours: roundHours(weekly / count, count),
  };
}

/** Dimensions to group by; none for one that the edition lacks. */
interface Grouped {
  by: PayDimension | undefined;
  split: PaySplit | undefined;
}

interface Link {
  categories: Readonly<Record<PayDimension, string | null>>;
  /** In reais. */
  pay: number | null;
  hours: number | null;
  n: number;
}

/** Returns the links under some filters, in the order of their pay. */
const linksUnder = memoised(async (filters: Filters): Promise<Link[]> => {
  const categories = payDimensions.map((name) => `(${dimensions[name]})::VARCHAR AS ${name}`);
  const rows = await ask(`
    SELECT pay / 100 AS pay, hours, sum(n)::DOUBLE AS n, ${categories.join(', ')}
    FROM links WHERE ${where(filters)} GROUP BY ALL ORDER BY pay`);
  return rows.map(([pay, hours, n, ...codes]) => ({
    categories: Object.fromEntries(payDimensions.map((name, index) => [name, codes[index]])),
    ...({ pay, hours, n } as Pick<Link, 'pay' | 'hours' | 'n'>),
  })) as Link[];
});

/** Returns the expected rows with links, in any order. */
const expectedPays = memoised(async (filters: Filters, { by, split }: Grouped) => {
  const categoryIn = (name: PayDimension | undefined) => (link: Link) =>
    name ? link.categories[name] : null;
  const [keyOf, partOf] = [categoryIn(by), categoryIn(split)];
  const groups = groupedBy(await linksUnder(filters), (link) => `${keyOf(link)}/${partOf(link)}`);
  return [...groups.values()].map((links) => {
    const paid = links.filter((link): link is Link & { pay: number } => link.pay !== null);
    const {
      minPay: _,
      maxPay: __,
      links: classified,
      ...figures
    } = expectedPay(paid.map(({ pay, n }) => ({ pay, count: n })));
    const hours = classified < 5 ? noHours : expectedHours(paid);
    const count = links.reduce((sum, { n }) => sum + n, 0);
    const [first] = links as [Link, ...Link[]];
    return { key: keyOf(first), group: partOf(first), count, ...figures, ...hours };
  });
});

const byGroup = <Row extends { key: string | null; group: string | null }>(rows: readonly Row[]) =>
  Object.fromEntries(rows.map((row) => [`${row.key}/${row.group}`, row]));

/** Filter sets for the pay by dimension: none, one of each kind, and some others. */
const paySets = (): Filters[] => [
  {},
  {},
  ...Object.keys(columns).map((name) => ({ [name]: values[name]?.slice(0, 1) ?? [] })),
  { uf: values.uf?.slice(0, 3) ?? [] },
  { uf: values.uf?.slice(0, 3) ?? [], occupation: values.occupation?.slice(0, 3) ?? [] },
  ...filterSets(60)
    .filter((filters) => Object.keys(filters).length > 1 && !filters.minimumSalaryRange)
    .slice(0, 3),
];

/** Lists the dimensions with links under some filters, each whole and split in one way. */
const groupings = (filters: Filters, index: number) =>
  payDimensions
    .filter((by) => by !== 'municipio' || filters.uf || filters.municipio)
    .flatMap((by) =>
      [undefined, paySplits[index % paySplits.length]].map((split) => ({ by, split })),
    );

async function expectedOccupationPays(filters: Filters) {
  const links = await ask(
    `SELECT lpad(occupation::VARCHAR, 6, '0') AS key, pay / 100 AS pay, sum(n)::DOUBLE AS n
     FROM links WHERE ${where(filters)} GROUP BY ALL`,
  );
  const groups = new Map<string | null, unknown[][]>();
  for (const row of links) {
    const key = row[0] as string | null;
    groups.set(key, [...(groups.get(key) ?? []), row]);
  }
  return [...groups]
    .map(([key, rows]) => {
      const paid = rows.filter(([, pay]) => pay !== null);
      const pays = paid.map(([, pay, n]) => ({ pay: Number(pay), count: Number(n) }));
      const { minPay: _, maxPay: __, links: ___, ...pay } = expectedPay(pays);
      const count = rows.reduce((total, [, , n]) => total + Number(n), 0);
      return { key, label: expect.any(String), count, ...pay };
    })
    .toSorted((a, b) => b.count - a.count || Number(a.key) - Number(b.key));
}

/** Installs an edition of the links with a cube of so many axes. */
async function installLinks(cubeAxes: number, version = 'this version'): Promise<void> {
  const path = join(dataDir, 'links.parquet');
  await installEdition(
    dataDir,
    { conjunto: 'rais', ano: YEAR, tipo: 'demonstracao' },
    async (connection) => {
      // For so few rows, multiple threads only use more CPU time.
      await connection.run('SET threads = 1');
      await connection.run(`CREATE VIEW links AS FROM '${path}'`);
      await buildEdition(connection, { year: YEAR, cubeAxes });
      if (version === 'an earlier version') await connection.run(earlierEdition(YEAR));
      return emptyRowMetadata();
    },
  );
}

describe.each([
  [3, 120, 'this version'],
  [2, 60, 'this version'],
  [2, 60, 'an earlier version'],
  [1, 60, 'this version'],
  [0, 20, 'this version'],
])('a store with a cube of %i axes', (cubeAxes, sets, version) => {
  let store: Store;

  beforeAll(async () => {
    await installLinks(cubeAxes, version);
    store = await openStore(dataDir, { threads: 1 });
  });
  afterAll(() => store.close());

  const rows = async <D extends AnyDataset>(dataset: D, filters: Filters) =>
    (await store.answer(dataset, store.resolve(dataset, filters))).rows;

  /** Checks that the yardstick consists of the summaries of its filter sets. */
  async function expectYardstick(filters: Filters): Promise<void> {
    const [selection, ...compared] = await rows(labour.yardstick, filters);
    const [summary] = await rows(labour.summary, filters);
    const hint = JSON.stringify(filters);
    expect(selection, hint).toEqual({ key: 'selection', label: expect.any(String), ...summary });
    const { regiao, uf, municipio, ...anywhere } = filters;
    const statesOfCities = municipio
      ?.map((code) => code.slice(0, 2))
      .filter((state) => uf?.includes(state) ?? true)
      .filter((state) => regiao?.includes(state.charAt(0)) ?? true);
    const { occupation: ___, ...anyOccupation } = filters;
    const { grandeSetor: ____, setor: _____, ...anySector } = filters;
    const wider: Readonly<Record<string, Filters>> = {
      state: { ...anywhere, uf: [...new Set(statesOfCities)] },
      country: anywhere,
      coverage: anywhere,
      occupations: anyOccupation,
      sectors: anySector,
    };
    for (const { key, label, ...figures } of compared) {
      expect([figures], `${key} ${label} ${hint}`).toEqual(
        await rows(labour.summary, wider[key] ?? {}),
      );
      expect(figures.links, hint).toBeGreaterThan(selection?.links ?? 0);
    }
  }

  it.skipIf(version === 'this version' && ![0, 3].includes(cubeAxes))(
    `groups pay as plain SQL does (${version})`,
    async () => {
      const isOld = version !== 'this version';
      const inEdition = <Name extends PayDimension>(name: Name | undefined) =>
        name && !(isOld && added.includes(name)) ? name : undefined;
      for (const [index, filters] of paySets().entries()) {
        for (const { by, split } of groupings(filters, index)) {
          const asked = { ...filters, por: [by], ...(split && { separado: [split] }) };
          const hint = JSON.stringify(asked);
          const found = await rows(labour.pay, asked);
          const withLinks = found.filter(({ count }) => count > 0);
          const shown = withLinks.map(({ label: _, groupLabel: __, ...row }) => row);
          const wanted = await expectedPays(filters, {
            by: inEdition(by),
            split: inEdition(split),
          });
          const figures = isOld ? wanted.map((row) => ({ ...row, ...noHours })) : wanted;
          expect(byGroup(shown), hint).toEqual(byGroup(figures));
          expect(
            found.filter(
              ({ count, label, group, groupLabel, key: _, ...pay }) =>
                (count === 0 && Object.values(pay).some((figure) => figure !== null)) ||
                label === '' ||
                (split ? groupLabel === null : groupLabel !== null || group !== null),
            ),
            hint,
          ).toEqual([]);
        }
      }
    },
  );

  it(`agrees with plain SQL over the raw rows for up to ${sets} random filter sets (${version})`, async () => {
    let links = 0;
    for (const [index, filters] of [...filterSets(sets), ...otherSets()].entries()) {
      const { of, pay: wanted } = await expected(filters);
      const hint = JSON.stringify(filters);
      const total = of('total')[0]?.count ?? 0;
      if (filters.minimumSalaryRange) {
        const { minimumSalaryRange: _, ...others } = filters;
        const few = (await expected(others)).of('total')[0]?.count ?? 0;
        if (few > 0 && few < 5) {
          await expect(rows(labour.summary, filters), hint).rejects.toThrow('sigilo');
          continue;
        }
      }
      for (const name of Object.keys(counted) as (keyof typeof counted)[]) {
        const isWithheld = name === 'byWageBand' && total < 5;
        expect(toMap(await rows(labour[name], filters)), `${name} ${hint}`).toEqual(
          isWithheld ? {} : toMap(of(name)),
        );
      }
      if (filters.uf || filters.municipio) {
        const cities = await rows(labour.byMunicipality, filters);
        expect(toMap(cities), `byMunicipality ${hint}`).toEqual(toMap(of('byMunicipality')));
        const densities = await rows(labour.densityByMunicipality, filters);
        expect(densities.map(({ key, count }) => [key, count])).toEqual(
          cities.filter(({ key }) => key).map(({ key, count }) => [key, count]),
        );
      }
      const occupations = await rows(labour.byOccupation, filters);
      expect(
        occupations.map(({ key, count }) => ({ key, count })),
        `byOccupation ${hint}`,
      ).toEqual(expectedOccupations(of));

      const ages = await rows(labour.byAgeGender, filters);
      const cells = ages.flatMap(({ key, men, women, unknown }) => [
        { key: `${key ?? ''}/1`, count: men },
        { key: `${key ?? ''}/2`, count: women },
        { key: `${key ?? ''}/`, count: unknown },
      ]);
      expect(toMap(cells), `byAgeGender ${hint}`).toEqual(toMap(of('byAgeGender')));

      const { steps, links: paid, ...pay } = wanted;
      const [summary] = await rows(labour.summary, filters);
      const { links: shown, women: _, genderKnown: __, unclassified: ___, ...figures } = summary!;
      const { minPay, maxPay, ...others } = figures;
      expect(shown, hint).toBe(total);
      const bounds = { minPay, maxPay };
      const shownBounds = version === 'this version' ? bounds : tightened(bounds, pay);
      expect({ ...others, ...shownBounds }, hint).toEqual(pay);
      expect(await rows(labour.payCurve, filters), `payCurve ${hint}`).toEqual(
        minPay === null || maxPay === null ? [] : curveOf(steps, paid, [minPay, maxPay]),
      );
      if (index % 10 === 0) {
        const found = await rows(labour.payByOccupation, filters);
        expect(found, `payByOccupation ${hint}`).toEqual(await expectedOccupationPays(filters));
      }
      await expectYardstick(filters);
      links += total;
    }
    expect(links).toBeGreaterThan(0);
  });

  it(`gives each municipality the same figures in a series as alone (${version})`, async () => {
    for (const code of new Set(values.municipio)) {
      const filters = { municipio: [code] };
      const [summary] = await rows(labour.summary, filters);
      const series = await rows(labour.trend, { ...filters, precos: ['correntes'] });
      const shown = series.map(({ count, meanPay, medianPay }) => [count, meanPay, medianPay]);
      expect(shown, code).toEqual([[summary?.links, summary?.meanPay, summary?.medianPay]]);
    }
  });

  it(`computes the same pay from the few links of a municipality as in SQL (${version})`, async () => {
    for (const code of new Set(values.municipio?.slice(0, 60))) {
      const few = { municipio: [code] };
      // The state adds nothing to the municipality, but is another filter.
      const inSql = { ...few, uf: [code.slice(0, 2)] };
      for (const [dataset, por] of [
        [labour.payByOccupation, []],
        [labour.payGap, []],
        [labour.pay, ['genero']],
      ] as const) {
        const asked = (filters: Filters) => ({ ...filters, ...(por.length > 0 && { por }) });
        expect(await rows(dataset, asked(few)), `${code} ${dataset.path}`).toEqual(
          await rows(dataset, asked(inSql)),
        );
      }
    }
  });
});

describe('links per thousand inhabitants of working age', () => {
  const LACKING = '1200401';
  const WITHOUT_ROW = ['12', '14'];
  let store: Store;
  let places: Places;

  /** Made-up inhabitants of 15 to 69 years of a municipality that the census counted. */
  const inhabitantsOf = ({ code, inhabitants }: Municipality): number | null =>
    inhabitants === undefined || code === LACKING ? null : Math.round(inhabitants * 0.7);

  /** The row of a state is not the sum of those of its municipalities. */
  const rowOfState = (code: string): number | null =>
    WITHOUT_ROW.includes(code) ? null : 1000 * Number(code);

  const sumIn = (state: string): number | null => {
    const counts = places
      .of(new Set([state]))
      .filter(({ inhabitants }) => inhabitants !== undefined)
      .map(inhabitantsOf);
    return counts.reduce((sum, each) => (sum === null || each === null ? null : sum + each), 0);
  };

  const inState = (code: string): number | null => rowOfState(code) ?? sumIn(code);

  const rateOf = (links: number, inhabitants: number | null) => ({
    inhabitants,
    perThousand: inhabitants === null ? null : Math.round((10_000 * links) / inhabitants) / 10,
    ages: 'working',
  });

  const linksIn = async (column: string, filters: Filters) =>
    new Map(
      (
        await ask(
          `SELECT ${column}, sum(n)::INTEGER FROM links WHERE ${where(filters)} AND ${column} IS NOT NULL GROUP BY 1`,
        )
      ).map(([code, links]) => [String(code), Number(links)]),
    );

  const rowsOf = async <D extends AnyDataset>(dataset: D, filters: Filters) =>
    (await store.answer(dataset, store.resolve(dataset, filters))).rows;

  beforeAll(async () => {
    await installLinks(1);
    places = await loadPlaces();
    const facts = [
      ...places.municipalities.map((each) => ['municipio', each.code, inhabitantsOf(each)]),
      ...states.map(({ code }) => ['uf', code, rowOfState(code)]),
      ['brasil', '1', 123_456_789],
    ].map(([level, code, amount]) => `('${level}', '${code}', 2022, ${amount ?? 'NULL'})`);
    await addTable(dataDir, WORKING_AGE_TABLE, facts.join());
    store = await openStore(dataDir, { threads: 1 });
  });
  afterAll(() => store.close());

  it.each<Filters>([{}, { genero: ['2'] }, { regiao: ['1', '4'], setor: ['22'] }])(
    'agree in states with plain SQL: %j',
    async (filters) => {
      const links = await linksIn('uf', filters);
      const rows = await rowsOf(labour.densityByState, filters);
      expect(rows.length).toBeGreaterThan(6);
      for (const { key, label, ...row } of rows) {
        const count = links.get(key) ?? 0;
        expect(row, label).toEqual({ count, ...rateOf(count, inState(key)) });
      }
      expect(rows.find(({ key }) => key === '12')?.perThousand).toBeNull();
    },
  );

  it('agree in municipalities with plain SQL, and in the chosen ones of a state', async () => {
    const links = await linksIn('municipio', { uf: ['12', '35'] });
    const rows = await rowsOf(labour.densityByMunicipality, { uf: ['12', '35'] });
    expect(rows).toHaveLength(645 + 22);
    for (const { key, label, ...row } of rows) {
      const count = links.get(key) ?? 0;
      const municipality = places.find(key) as Municipality;
      expect(row, label).toEqual({ count, ...rateOf(count, inhabitantsOf(municipality)) });
    }
    const municipio = places.of(new Set(['35'])).slice(0, states.length);
    const [state, ...others] = await rowsOf(labour.densityByState, {
      municipio: municipio.map(({ code }) => code),
    });
    const sum = municipio.reduce((total, each) => total + Number(inhabitantsOf(each)), 0);
    expect(state).toMatchObject({ key: '35', ...rateOf(state?.count ?? 0, sum) });
    expect(others).toEqual([]);
    expect(await rowsOf(labour.densityByState, { municipio: [LACKING] })).toMatchObject([
      { key: '12', inhabitants: null, perThousand: null },
    ]);
  });

  it('add up states to regions, and have the country’s row', async () => {
    const ofRegion = ['50', '51', '52', '53'].reduce((sum, code) => sum + Number(inState(code)), 0);
    const [region, country] = await rowsOf(place.summary, { regiao: ['5'] });
    expect(region).toMatchObject(rateOf(region?.links ?? 0, ofRegion));
    expect(country).toMatchObject(rateOf(country?.links ?? 0, 123_456_789));
    expect(await rowsOf(place.summary, { regiao: ['1'] })).toMatchObject([
      { inhabitants: null, perThousand: null },
      { inhabitants: 123_456_789 },
    ]);
    const [similar] = await rowsOf(place.similar, { municipio: ['3550308'] });
    expect(similar?.inhabitants).toBe(places.find('3550308')?.inhabitants);
  });
});

it.each([-1, 1.5, 8, Number.NaN])('rejects an edition with a cube of %d axes', async (cubeAxes) => {
  await expect(buildEdition(plain, { year: YEAR, cubeAxes })).rejects.toThrow(
    new RangeError(`cubeAxes must be an integer from 0 to 7, not ${cubeAxes}.`),
  );
});
