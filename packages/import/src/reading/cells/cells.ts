import { states } from '@observatorio/domain';

/**
 * SQL expression for the CBO code in a field as a number, or NULL. Accepts a dash, five digits if they
 * may be a code of the armed forces or the police (0101 to 0312) without its leading zero, and `.0`
 * after the digits.
 */
export const cboSql = (field: string): string =>
  `CASE WHEN regexp_full_match(trim(${field}), '(\\d{6}|[1-3][01][1-3]\\d{2})(\\.0)?|\\d{4}-\\d{2}') THEN ${wholeCodeSql(field)} END`;

/** SQL expression for a code of digits, maybe with a dash or followed by \`.0\`, as a number. */
export const wholeCodeSql = (field: string): string =>
  `TRY_CAST(replace(replace(${field}, '-', ''), '.0', '') AS INTEGER)`;

/**
 * SQL condition that a value is in a list; false for NULL. Avoids IN because DuckDB turns a long
 * list into a join, which loses the row order of the file and thus the line numbers in reports.
 */
export const isOneOfSql = (value: string, list: readonly (string | number)[]): string => {
  const items = list.map((item) => (typeof item === 'string' ? `'${item}'` : item));
  return `coalesce(list_contains([${items.join(', ')}], ${value}), false)`;
};

/** SQL expression for a value if it is in a list, or NULL. */
export const oneOfSql = (value: string, list: readonly (string | number)[]): string =>
  `CASE WHEN ${isOneOfSql(value, list)} THEN ${value} END`;

/** SQL expression for a state code, or NULL. */
export const ufSql = (code: string): string =>
  oneOfSql(
    code,
    states.map((state) => Number(state.code)),
  );

/**
 * SQL expressions for the columns required by `municipioSql`, from the field `municipality` with
 * six or seven digits. Kinds of file also derive `unplaced`: whether the source documents the
 * field's value as outside any Brazilian municipality, e.g. for courses abroad.
 */
export const municipalitySql = `
  digits(municipality) AS municipalityCode,
  CASE WHEN municipalityCode >= 1000000 THEN municipalityCode // 10 ELSE municipalityCode END AS sixDigits,
  municipality_of(sixDigits) AS found`;

/**
 * SQL expression for the column `municipio`, with seven digits, from the columns of
 * `municipalitySql`.
 */
export const municipioSql = `
  CASE WHEN municipalityCode < 1000000 OR municipalityCode = found THEN found END AS municipio`;
