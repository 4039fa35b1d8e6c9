import { states } from '@observatorio/domain';
import type { Check } from '../reading/reading';
import { type Names, YEAR_NAME } from './census-file';

/** What the rows of both censuses are looked through for. No offer is lost to an odd code: it counts as not informed. */
export function checksFor(names: Names) {
  const label = (field: string): string => names[field]?.[0] ?? field;
  return {
    /** The row is not of this year. */
    otherYear: (year: number): Check => ({
      reason: `“${YEAR_NAME}” não é ${year}`,
      field: 'year',
      fails: `TRY_CAST(year AS INTEGER) IS DISTINCT FROM ${year}`,
    }),
    /** The field has a value, and `code`, SQL of its code, is NULL. */
    unknownCode: (field: string, code: string): Check => ({
      reason: `valor desconhecido em “${label(field)}”`,
      field,
      fails: `${code} IS NULL AND NOT ignored(${field})`,
      counts: true,
    }),
    /** Without a value, `code` is NULL, the row cannot be understood. */
    noCode: (field: string, code: string): Check => ({
      reason: `valor desconhecido em “${label(field)}”`,
      field,
      fails: `${code} IS NULL`,
    }),
    notCount: (field: string): Check => ({
      reason: `“${label(field)}” não é um número`,
      field,
      fails: `${countSql(field)} IS NULL`,
    }),
    nowhere: {
      reason: 'município que não existe',
      field: 'municipality',
      fails: `municipio IS NULL AND NOT ignored(municipality) AND NOT abroad`,
      counts: true,
      necessary: true,
    } satisfies Check,
  };
}

/** SQL of a number of people or places: a blank one is none, what is no whole number is NULL. */
export const countSql = (field: string): string =>
  `CASE WHEN coalesce(trim(${field}), '') IN ('', '.') THEN 0
    WHEN regexp_full_match(trim(${field}), '\\d{1,9}(\\.0+)?') THEN TRY_CAST(${field} AS INTEGER) END`;

const ufs = states.map(({ code }) => code).join(', ');

/**
 * SQL of the columns that tell where an offer is, from the fields `municipality` and `state`:
 * `place` and `found` for `municipioSql`, and `abroad`, true where there is no place in Brazil to tell.
 */
export const placeSql = `
  TRY_CAST(municipality AS INTEGER) AS place,
  municipality_of(CASE WHEN place >= 1000000 THEN place // 10 ELSE place END) AS found,
  coalesce(place // 100000 = 99 OR municipality ILIKE '%dist_ncia%' OR municipality ILIKE '%exterior%', false) AS abroad,
  CASE WHEN list_contains([${ufs}], TRY_CAST(state AS INTEGER)) THEN TRY_CAST(state AS INTEGER) END AS ufCode`;

/** SQL of the municipality and state, of rows that have the columns of `placeSql`. */
export const municipioSql = `
  CASE WHEN place < 1000000 OR place = found THEN found END AS municipio,
  coalesce(municipio // 100000, ufCode) AS uf`;
