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

let dataDir: string;
let store: Store;

beforeAll(async () => {
  if (missing) return;
  dataDir = await mkdtemp(join(tmpdir(), 'observatorio-'));
  await importFiles('rais', dataDir, [path], { waived: ['subsetor', 'tamanho'] });
  store = await openStore(dataDir);
});
afterAll(async () => {
  if (missing) return;
  await store.close();
  await rm(dataDir, { recursive: true });
});

async function summaryOf(filters: Filters) {
  const query = store.resolve(labour.summary, filters);
  const [row] = (await store.answer(labour.summary, query)).rows;
  return row;
}

async function curveOf(filters: Filters) {
  const query = store.resolve(labour.payCurve, filters);
  return (await store.answer(labour.payCurve, query)).rows;
}

describe.skipIf(missing)('an attacker who subtracts responses that differ by one link', () => {
  let targets: Target[];
  /** Number of successes when guessing the occupation's published median. */
  let blind: number;

  beforeAll(async () => {
    const instance = await DuckDBInstance.create(':memory:');
    targets = await targetsOf(await instance.connect());
    instance.closeSync();
    blind = await successes(
      async ({ occupation }) =>
        (await summaryOf({ occupation: [occupation] }))?.medianPay ?? undefined,
    );
  });

  /** Returns the published number of links with known pay, and their mean pay. */
  const published = async (filters: Filters) => {
    const row = await summaryOf(filters);
    const links = (row?.links ?? 0) - (row?.unclassified ?? 0);
    return { links, mean: row?.meanPay ?? undefined };
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

/** A person who is alone in her pay band among the links that the filters select. */
interface Lone {
  occupation: string;
  pay: number;
  band: number;
  filters: Filters;
}

describe.skipIf(missing)('an attacker who isolates a person by pay band', () => {
  /** Number of persons per attack. */
  const PERSONS = 150;
  let people: Person[];
  let cities: Cities;

  beforeAll(async () => {
    const instance = await DuckDBInstance.create(':memory:');
    people = await peopleOf(await instance.connect());
    cities = citiesOf(people);
    instance.closeSync();
  });

  /** Figures of a response that may reveal a pay, by name. */
  const guessesOf = async (filters: Filters) => {
    const summary = await summaryOf(filters);
    const curve = await curveOf(filters);
    const middle = (one?: { from: number; to: number }) => one && Math.sqrt(one.from * one.to);
    return {
      ...summary,
      sum: (summary?.meanPay ?? Number.NaN) * (summary?.links ?? 0),
      first: middle(curve[0]),
      last: middle(curve.at(-1)),
    };
  };

  // The exact counts by band reveal her band, so a blind guess is also the middle of it.
  it.each([
    ['the highest band', 1],
    ['the band of the 90th percentile', 0.9],
    ['the band of the 75th percentile', 0.75],
    ['the middle band', 0.5],
    ['the band of the 25th percentile', 0.25],
    ['the band of the 10th percentile', 0.1],
    ['the lowest band', 0],
  ])('gains no more from any figure of links of which she is alone in %s', async (_, share) => {
    const found: Lone[] = [];
    for (const person of people) {
      const lone = isolated(person, cities, share);
      if (lone) found.push(lone);
      if (found.length === PERSONS) break;
    }
    expect(found.length).toBeGreaterThan(20);
    const hits = new Map<string, number>();
    for (const { occupation, pay, band, filters } of found) {
      const [own, guesses] = await Promise.all([
        summaryOf({ occupation: [occupation] }),
        guessesOf(filters),
      ]);
      const guessed = { ...guesses, median: own?.medianPay, middle: middleOf(band) };
      for (const [name, guess] of Object.entries(guessed)) {
        hits.set(name, (hits.get(name) ?? 0) + Number(isClose(guess ?? undefined, pay)));
      }
    }
    const { median = 0, middle = 0, ...figures } = Object.fromEntries(hits);
    const best = Math.max(...Object.values(figures));
    expect(best, JSON.stringify(figures)).toBeLessThanOrEqual(Math.max(median, middle));
  });
});

/** A row of a response that withholds the pay of its only link. */
interface Withheld {
  /** The pay that the link would have if it made up the difference of the other rows to the total. */
  guess: number;
  /** The published median of the selection, as a blind guess. */
  blind: number | null;
  pay: number;
}

describe.skipIf(missing)('an attacker who subtracts the rows of a response from its total', () => {
  let links: RawLink[];

  beforeAll(async () => {
    const instance = await DuckDBInstance.create(':memory:');
    links = await linksOf(await instance.connect());
    instance.closeSync();
  });

  const dimensions = ['genero', 'escolaridade', 'faixaEtaria', 'municipio'] as const;

  /** Returns the withheld rows of an occupation's pay by a dimension, if there is only one. */
  async function withheldIn(
    occupation: string,
    by: (typeof dimensions)[number],
  ): Promise<Withheld[]> {
    const filters = { occupation: [occupation], uf: ['12'] };
    const query = store.resolve(labour.pay, { ...filters, por: [by] });
    const { rows } = await store.answer(labour.pay, query);
    const hidden = rows.filter(({ count, meanPay }) => count > 0 && meanPay === null);
    const [only] = hidden;
    const whole = await summaryOf(filters);
    if (hidden.length !== 1 || only?.count !== 1 || !whole?.meanPay) return [];
    const own = links.filter(
      (link) => link.occupation === occupation && link[by] === only.key && link.pay !== null,
    );
    const [link] = own;
    if (own.length !== 1 || !link?.pay) return [];
    const total = whole.meanPay * (whole.links - whole.unclassified);
    const others = rows.reduce((sum, { meanPay, count }) => sum + (meanPay ?? 0) * count, 0);
    return [{ guess: total - others, blind: whole.medianPay, pay: link.pay }];
  }

  it("gains no more than from guessing the selection's median", async () => {
    const occupations = [...new Set(links.map(({ occupation }) => occupation))];
    const found: Withheld[] = [];
    for (const occupation of occupations.toSorted().filter((_, index) => index % 3 === 0)) {
      for (const by of dimensions) found.push(...(await withheldIn(occupation, by)));
    }
    const hits = found.filter(({ guess, pay }) => isClose(guess, pay)).length;
    const blind = found.filter(({ blind: median, pay }) =>
      isClose(median ?? undefined, pay),
    ).length;
    expect(found.length).toBeGreaterThan(40);
    expect(hits, `${hits} of ${found.length}, blindly ${blind}`).toBeLessThanOrEqual(blind);
  });
});

/** A link of the raw file, with the codes of the API; null where the file does not have one. */
interface RawLink {
  occupation: string;
  municipio: string | null;
  genero: string | null;
  escolaridade: string | null;
  faixaEtaria: string | null;
  /** In reais; null if unclassified. */
  pay: number | null;
}

/** Reads all active links with an occupation. */
async function linksOf(connection: DuckDBConnection): Promise<RawLink[]> {
  const reader = await connection.runAndReadAll(`
    SELECT "CBO Ocupação 2002" AS occupation, "Município" AS city,
      "Sexo Trabalhador"::INTEGER AS gender,
      "Escolaridade após 2005"::INTEGER AS schooling, "Faixa Etária"::INTEGER AS age,
      replace("Vl Remun Média Nom", ',', '.')::DOUBLE AS pay
    FROM read_csv('${path}', delim = ';', header = true, encoding = 'latin-1', all_varchar = true)
    WHERE "Vínculo Ativo 31/12" = '1' AND "CBO Ocupação 2002" SIMILAR TO '[0-9]{6}'`);
  return reader.getRowObjectsJS().map(({ occupation, city, gender, schooling, age, pay }) => ({
    occupation: String(occupation),
    municipio: municipalityCode(String(city)) ?? null,
    genero: String(gender),
    escolaridade: String(schooling),
    faixaEtaria: String([0, 1, 1, 2, 2, 3, 3, 4, 5][Number(age)] ?? ''),
    pay: Number(pay) >= 264 && Number(pay) <= 132_000 ? Number(pay) : null,
  }));
}

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

interface Person {
  occupation: string;
  city: string;
  pay: number;
  band: number;
}

/** Limits of the pay bands in minimum wages of 2016. */
const LIMITS = [0.5, 1, 1.5, 2, 3, 4, 5, 7, 10, 15, 20].map((limit) => limit * 880);

/** Geometric middle of a band in reais. */
const middleOf = (band: number): number =>
  Math.sqrt((LIMITS[band - 1] ?? 264) * (LIMITS[band] ?? 132_000));

/** Reads all links with classified pay, in a random order. */
async function peopleOf(connection: DuckDBConnection): Promise<Person[]> {
  const reader = await connection.runAndReadAll(`
    SELECT "CBO Ocupação 2002" AS occupation, "Município" AS city,
      replace("Vl Remun Média Nom", ',', '.')::DOUBLE AS pay
    FROM read_csv('${path}', delim = ';', header = true, encoding = 'latin-1', all_varchar = true)
    WHERE "Vínculo Ativo 31/12" = '1' AND "CBO Ocupação 2002" SIMILAR TO '[0-9]{6}'
      AND pay BETWEEN 264 AND 132000 ORDER BY hash(occupation, city, pay)`);
  return reader.getRowObjectsJS().map(({ occupation, city, pay }) => ({
    occupation: String(occupation),
    city: String(city),
    pay: Number(pay),
    band: LIMITS.filter((limit) => Number(pay) > limit).length,
  }));
}

/** Whether a link with so many links below and above it is at a share of the pay distribution. */
const isAt = (share: number, below: number, above: number): boolean =>
  below + above >= 4 &&
  (share === 0.5
    ? below === above
    : below + 1 === Math.max(1, Math.ceil(share * (below + 1 + above))));

/** Links by city and occupation. */
type Cities = ReadonlyMap<string, ReadonlyMap<string, readonly Person[]>>;

function citiesOf(people: readonly Person[]): Cities {
  const cities = new Map<string, Map<string, Person[]>>();
  for (const person of people) {
    const occupations = cities.get(person.city) ?? new Map<string, Person[]>();
    cities.set(person.city, occupations);
    const links = occupations.get(person.occupation) ?? [];
    links.push(person);
    occupations.set(person.occupation, links);
  }
  return cities;
}

/** Maximum number of occupations in a filter of the attacker. */
const MAX_OCCUPATIONS = 60;

/**
 * Chooses occupations of a person's city, as many as possible, so that she is alone in her pay band
 * and at a share of the pay distribution; undefined if the attacker finds none. At the ends of the
 * distribution, a filter removes the bands beyond hers.
 */
function isolated(
  { occupation, city, pay, band }: Person,
  cities: Cities,
  share: number,
): Lone | undefined {
  const occupations = cities.get(city) ?? new Map<string, readonly Person[]>();
  const countsOf = (links: readonly Person[] = []) => [
    share === 0 ? 0 : links.filter((link) => link.band < band).length,
    share === 1 ? 0 : links.filter((link) => link.band > band).length,
  ];
  const own = occupations.get(occupation) ?? [];
  if (own.filter((link) => link.band === band).length !== 1) return undefined;
  let [below = 0, above = 0] = countsOf(own);
  const tried = [occupation];
  let chosen = isAt(share, below, above) ? 1 : 0;
  const others = [...occupations].filter(
    ([code, links]) => code !== occupation && links.every((link) => link.band !== band),
  );
  const errorOf = (low: number, high: number) => Math.abs(low - share * (low + high));
  for (const [code, links] of others.toSorted(([, a], [, b]) => a.length - b.length)) {
    if (tried.length === MAX_OCCUPATIONS) break;
    const [lower = 0, higher = 0] = countsOf(links);
    const error = errorOf(below + lower, above + higher);
    if (error > Math.max(errorOf(below, above), 1.5)) continue;
    tried.push(code);
    below += lower;
    above += higher;
    if (isAt(share, below, above)) chosen = tried.length;
  }
  if (chosen === 0) return undefined;
  const bands = Array.from({ length: 12 }, (_, index) => index).filter(
    (each) => (share > 0 || each >= band) && (share < 1 || each <= band),
  );
  const filters = {
    occupation: tried.slice(0, chosen),
    municipio: [municipalityCode(city) ?? ''],
    ...(bands.length < 12 && { minimumSalaryRange: bands.map(String) }),
  };
  return { occupation, pay, band, filters };
}
