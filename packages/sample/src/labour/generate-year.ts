import type { DuckDBConnection } from '@duckdb/node-api';
import { PAY_BOUNDS } from '@observatorio/domain';
import { type Cells, rake, roundKeepingTotal } from '../base/balance';
import { load } from '../base/load';
import { MEAN_PAY, TOTAL_LINKS } from '../base/totals';
import { bandSql } from './generate';
import { type LabourYear, labourYear } from './years';

/** One in this many rows of 2019 is kept, with the weight of the others. */
const ONE_IN = 8;

/**
 * Dimensions whose totals follow those of 2019, the exact ones last. `trade` is the state and the
 * subsector.
 */
const DIMENSIONS = [
  'municipio',
  'occupation',
  'trade',
  'sector',
  'gender',
  'schooling',
  'age',
] as const;
type Dimension = (typeof DIMENSIONS)[number];

/** SQL expression for the code of a dimension; 0 is unknown. */
const codeSql = (dimension: Dimension): string =>
  dimension === 'trade'
    ? 'coalesce(uf, 0)::INTEGER * 100 + coalesce(sector, 0)'
    : `coalesce(${dimension}, 0)`;

/** Dimensions within which the mean pay of the kept rows is adjusted to that of all rows. */
const PAY_DIMENSIONS = ['occupation', 'municipio'] as const;

/** Largest factor of such an adjustment, and its smallest inverse. */
const MAX_ADJUSTMENT = 1.5;

/** Links and mean pay of a category in 2019. */
interface Totals {
  links: number;
  /** In centavos; 0 if no link has pay. */
  pay: number;
}

type TotalsByCode = ReadonlyMap<number, Totals>;

/** A pay of 2019, in centavos, and the share of links that pay up to it. */
type PayStep = readonly [pay: number, share: number];

/**
 * Fills the table `links`, which must exist and be empty, with the sample of a year other than 2019,
 * from the edition of 2019 in `file`. It keeps some of that edition's rows, always the same ones and
 * at least one of each municipality and occupation, and changes their weights so that the totals by
 * place, occupation, sector, sex, schooling and age follow the year's trends. Pay grows by the same
 * factor for all, but never falls below the year's minimum wage where it was not below that of 2019.
 */
export async function generateYear(
  connection: DuckDBConnection,
  file: string,
  year: number,
): Promise<void> {
  const labour = labourYear(year);
  await connection.run(`ATTACH '${file.replaceAll("'", "''")}' AS rais (READ_ONLY)`);
  await connection.run(keptRows);
  const totals = await totalsOf2019(connection);
  const steps = await payStepsOf2019(connection);
  await connection.run('DETACH rais');
  const rows = await readRows(connection);
  const links = Math.round((labour.links * linksOf(totals.sector)) / TOTAL_LINKS);
  rake(rows.cells, marginsOf(labour, totals, links));
  const counts = roundKeepingTotal(rows.cells.weights, links);
  keepOccupations(rows.cells, counts);
  const pays = payOf(rows, counts, { totals, steps }, labour);
  await load(
    connection,
    'sample_year',
    { row: 'INTEGER', paid: 'INTEGER', count: 'INTEGER' },
    counts.flatMap((count, row) => (count > 0 ? [[row, pays[row] || null, count]] : [])),
  );
  await connection.run(`
    INSERT INTO links
      (municipio, uf, occupation, sector, gender, size, band, schooling, age, race, hours, tenure, pay, n)
    SELECT municipio, uf, occupation, sector, gender, size, ${bandSql('paid', year)}, schooling, age,
      race, hours, tenure, paid, count
    FROM sample_kept JOIN sample_year USING (row);
    DROP TABLE sample_kept; DROP TABLE sample_year`);
}

/** Query for the kept rows of 2019, numbered from 0 in order of municipality. */
const keptRows = `
  CREATE OR REPLACE TEMP TABLE sample_kept AS
  WITH hashed AS (FROM (SELECT COLUMNS(* EXCLUDE (step)) FROM rais.links_by_municipality) AS one
    SELECT *, hash(one) AS h
  ), ranked AS (
    SELECT *, row_number() OVER (PARTITION BY municipio ORDER BY h) AS place,
      row_number() OVER (PARTITION BY occupation ORDER BY h) AS rank
    FROM hashed
  )
  SELECT * EXCLUDE (place, rank), (row_number() OVER (ORDER BY municipio, h) - 1)::INTEGER AS row
  FROM ranked WHERE place % ${ONE_IN} = 1 OR rank = 1`;

/** Reads the totals of each dimension of 2019 by code; 0 is unknown. */
async function totalsOf2019(
  connection: DuckDBConnection,
): Promise<Readonly<Record<Dimension, TotalsByCode>>> {
  const read = async (dimension: Dimension): Promise<TotalsByCode> => {
    const reader = await connection.runAndReadAll(`
      SELECT ${codeSql(dimension)}, sum(n)::DOUBLE,
        coalesce(sum(pay::DOUBLE * n) / sum(n) FILTER (pay IS NOT NULL), 0)
      FROM rais.links_by_municipality GROUP BY ALL ORDER BY ALL`);
    return new Map(
      reader
        .getRowsJS()
        .map(([code, links, pay]) => [Number(code), { links: Number(links), pay: Number(pay) }]),
    );
  };
  return {
    municipio: await read('municipio'),
    occupation: await read('occupation'),
    trade: await read('trade'),
    sector: await read('sector'),
    gender: await read('gender'),
    schooling: await read('schooling'),
    age: await read('age'),
  };
}

/** Reads the pay of 2019, in ascending order. */
async function payStepsOf2019(connection: DuckDBConnection): Promise<readonly PayStep[]> {
  const reader = await connection.runAndReadAll(`
    SELECT pay, sum(sum(n)) OVER (ORDER BY pay)::DOUBLE / sum(sum(n)) OVER ()::DOUBLE
    FROM rais.links_by_municipality WHERE pay IS NOT NULL GROUP BY pay ORDER BY pay`);
  return reader.getRowsJS().map(([pay, share]) => [Number(pay), Number(share)]);
}

const linksOf = (totals: TotalsByCode): number =>
  [...totals.values()].reduce((sum, { links }) => sum + links, 0);

/** The kept rows, in order of their numbers. */
interface KeptRows {
  /** Codes by dimension, and links. */
  cells: Cells;
  /** Pay in 2019, in centavos; 0 if unclassified. */
  pays: readonly number[];
}

async function readRows(connection: DuckDBConnection): Promise<KeptRows> {
  const reader = await connection.runAndReadAll(
    `SELECT ${DIMENSIONS.map(codeSql).join(', ')}, n, coalesce(pay, 0) FROM sample_kept ORDER BY row`,
  );
  const columns = reader.getColumnsJS().map((column) => column.map(Number));
  const [weights = [], pays = []] = columns.slice(DIMENSIONS.length);
  return { cells: { keys: columns.slice(0, DIMENSIONS.length), weights }, pays };
}

/** Returns the year's margins, in the order of `DIMENSIONS`. */
function marginsOf(
  { trends }: LabourYear,
  totals: Readonly<Record<Dimension, TotalsByCode>>,
  links: number,
): Map<number, number>[] {
  return DIMENSIONS.map((dimension) => {
    const trend = (code: number) => {
      if (dimension === 'municipio') return trends.uf(Math.floor(code / 100_000));
      if (dimension !== 'trade') return trends[dimension](code);
      return trends.uf(Math.floor(code / 100)) * trends.sector(code % 100);
    };
    const changed = [...totals[dimension]].map(
      ([code, total]) => [code, total.links * trend(code)] as const,
    );
    const sum = changed.reduce((all, [, count]) => all + count, 0);
    return new Map(changed.map(([code, count]) => [code, (count * links) / sum]));
  });
}

/** Gives each occupation that rounding left without links one link, from the row that has the most. */
function keepOccupations({ keys, weights }: Cells, counts: number[]): void {
  const heaviest = new Map<number, number>();
  const left = new Set<number>();
  keys[DIMENSIONS.indexOf('occupation')]?.forEach((code, row) => {
    if (counts[row]) left.add(code);
    const best = heaviest.get(code);
    if (best === undefined || (weights[row] ?? 0) > (weights[best] ?? 0)) heaviest.set(code, row);
  });
  for (const [code, row] of heaviest) {
    if (left.has(code)) continue;
    const giver = counts.reduce((best, count, at) => (count > (counts[best] ?? 0) ? at : best), 0);
    counts[giver] = (counts[giver] ?? 0) - 1;
    counts[row] = 1;
  }
}

/** Returns the year's pay of each row, in centavos; 0 if unclassified. */
function payOf(
  { cells, pays }: KeptRows,
  counts: readonly number[],
  {
    totals,
    steps,
  }: { totals: Readonly<Record<Dimension, TotalsByCode>>; steps: readonly PayStep[] },
  labour: LabourYear,
): number[] {
  const adjusted = [...pays];
  for (const dimension of PAY_DIMENSIONS) {
    const codes = cells.keys[DIMENSIONS.indexOf(dimension)] ?? [];
    const means = meansBy(codes, adjusted, counts);
    codes.forEach((code, row) => {
      const wanted = totals[dimension].get(code)?.pay ?? 0;
      const factor = wanted / (means.get(code) ?? wanted) || 1;
      adjusted[row] =
        (adjusted[row] ?? 0) * Math.min(MAX_ADJUSTMENT, Math.max(1 / MAX_ADJUSTMENT, factor));
    });
  }
  const spread = spreadAs(steps, adjusted, counts);
  const all = pays.map(() => 0);
  const mean = meansBy(all, spread, counts).get(0) ?? 1;
  const growth = (labour.pay * MEAN_PAY * 100) / mean;
  return spread.map((pay, row) => yearlyPay(pay * growth, pays[row] ?? 0, labour));
}

/**
 * Gives the rows the distribution of pay of 2019, in the order of their own pay. The adjusted means
 * of small groups would otherwise draw pay towards the middle, and the median away from that of 2019.
 */
function spreadAs(
  steps: readonly PayStep[],
  pays: readonly number[],
  counts: readonly number[],
): number[] {
  const order = [...pays.keys()]
    .filter((row) => pays[row])
    .toSorted((a, b) => (pays[a] ?? 0) - (pays[b] ?? 0));
  const paid = order.reduce((sum, row) => sum + (counts[row] ?? 0), 0);
  const spread = pays.map(() => 0);
  let before = 0;
  let at = 0;
  for (const row of order) {
    const count = counts[row] ?? 0;
    while ((steps[at]?.[1] ?? 1) < (before + count / 2) / paid) at++;
    spread[row] = steps[at]?.[0] ?? 0;
    before += count;
  }
  return spread;
}

/** Returns the mean of the known pay by code, weighted by links. */
function meansBy(
  codes: readonly number[],
  pays: readonly number[],
  counts: readonly number[],
): Map<number, number> {
  const sums = new Map<number, { pay: number; links: number }>();
  codes.forEach((code, row) => {
    const pay = pays[row] ?? 0;
    if (pay === 0) return;
    const sum = sums.get(code) ?? { pay: 0, links: 0 };
    sums.set(code, sum);
    sum.pay += pay * (counts[row] ?? 0);
    sum.links += counts[row] ?? 0;
  });
  return new Map([...sums].map(([code, { pay, links }]) => [code, pay / links]));
}

/** Rounds pay to centavos within the bounds of classified pay, and to the minimum wage where it applies. */
function yearlyPay(
  pay: number,
  before: number,
  { minimumWage, formerMinimum }: LabourYear,
): number {
  if (before === 0) return 0;
  const wage = minimumWage * 100;
  const least = before < formerMinimum * 100 ? wage * PAY_BOUNDS.min : wage;
  const share = before < formerMinimum * 100 ? (before / (formerMinimum * 100)) * wage : pay;
  return Math.round(Math.min(wage * PAY_BOUNDS.max, Math.max(least, share)));
}
