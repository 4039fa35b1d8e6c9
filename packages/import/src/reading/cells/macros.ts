import type { Municipality } from '@observatorio/store';

/**
 * SQL that creates the functions shared by all kinds of file. A cast alone would accept `3.31E+05`
 * and `1.4`, as spreadsheets write codes that they took for numbers, so `digits` requires text of
 * digits. Municipalities are looked up in an
 * ENUM because a join would hide DuckDB's progress and might buffer the file's rows in memory.
 */
export function macrosSql(municipalities: readonly Municipality[]): string {
  const codes = municipalities.map(({ code }) => code);
  return `
    CREATE TYPE six_digits AS ENUM (${codes.map((code) => `'${code.slice(0, 6)}'`).join(', ')});
    CREATE MACRO municipality_of(six) AS
      [${codes.join(', ')}][enum_code(TRY_CAST(six::VARCHAR AS six_digits)) + 1];
    CREATE MACRO ignored(t) AS
      t IS NULL OR regexp_matches(trim(t), '^$|[{}]|class|^0*-0*1$|^9+$');
    CREATE MACRO number(t) AS CASE WHEN NOT contains(t, 'E') AND NOT contains(t, 'e') THEN coalesce(
      TRY_CAST(replace(t, ',', '.') AS DOUBLE),
      TRY_CAST(replace(replace(t, '.', ''), ',', '.') AS DOUBLE)) END;
    CREATE MACRO within(v, low, high) AS CASE WHEN v BETWEEN low AND high THEN v END;
    CREATE MACRO digits(t) AS
      CASE WHEN strlen(t) = 1 OR regexp_full_match(t, '\\s*\\d{1,18}\\s*') THEN TRY_CAST(t AS INTEGER) END;
    CREATE MACRO code(t, low, high) AS within(digits(t), low, high)`;
}
