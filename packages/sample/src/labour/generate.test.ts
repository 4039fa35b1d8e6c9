import { type DuckDBConnection, DuckDBInstance } from '@duckdb/node-api';
import { LINKS_TABLE } from '@observatorio/store';
import { beforeAll, describe, expect, it } from 'vitest';
import { MACRO_SECTOR_LINKS, MEAN_PAY, MEDIAN_PAY, TOTAL_LINKS } from '../base/totals';
import { sampleOccupations, smallOccupations } from '../occupations/occupations';
import { generateLinks } from './generate';

async function generated(threads: number, links?: number): Promise<DuckDBConnection> {
  const instance = await DuckDBInstance.create(':memory:', {
    threads: String(threads),
    preserve_insertion_order: 'false',
  });
  const connection = await instance.connect();
  await connection.run(LINKS_TABLE);
  await generateLinks(connection, { links });
  return connection;
}

async function row(
  connection: DuckDBConnection,
  expressions: string,
  from = 'links',
): Promise<number[]> {
  const reader = await connection.runAndReadAll(`SELECT ${expressions} FROM ${from}`);
  return (reader.getRowsJS()[0] ?? []).map(Number);
}

async function checksum(connection: DuckDBConnection): Promise<string> {
  const reader = await connection.runAndReadAll(
    'SELECT sum(hash(links)::HUGEINT)::VARCHAR FROM links',
  );
  return JSON.stringify(reader.getRowsJS());
}

const linksWhere = (condition: string) => `coalesce(sum(n) FILTER (${condition}), 0)::DOUBLE`;
const share = (condition: string, of = 'true') =>
  `${linksWhere(`(${condition}) AND ${of}`)} / sum(n) FILTER (${of})`;
const meanPay = (condition = 'true') =>
  `sum(pay::BIGINT * n) FILTER (${condition}) / sum(n) FILTER (pay IS NOT NULL AND ${condition}) / 100`;

describe('sample of 2019', () => {
  let connection: DuckDBConnection;
  beforeAll(async () => {
    connection = await generated(2);
  }, 120_000);

  const values = (...expressions: string[]) => row(connection, expressions.join(', '));

  it('matches the published totals', async () => {
    const [total, men, secondary, adults] = await values(
      'sum(n)',
      linksWhere('gender = 1'),
      linksWhere('schooling = 7'),
      linksWhere('age = 3'),
    );
    expect(total).toBe(TOTAL_LINKS);
    expect(men).toBe(Math.round(TOTAL_LINKS * 0.56));
    expect(secondary).toBe(Math.round(TOTAL_LINKS * 0.498));
    expect(adults).toBe(Math.round(TOTAL_LINKS * 0.553));
  });

  it('matches the published totals by macro sector', async () => {
    const counts = await values(
      linksWhere('sector <= 14'),
      linksWhere('sector = 15'),
      linksWhere('sector IN (16, 17)'),
      linksWhere('sector BETWEEN 18 AND 24'),
      linksWhere('sector = 25'),
    );
    expect(counts).toEqual(Object.values(MACRO_SECTOR_LINKS));
    expect(counts.map((count) => (count / 1e6).toFixed(1))).toEqual([
      '7.6',
      '2.2',
      '9.4',
      '26.9',
      '1.5',
    ]);
  });

  it('matches the published mean and median pay', async () => {
    const [mean = 0] = await values(meanPay());
    const [median] = await row(
      connection,
      'min(pay)',
      `(SELECT pay, sum(n) OVER (ORDER BY pay) * 2 >= sum(n) OVER () AS upper
        FROM links WHERE pay IS NOT NULL) WHERE upper`,
    );
    expect(mean).toBeCloseTo(MEAN_PAY, 2);
    expect(median).toBe(MEDIAN_PAY * 100);
  });

  it('has every state, municipality, subsector and occupation', async () => {
    const counts = await values(
      'count(DISTINCT uf)',
      'count(DISTINCT municipio)',
      'count(DISTINCT sector)',
      'count(DISTINCT occupation)',
    );
    expect(counts).toEqual([27, 5570, 25, sampleOccupations.length]);
  });

  it('gives each small occupation its links', async () => {
    const reader = await connection.runAndReadAll(
      'SELECT occupation, sum(n)::INTEGER FROM links WHERE occupation IS NOT NULL GROUP BY ALL',
    );
    const links = new Map(reader.getRowsJS().map(([code, n]) => [Number(code), Number(n)]));
    const factor = TOTAL_LINKS / sampleOccupations.reduce((sum, { size }) => sum + size * 1000, 0);
    const wrong = smallOccupations.filter(
      ({ code, size }) => links.get(Number(code)) !== Math.round(size * 1000 * factor),
    );
    expect(wrong.map(({ code }) => code)).toEqual([]);
  });

  it('ranks the states in their real order', async () => {
    const reader = await connection.runAndReadAll(
      'SELECT uf FROM links GROUP BY uf ORDER BY sum(n) DESC',
    );
    const ranked = reader.getRowsJS().map(([uf]) => Number(uf));
    expect(ranked.slice(0, 8)).toEqual([35, 31, 33, 41, 43, 42, 29, 26]);
    expect(ranked.at(-1)).toBe(14);
  });

  it('places every municipality in its state', async () => {
    expect(await values('count(*) FILTER (municipio // 100000 <> uf)')).toEqual([0]);
  });

  it('has plausible associations between dimensions', async () => {
    const [higher = 0, secondary = 0, building = 0, teaching = 0, drivers = 0, nurses = 0] =
      await values(
        meanPay('schooling = 9'),
        meanPay('schooling = 7'),
        share('gender = 1', 'sector = 15'),
        share('gender = 2', 'sector = 23'),
        share('gender = 1', 'occupation = 782510'),
        share('gender = 2', 'occupation = 223505'),
      );
    expect(higher).toBeGreaterThan(2 * secondary);
    expect(building).toBeGreaterThan(0.85);
    expect(teaching).toBeGreaterThan(0.6);
    expect(drivers).toBeGreaterThan(0.95);
    expect(nurses).toBeGreaterThan(0.8);
    const [north = 0, south = 0, old = 0, young = 0, large = 0, small = 0] = await values(
      meanPay('uf BETWEEN 21 AND 29'),
      meanPay('uf IN (33, 35)'),
      meanPay('age = 4'),
      meanPay('age = 2'),
      meanPay('size = 10'),
      meanPay('size = 2'),
    );
    expect(south).toBeGreaterThan(1.15 * north);
    expect(old).toBeGreaterThan(young);
    expect(large).toBeGreaterThan(small);
  });

  it('has plausible races, hours and tenure', async () => {
    const [south = 0, northeast = 0, graduates = 0, unknown = 0, unknownPublic = 0] = await values(
      share('race = 2', 'uf BETWEEN 41 AND 43 AND race IS NOT NULL'),
      share('race = 2', 'uf BETWEEN 21 AND 29 AND race IS NOT NULL'),
      share('race IN (4, 8)', 'schooling = 9 AND race IS NOT NULL'),
      share('race IS NULL'),
      share('race IS NULL', 'sector = 24'),
    );
    expect(south).toBeCloseTo(0.78, 1);
    expect(northeast).toBeCloseTo(0.3, 1);
    expect(graduates).toBeLessThan(0.42);
    expect(unknown).toBeCloseTo(0.09, 2);
    expect(unknownPublic).toBeGreaterThan(0.25);
    const [full = 0, public40 = 0, nurses36 = 0, men = 0, women = 0] = await values(
      share('hours = 44'),
      share('hours = 40', 'sector = 24'),
      share('hours = 36', 'occupation = 322205'),
      share('hours <= 30', 'gender = 1'),
      share('hours <= 30', 'gender = 2'),
    );
    expect(full).toBeCloseTo(0.63, 1);
    expect(public40).toBeGreaterThan(0.5);
    expect(nurses36).toBeGreaterThan(0.3);
    expect(women).toBeGreaterThan(1.5 * men);
    const [recent = 0, builders = 0, servants = 0, minors = 0] = await values(
      share('tenure <= 3'),
      share('tenure <= 3', 'sector = 15'),
      share('tenure = 8', 'sector = 24'),
      linksWhere('tenure > 4 AND age = 1'),
    );
    expect(recent).toBeCloseTo(0.29, 1);
    expect(builders).toBeGreaterThan(0.35);
    expect(servants).toBeGreaterThan(0.4);
    expect(minors).toBe(0);
  });

  it('has gaps in pay of a plausible size', async () => {
    const [whites = 0, others = 0, recent = 0, long = 0] = await values(
      meanPay('race = 2'),
      meanPay('race IN (4, 8)'),
      meanPay('tenure <= 3'),
      meanPay('tenure = 8'),
    );
    expect(others / whites).toBeGreaterThan(0.75);
    expect(others / whites).toBeLessThan(0.9);
    expect(long).toBeGreaterThan(1.5 * recent);
  });

  it('has a small but realistic share of unknown values', async () => {
    const shares = await values(
      share('municipio IS NULL'),
      share('occupation IS NULL'),
      share('gender IS NULL'),
      share('size IS NULL'),
      share('schooling IS NULL'),
      share('age IS NULL'),
      share('hours IS NULL'),
      share('tenure IS NULL'),
    );
    for (const value of shares) {
      expect(value).toBeGreaterThan(0.0005);
      expect(value).toBeLessThan(0.01);
    }
    const [unclassified, mismatched] = await values(
      share('pay IS NULL'),
      'count(*) FILTER ((pay IS NULL) <> (band IS NULL))',
    );
    expect(unclassified).toBeCloseTo(0.022, 2);
    expect(mismatched).toBe(0);
  });

  it('is identical when generated on one thread', async () => {
    expect(await checksum(await generated(1))).toBe(await checksum(connection));
  }, 120_000);
});

describe('benchmark sample', () => {
  it('has the requested number of single-link rows, in the published proportions', async () => {
    const connection = await generated(2, 20_000);
    const [rows, total, services, men, secondary, median] = await row(
      connection,
      [
        'count(*)',
        'sum(n)',
        share('sector BETWEEN 18 AND 24'),
        share('gender = 1'),
        share('schooling = 7'),
        share(`pay <= ${MEDIAN_PAY * 100}`, 'pay IS NOT NULL'),
      ].join(', '),
    );
    expect([rows, total]).toEqual([20_000, 20_000]);
    expect(services).toBeCloseTo(0.565, 2);
    expect(men).toBeCloseTo(0.56, 3);
    expect(secondary).toBeCloseTo(0.498, 3);
    expect(median).toBeCloseTo(0.5, 2);
  }, 120_000);
});
