import { states } from '@observatorio/domain';

/** SQL of the CBO code in a field, as a number, else NULL. Accepts a dash and a lost leading zero. */
export const cboSql = (field: string): string =>
  `CASE WHEN regexp_full_match(trim(${field}), '\\d{5,6}|\\d{4}-\\d{2}') THEN TRY_CAST(replace(${field}, '-', '') AS INTEGER) END`;

/** SQL of a number between two bounds, with decimal point or comma, else NULL. */
export const numberSql = (field: string, low: number, high: number): string =>
  `within(number(trim(${field})), ${low}, ${high})`;

/**
 * SQL of a count of people or places: 0 for a blank cell, NULL for anything but a whole number of at
 * most seven digits. The largest count of an official file is 41,365 enrolments.
 */
export const countSql = (field: string): string =>
  `CASE WHEN coalesce(trim(${field}), '') IN ('', '.') THEN 0
    WHEN regexp_full_match(trim(${field}), '\\d{1,7}(\\.0+)?') THEN TRY_CAST(${field} AS INTEGER) END`;

/**
 * SQL of whether a value is one of a list; NULL is none. DuckDB turns a long IN into a join, which loses
 * the order of the file's rows and with it the line numbers of reports.
 */
export const isOneOfSql = (value: string, list: readonly (string | number)[]): string => {
  const items = list.map((item) => (typeof item === 'string' ? `'${item}'` : item));
  return `coalesce(list_contains([${items.join(', ')}], ${value}), false)`;
};

/** SQL of a value that is one of a list, else NULL. */
export const oneOfSql = (value: string, list: readonly (string | number)[]): string =>
  `CASE WHEN ${isOneOfSql(value, list)} THEN ${value} END`;

/** SQL of the code of a state, else NULL. */
export const ufSql = (code: string): string =>
  oneOfSql(
    code,
    states.map((state) => Number(state.code)),
  );

/**
 * SQL of the columns that `municipioSql` needs, from the field `municipality` with six or seven
 * digits. Kinds of file also derive `unplaced`: whether the field names no municipality in Brazil
 * in a way that the source documents, as for courses abroad.
 */
export const municipalitySql = `
  TRY_CAST(municipality AS INTEGER) AS municipalityCode,
  CASE WHEN municipalityCode >= 1000000 THEN municipalityCode // 10 ELSE municipalityCode END AS sixDigits,
  municipality_of(sixDigits) AS found`;

/** SQL of the column `municipio`, with seven digits, from the columns of `municipalitySql`. */
export const municipioSql = `
  CASE WHEN municipalityCode < 1000000 OR municipalityCode = found THEN found END AS municipio`;
