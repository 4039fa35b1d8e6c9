import type { Municipality } from '@observatorio/store';

/** Reduces a name to lower-case letters, digits and spaces, as the SQL macro `folded` does. */
export const foldName = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

/** SQL expression for a long list of texts. DuckDB binds one constant faster than thousands. */
const listSql = (texts: readonly string[]): string =>
  `string_split('${texts.join('|').replaceAll("'", "''")}', '|')`;

/**
 * SQL that creates the functions shared by all kinds of file. A cast alone would accept `3.31E+05`
 * and `1.4`, as spreadsheets write codes that they took for numbers, so `digits` requires text of
 * digits. Municipalities are looked up in an ENUM because a join would hide DuckDB's progress and
 * might buffer the file's rows in memory. `number` takes a point for the decimal one, unless a comma
 * follows it; `1,458.84` is none of both. `likeness` is the similarity of two folded names, from 0
 * to 1; a name that contains the other one is the same.
 */
export function macrosSql(municipalities: readonly Municipality[]): string {
  const codes = municipalities.map(({ code }) => code);
  const names = new Set(municipalities.map(({ name }) => foldName(name)));
  return `
    CREATE TYPE six_digits AS ENUM (${codes.map((code) => `'${code.slice(0, 6)}'`).join(', ')});
    CREATE TYPE place_names AS ENUM (${[...names].map((name) => `'${name}'`).join(', ')});
    CREATE MACRO municipality_of(six) AS
      CAST(${listSql(codes)} AS INTEGER[])[enum_code(TRY_CAST(six::VARCHAR AS six_digits)) + 1];
    CREATE MACRO ignored(t) AS
      t IS NULL OR regexp_matches(trim(t), '^$|^null$|[{}]|class|^0*-0*1$|^9+$');
    CREATE MACRO place_name(code) AS
      ${listSql(municipalities.map(({ name }) => name))}[
        enum_code(TRY_CAST((code // 10)::VARCHAR AS six_digits)) + 1];
    CREATE MACRO folded(t) AS
      trim(regexp_replace(lower(strip_accents(t)), '[^a-z0-9]+', ' ', 'g'));
    CREATE MACRO likeness(a, b) AS CASE
      WHEN strlen(a) > 3 AND strlen(b) > 3 AND (contains(a, b) OR contains(b, a)) THEN 1
      ELSE 1 - levenshtein(a, b) / greatest(strlen(a), strlen(b), 1) END;
    CREATE MACRO number(t) AS CASE WHEN NOT contains(t, 'E') AND NOT contains(t, 'e') THEN coalesce(
      TRY_CAST(replace(t, ',', '.') AS DOUBLE),
      CASE WHEN regexp_full_match(t, '\\s*\\d+(\\.\\d{3})+(,\\d*)?\\s*')
        THEN TRY_CAST(replace(replace(t, '.', ''), ',', '.') AS DOUBLE) END) END;
    CREATE MACRO within(v, low, high) AS CASE WHEN v BETWEEN low AND high THEN v END;
    CREATE MACRO digits(t) AS
      CASE WHEN strlen(t) = 1 OR (strlen(t) = 2 AND t >= '0') OR regexp_full_match(t, '\\s*\\d{1,18}\\s*') THEN TRY_CAST(t AS INTEGER) END;
    CREATE MACRO code(t, low, high) AS within(digits(t), low, high)`;
}
