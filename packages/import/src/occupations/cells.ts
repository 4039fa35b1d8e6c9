import type { Check } from '../reading/reading';

/** SQL of the CBO code in a field, as a number; NULL where it is none. A dash or a lost zero is no harm. */
export const cboSql = (field: string): string =>
  `CASE WHEN regexp_full_match(trim(${field}), '\\d{5,6}|\\d{4}-\\d{2}') THEN TRY_CAST(replace(${field}, '-', '') AS INTEGER) END`;

export const notCbo = (field: string, label: string): Check => ({
  reason: `“${label}” não é um código da CBO de seis algarismos`,
  field,
  fails: `${cboSql(field)} IS NULL`,
});

export const blank = (field: string, label: string): Check => ({
  reason: `“${label}” está vazio`,
  field,
  fails: `coalesce(trim(${field}), '') = ''`,
});

/** SQL of a number between two bounds, written with point or comma; NULL where it is none. */
export const numberSql = (field: string, low: number, high: number): string =>
  `within(number(trim(${field})), ${low}, ${high})`;

export const notWithin = (field: string, label: string, low: number, high: number): Check => ({
  reason: `“${label}” não é um número de ${low} a ${high}`,
  field,
  fails: `${numberSql(field, low, high)} IS NULL`,
});
