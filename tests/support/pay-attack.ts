import { DuckDBInstance } from '@duckdb/node-api';
import type { Filters } from '@observatorio/contract';
import { ageBandOfRais, municipalityCode } from '@observatorio/domain';

/*
 * What an attacker knows who wants to learn the pay of a person: the links of Acre in 2016, with
 * made-up columns for race, hours and tenure, which the real file lacks.
 */

/** Maximum relative error at which a guess counts as a success. */
const CLOSE = 0.05;

export const isClose = (guess: number | null | undefined, pay: number): boolean =>
  typeof guess === 'number' && Math.abs(guess - pay) <= CLOSE * pay;

/** A link with classified pay. */
export interface Person {
  occupation: string;
  /** Seven-digit IBGE code. */
  city: string;
  gender: string;
  /** Null if not informed. */
  race: string | null;
  schooling: string;
  age: string;
  hours: number;
  /** In reais. */
  pay: number;
  band: number;
}

/** Limits of the pay bands in minimum wages of 2016. */
const LIMITS = [0.5, 1, 1.5, 2, 3, 4, 5, 7, 10, 15, 20].map((limit) => limit * 880);

/** Geometric middle of a band in reais. */
export const middleOf = (band: number): number =>
  Math.sqrt((LIMITS[band - 1] ?? 264) * (LIMITS[band] ?? 132_000));

const chosen = (list: readonly number[], salt: number): string =>
  `[${list.join(', ')}][1 + (hash(i * 8 + ${salt}) % ${list.length})::INTEGER]`;

/**
 * Adds the made-up columns to the file at `path`, writes it to `completed`, and returns the active
 * links with classified pay, in a random order.
 */
export async function completeFile(path: string, completed: string): Promise<Person[]> {
  const instance = await DuckDBInstance.create(':memory:', { threads: '1' });
  const connection = await instance.connect();
  await connection.run(`
    CREATE SEQUENCE numbers;
    CREATE TABLE link AS
    SELECT * EXCLUDE (i), ${chosen([2, 2, 4, 8, 8, 8, 8, 8, 6, 1, 9], 1)} AS "Raça Cor",
      ${chosen([44, 44, 44, 44, 40, 40, 36, 30, 20], 2)} AS "Qtd Hora Contr",
      hash(i * 8 + 3) % 300 AS "Tempo Emprego"
    FROM (SELECT *, nextval('numbers') AS i
      FROM read_csv('${path}', delim = ';', header = true, encoding = 'latin-1', all_varchar = true));
    COPY link TO '${completed}' (DELIMITER ';', HEADER)`);
  const reader = await connection.runAndReadAll(`
    SELECT "CBO Ocupação 2002" AS occupation, "Município" AS city, "Sexo Trabalhador" AS gender,
      nullif("Raça Cor", 9) AS race, "Escolaridade após 2005"::INTEGER AS schooling,
      "Faixa Etária"::INTEGER AS age, "Qtd Hora Contr" AS hours,
      replace("Vl Remun Média Nom", ',', '.')::DOUBLE AS pay
    FROM link
    WHERE "Vínculo Ativo 31/12" = '1' AND "CBO Ocupação 2002" SIMILAR TO '[0-9]{6}'
      AND pay BETWEEN 264 AND 132000 ORDER BY hash(occupation, city, pay)`);
  const people = reader.getRowObjectsJS().map((row) => ({
    occupation: String(row.occupation),
    // RAIS omits the check digit.
    city: municipalityCode(String(row.city)) ?? '',
    gender: String(Number(row.gender)),
    race: row.race === null ? null : String(row.race),
    schooling: String(row.schooling),
    age: String(ageBandOfRais[Number(row.age)] ?? 0),
    hours: Number(row.hours),
    pay: Number(row.pay),
    band: LIMITS.filter((limit) => Number(row.pay) > limit).length,
  }));
  instance.closeSync();
  return people;
}

/** Groups items by a key, in their order. */
export function groupedBy<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string,
): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}

/** Whether a link with so many links below and above it is at a share of the pay distribution. */
const isAt = (share: number, below: number, above: number): boolean =>
  below + above >= 4 &&
  (share === 0.5
    ? below === above
    : below + 1 === Math.max(1, Math.ceil(share * (below + 1 + above))));

/** Maximum number of occupations in a filter of the attacker. */
const MAX_OCCUPATIONS = 60;

/** A person who is alone in her pay band among the links that the filters select. */
export interface Lone {
  person: Person;
  filters: Filters;
  /** The links that the filters select, including hers. */
  links: readonly Person[];
}

/**
 * Chooses occupations of a person's city, as many as possible, so that she is alone in her pay band
 * and at a share of the pay distribution; undefined if the attacker finds none. `occupations` are the
 * links by occupation among which she is to be alone. At the ends of the distribution, a filter
 * removes the bands beyond hers.
 */
export function isolated(
  person: Person,
  occupations: ReadonlyMap<string, readonly Person[]>,
  share: number,
): Lone | undefined {
  const { occupation, city, band } = person;
  const countsOf = (links: readonly Person[] = []) => [
    share === 0 ? 0 : links.filter((link) => link.band < band).length,
    share === 1 ? 0 : links.filter((link) => link.band > band).length,
  ];
  const own = occupations.get(occupation) ?? [];
  if (own.filter((link) => link.band === band).length !== 1) return undefined;
  let [below = 0, above = 0] = countsOf(own);
  const tried = [occupation];
  let found = isAt(share, below, above) ? 1 : 0;
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
    if (isAt(share, below, above)) found = tried.length;
  }
  if (found === 0) return undefined;
  const bands = Array.from({ length: 12 }, (_, index) => index).filter(
    (each) => (share > 0 || each >= band) && (share < 1 || each <= band),
  );
  const filters = {
    occupation: tried.slice(0, found),
    municipio: [city],
    ...(bands.length < 12 && { minimumSalaryRange: bands.map(String) }),
  };
  const links = filters.occupation
    .flatMap((code) => occupations.get(code) ?? [])
    .filter((link) => bands.includes(link.band));
  return { person, filters, links };
}
