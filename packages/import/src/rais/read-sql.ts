import {
  ageBandOfRais,
  minimumWage,
  PAY_BOUNDS,
  states,
  wageBandLimits,
} from '@observatorio/domain';
import { cellsSql } from '../reading/columns';
import { type Check, COUNTS, exampleSql, type Reading, statusSql } from '../reading/reading';
import type { TextFile } from '../reading/text-file';
import { allFields, type Columns, type Field, fieldLabel, isModernLayout } from './fields';

/** The rows of all files, one after the other, in file order; see LINKS_TABLE for the columns. */
export const STAGED_TABLE = `
  CREATE TABLE staged (
    status UTINYINT, example VARCHAR,
    municipio INTEGER, uf UTINYINT, occupation INTEGER, sector UTINYINT, gender UTINYINT,
    size UTINYINT, band UTINYINT, schooling UTINYINT, age UTINYINT, pay INTEGER)`;

export const LINKS_VIEW = `
  CREATE VIEW links AS
  SELECT municipio, uf, occupation, sector, gender, size, band, schooling, age, pay, 1::INTEGER AS n
  FROM staged WHERE ${COUNTS}`;

/** No link is lost to an odd code: it counts as not informed. */
const unreadable = (field: Field, value: string): Check<Field> => ({
  reason: `valor desconhecido em “${fieldLabel(field)}”`,
  field,
  fails: `${value} IS NULL AND NOT ignored(${field})`,
  counts: true,
});

const notNumber = (field: Field | undefined, value: string): Check<Field>[] =>
  field
    ? [
        {
          ...unreadable(field, value),
          reason: `“${fieldLabel(field)}” não é um número`,
          necessary: true,
        },
      ]
    : [];

/** What a row of a file is looked through for: the columns that cannot be done without first. */
function checksOf(columns: Columns): Check<Field>[] {
  const pay = payColumns(columns);
  const all: Check<Field>[] = [
    {
      reason: `“${fieldLabel('active')}” não é 0 nem 1`,
      field: 'active',
      fails: 'activeCode IS NULL',
    },
    {
      reason: 'município que não existe',
      field: 'municipality',
      fails:
        'municipio IS NULL AND NOT ignored(municipality) AND NOT anywhere AND place IS DISTINCT FROM 0',
      counts: true,
      necessary: true,
    },
    { ...unreadable('occupation', 'occupationCode'), necessary: true },
    ...notNumber(pay.wages, 'wages'),
    ...notNumber(pay.amount, 'amount'),
    ...(pay.band ? [{ ...unreadable(pay.band, 'bandCode'), necessary: true }] : []),
    unreadable('sector', 'sectorCode'),
    unreadable('gender', 'genderCode'),
    unreadable('size', 'sizeCode'),
    unreadable('schooling', 'schoolingCode'),
    unreadable(columns.has('ageBand') ? 'ageBand' : 'ageYears', 'ageCode'),
  ];
  return all.filter(({ field }) => columns.has(field));
}

/** How a file of links is read into `staged`. */
export function readingOf(file: TextFile, columns: Columns, year: number): Reading {
  const checks = checksOf(columns);
  return {
    table: 'staged',
    sql: readSql(file, columns, year, checks),
    checks,
    inactive: 'de vínculos encerrados',
    what: 'o arquivo de vínculos da RAIS',
  };
}

/**
 * SQL that reads a file into `staged`. Broken lines go to `reject_errors`. It is run on some tens
 * of millions of rows: what is costly, regular expressions above all, waits for odd values.
 */
function readSql(
  file: TextFile,
  columns: Columns,
  year: number,
  checks: readonly Check<Field>[],
): string {
  // An unreadable flag is looked for first: without it, a row is neither active nor inactive.
  const status = statusSql(checks, { inactive: 'activeCode = 0', before: 1 });
  const { wages, amount, band } = payColumns(columns);
  const firstBand = band === 'decemberBand' || isModernLayout(file) ? 1 : 0;
  const wageCents = Math.round(minimumWage(year) * 100);
  return `
    INSERT INTO staged
    WITH cells AS (${cellsSql(file, columns, allFields)}),
    coded AS (
      SELECT *,
        code(active, 0, 1) AS activeCode,
        TRY_CAST(municipality AS INTEGER) AS place,
        CASE WHEN place >= 1000000 THEN place // 10 ELSE place END AS prefix,
        municipality_of(prefix) AS found,
        CASE WHEN list_contains([${ufs}], prefix // 10000) THEN prefix // 10000 END AS uf,
        code(occupation, 0, 999998) AS occupationCode,
        code(sector, 1, 25) AS sectorCode,
        code(gender, 1, 2) AS genderCode,
        code(size, 1, 10) AS sizeCode,
        code(schooling, 1, 11) AS schoolingCode,
        ${ageSql(columns)} AS ageCode,
        ${band ? `code(${band}, 0, 12)` : 'NULL'} AS bandCode,
        ${wages ? `number(${wages})` : 'NULL::DOUBLE'} AS wages,
        ${amount ? `number(${amount})` : 'NULL::DOUBLE'} AS amount
      FROM cells),
    judged AS (
      SELECT coded.*,
        CASE WHEN place < 1000000 OR place = found THEN found END AS municipio,
        coalesce(prefix % 10000 = 9999 AND uf IS NOT NULL, false) AS anywhere,
        ${ratioSql(wages, amount, wageCents)} AS ratio,
        ${status} AS verdict
      FROM coded)
    SELECT verdict, ${exampleSql(checks, 'verdict')},
      municipio, uf, nullif(occupationCode, 0), sectorCode, genderCode, sizeCode,
      ${band ? `within(bandCode - ${firstBand}, 0, ${wageBandLimits.length})` : bandSql},
      schoolingCode, ageCode,
      CASE WHEN ratio IS NOT NULL THEN round(coalesce(nullif(greatest(amount, 0), 0) * 100, wages * ${wageCents})) END
    FROM judged`;
}

const ufs = states.map(({ code }) => code).join(', ');

function ageSql(columns: Columns): string {
  if (columns.has('ageBand')) {
    const bands = ageBandOfRais.slice(1).map((band, index) => `WHEN ${index + 1} THEN ${band}`);
    return `CASE TRY_CAST(ageBand AS INTEGER) ${bands.join(' ')} END`;
  }
  const years = 'code(ageYears, 1, 130)';
  return `CASE WHEN ${years} < 18 THEN 1 WHEN ${years} < 30 THEN 2 WHEN ${years} < 50 THEN 3
    WHEN ${years} < 65 THEN 4 WHEN ${years} IS NOT NULL THEN 5 END`;
}

/** The columns that tell pay: in minimum wages, in reais, or where there is neither, its band. */
function payColumns(columns: Columns): { wages?: Field; amount?: Field; band?: Field } {
  for (const [wages, amount] of [
    ['decemberWages', 'decemberPay'],
    ['meanWages', 'meanPay'],
  ] as const) {
    const found = [wages, amount].map((field) => (columns.has(field) ? field : undefined));
    if (found.some(Boolean)) return { wages: found[0], amount: found[1] };
  }
  return { band: columns.has('decemberBand') ? 'decemberBand' : 'meanBand' };
}

/**
 * SQL of pay in minimum wages, NULL out of bounds: of the file where it says, else by division.
 * Whole hundredths and centavos keep the bounds exact.
 */
function ratioSql(wages: Field | undefined, amount: Field | undefined, wageCents: number): string {
  if (!wages && !amount) return 'NULL::DOUBLE';
  const ratio = wages ? 'round(wages * 100) / 100' : `round(amount * 100) / ${wageCents}`;
  return `within(${ratio}, ${PAY_BOUNDS.min}, ${PAY_BOUNDS.max})`;
}

const bandSql = `CASE WHEN ratio IS NULL THEN NULL ${wageBandLimits
  .map((limit, index) => `WHEN ratio <= ${limit} THEN ${index}`)
  .join(' ')} ELSE ${wageBandLimits.length} END`;
