import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type DuckDBConnection, DuckDBInstance } from '@duckdb/node-api';
import { type Filters, labour } from '@observatorio/contract';
import { municipalityCode } from '@observatorio/domain';
import { importFiles } from '@observatorio/import';
import { openStore, type Store } from '@observatorio/store';
import { officialFiles } from '@observatorio/store/official-files';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const {
  paths: [path = ''],
  missing,
} = officialFiles('rais_vinculos_AC_2016.txt.gz');

/** Maximum relative error at which a guess counts as a success. */
const CLOSE = 0.05;

const isClose = (guess: number | undefined, pay: number): boolean =>
  guess !== undefined && Math.abs(guess - pay) <= CLOSE * pay;

/** Number of links that the attacker targets. */
const TARGETS = 200;

/** A person whose pay is the difference between an occupation's totals with and without a city. */
interface Target {
  occupation: string;
  city: string;
  pay: number;
  /** Other cities where the occupation exists. */
  others: string[];
}

describe.skipIf(missing)('an attacker who subtracts responses that differ by one link', () => {
  let dataDir: string;
  let store: Store;
  let targets: Target[];
  /** Number of successes when guessing the occupation's published median. */
  let blind: number;

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'observatorio-'));
    await importFiles('rais', dataDir, [path], { waived: ['subsetor', 'tamanho'] });
    store = await openStore(dataDir);
    const instance = await DuckDBInstance.create(':memory:');
    targets = await targetsOf(await instance.connect());
    instance.closeSync();
    blind = await successes(
      async ({ occupation }) =>
        (await summaryOf({ occupation: [occupation] }))?.medianPay ?? undefined,
    );
  });
  afterAll(async () => {
    await store.close();
    await rm(dataDir, { recursive: true });
  });

  const summaryOf = async (filters: Filters) => {
    const query = store.resolve(labour.summary, filters);
    const [row] = (await store.answer(labour.summary, query)).rows;
    return row;
  };

  /** Returns the published number of links with known pay, and their mean pay. */
  const published = async (filters: Filters) => {
    const row = await summaryOf(filters);
    const links = (row?.links ?? 0) - (row?.unclassified ?? 0);
    return { links, mean: row?.meanPay ?? undefined };
  };

  const curveOf = async (filters: Filters) => {
    const query = store.resolve(labour.payCurve, filters);
    return (await store.answer(labour.payCurve, query)).rows;
  };

  const withCity = ({ occupation, others, city }: Target): Filters => ({
    occupation: [occupation],
    municipio: [...others, city],
  });
  const withoutCity = ({ occupation, others }: Target): Filters => ({
    occupation: [occupation],
    municipio: others,
  });

  /** Counts the targets for which a guess succeeds. */
  async function successes(guess: (target: Target) => Promise<number | undefined>) {
    const guesses = await Promise.all(targets.map(guess));
    return guesses.filter((value, index) => isClose(value, targets[index]?.pay ?? 0)).length;
  }

  it('has many targets, for some of which a blind guess succeeds', () => {
    expect(targets.length).toBe(TARGETS);
    expect(blind).toBeGreaterThan(TARGETS / 20);
  });

  it("gains no more from totals than from guessing the occupation's median", async () => {
    const bySubtraction = await successes(async (target) => {
      const [whole, rest] = await Promise.all([
        published(withCity(target)),
        published(withoutCity(target)),
      ]);
      if (whole.mean === undefined || rest.mean === undefined) return undefined;
      return whole.mean * whole.links - rest.mean * rest.links;
    });
    expect(bySubtraction).toBeLessThanOrEqual(blind);
  });

  it('gains no more from curves', async () => {
    const bySubtraction = await successes(async (target) => {
      const [whole, rest] = await Promise.all([
        curveOf(withCity(target)),
        curveOf(withoutCity(target)),
      ]);
      const grown = whole.find(
        ({ from, count }) => count > (rest.find((one) => one.from === from)?.count ?? 0),
      );
      return grown && Math.sqrt(grown.from * grown.to);
    });
    expect(bySubtraction).toBeLessThanOrEqual(blind);
  });

  it('gains no more from extremes', async () => {
    const bySubtraction = await successes(async (target) => {
      const [whole, rest] = await Promise.all([
        summaryOf(withCity(target)),
        summaryOf(withoutCity(target)),
      ]);
      if (!whole || !rest) return undefined;
      if (whole.maxPay !== rest.maxPay) return whole.maxPay ?? undefined;
      return whole.minPay === rest.minPay ? undefined : (whole.minPay ?? undefined);
    });
    expect(bySubtraction).toBeLessThanOrEqual(blind);
  });
});

/**
 * Selects links that are the only ones of their occupation in a city, if other cities have more.
 */
async function targetsOf(connection: DuckDBConnection): Promise<Target[]> {
  const reader = await connection.runAndReadAll(`
    WITH link AS (
      SELECT "CBO Ocupação 2002" AS occupation, "Município" AS city,
        replace("Vl Remun Média Nom", ',', '.')::DOUBLE AS pay
      FROM read_csv('${path}', delim = ';', header = true, encoding = 'latin-1', all_varchar = true)
      WHERE "Vínculo Ativo 31/12" = '1'),
    cell AS (
      SELECT occupation, city, count(*) AS links, min(pay) AS pay FROM link GROUP BY ALL)
    SELECT occupation, city, pay, others
    FROM cell
    JOIN (SELECT occupation, list(city) AS others, sum(links) AS links FROM cell GROUP BY ALL) AS whole
      USING (occupation)
    WHERE cell.links = 1 AND whole.links > 5 AND pay BETWEEN 264 AND 132000
    ORDER BY hash(occupation || city) LIMIT ${TARGETS}`);
  // RAIS omits the check digit.
  const codeOf = (city: unknown) => municipalityCode(String(city)) ?? '';
  return reader.getRowObjectsJS().map(({ occupation, city, pay, others }) => ({
    occupation: String(occupation),
    city: codeOf(city),
    pay: Number(pay),
    others: (others as string[]).filter((other) => other !== city).map(codeOf),
  }));
}
