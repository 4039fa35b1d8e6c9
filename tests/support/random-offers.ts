import type { DuckDBConnection } from '@duckdb/node-api';
import { specificAreas, technicalForms, technologicalAxes } from '@observatorio/domain';
import { type Level, loadPlaces, OFFERS_TABLE } from '@observatorio/store';

const COURSES = 1500;
const TOWNS = 5000;

const listOf = (codes: readonly { code: string }[], quote = "'"): string =>
  `[${codes.map(({ code }) => `${quote}${code}${quote}`).join(', ')}]`;

/**
 * Returns an SQL expression for a pseudo-random integer below `limit`, derived from a row number
 * and a name. Hashes the two concatenated, because two-argument hashes with one equal argument
 * share their low bits.
 */
const draw = (name: string, limit: number | string, by = 'i'): string =>
  `(hash(concat('${name}', ${by})) % (${limit}))::INTEGER`;

/** Returns an SQL expression for a pseudo-random value from a list. */
const drawn = (list: string, name: string, by = 'i'): string =>
  `${list}[1 + ${draw(name, `len(${list})::UBIGINT`, by)}]`;

/**
 * Returns an SQL expression for a value that is NULL in one in four rows, except in rows marked
 * `whole`.
 */
const gappy = (value: string, name: string): string =>
  `CASE WHEN whole OR ${draw(`no ${name}`, 4)} > 0 THEN ${value} END`;

/** SQL expressions for the columns that differ between the levels of education. */
const columns: Readonly<Record<Level, Readonly<Record<string, string>>>> = {
  Superior: {
    level: '1',
    degree: gappy(drawn('[1, 1, 2, 3, 3, 4]', 'degree', 'c'), 'degree'),
    form: 'NULL',
    area: gappy(
      `CASE WHEN c % 97 = 0 THEN left(${drawn(listOf(specificAreas), 'area', 'c')}, 2)
        ELSE ${drawn(listOf(specificAreas), 'area', 'c')} END`,
      'area',
    ),
    modality: gappy(drawn('[1, 2, 2, 2]', 'modality', 'c'), 'modality'),
    funding: gappy('CASE WHEN administration <= 3 THEN 1 ELSE 0 END', 'funding'),
    graduates: 'n // 6',
    vacancies: `n * ${draw('vacancies', 3)}`,
  },
  Técnico: {
    level: 'NULL',
    degree: 'NULL',
    form: gappy(drawn(listOf(technicalForms), 'form'), 'form'),
    area: gappy(drawn(listOf(technologicalAxes), 'area', 'c'), 'area'),
    modality: 'NULL',
    funding: 'CASE WHEN administration <= 3 THEN 1 END',
    graduates: 'NULL',
    vacancies: 'NULL',
  },
};

/**
 * Creates the table `offers` for tests and benchmarks, with pseudo-random rows that are the same in
 * every run. One in `gapEvery` rows has missing values.
 */
export async function drawOffers(
  connection: DuckDBConnection,
  level: Level,
  rows: number,
  { gapEvery = 7 }: { gapEvery?: number } = {},
): Promise<void> {
  const { municipalities } = await loadPlaces();
  const own = columns[level];
  await connection.run(`${OFFERS_TABLE};
    CREATE TEMP TABLE towns AS SELECT ${listOf(municipalities, '')} AS codes;
    INSERT INTO offers
    WITH drawn AS (
      SELECT i, i % ${gapEvery} > 0 AS whole, ${draw('course', COURSES)} AS c,
        codes[1 + ${draw('town', `1 + ${draw('size', TOWNS)}`)}] AS town,
        ${gappy(drawn('[1, 2, 2, 3, 4, 4, 4, 4, 4, 4]', 'administration'), 'administration')} AS administration,
        ${draw('few', 8)} * ${draw('many', 20)} AS n
      FROM range(${rows}) AS numbers(i), towns)
    SELECT ${gappy('town', 'municipio')} AS municipio,
      CASE WHEN municipio IS NULL AND ${draw('uf', 2)} = 0 THEN NULL ELSE town // 100000 END,
      administration, ${own.level}, ${own.degree}, ${own.form}, ${own.area}, ${own.modality}, ${own.funding},
      'Curso ' || c, c, 'Instituição ' || (c % 2600), c % 2600, n, ${own.graduates}, ${own.vacancies}, NULL
    FROM drawn;
    DROP TABLE towns`);
}
