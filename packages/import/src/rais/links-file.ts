import { ageBandOfRais } from '@observatorio/domain';
import { municipalitySql, municipioSql, ufSql } from '../reading/cells/cells';
import type { FileKind } from '../reading/kind/kind';
import type { RowContext } from '../reading/kind/row-context';
import { codeRange } from '../reading/kind/rules';
import type { FileReport } from '../reading/rows/report';
import { COUNTED_SQL } from '../reading/rows/staging-plan';
import { raisFields, shouldMarkAbandoned, spellings } from './headers';
import { cnaeSql, divisionSql, macroSql, supersededCnae } from './macro-sector';
import {
  hoursCode,
  monthsCode,
  raceCode,
  raceSql,
  tenurePair,
  tenureSql,
} from './optional-columns';
import {
  payChecks,
  payCodesSql,
  payFields,
  payPairs,
  raisPaySql,
  ratioSql,
  supersededPay,
} from './pay';
import { payFactsSql } from './pay-facts';
import { linkContrasts, payPeaks, payRarities, paySpreads, relatedColumns } from './plausibility';

/** SQL expression for the occupation's six digits, or five if the leading zero was lost. */
const occupationSql = (field: string): string =>
  `within(CASE WHEN regexp_full_match(${field}, '\\s*\\d{5,18}\\s*') THEN TRY_CAST(${field} AS INTEGER) END, 0, 999998)`;

/** Number of links that are many; a smaller file may be an extract of one trade or employer. */
export const MANY_LINKS = 5000;

/**
 * Describes links that the files call active, but that the ministry leaves out of the stock
 * (technical note of the RAIS of 2025, § 16).
 */
export const ABANDONED = 'de vínculos abandonados';

/**
 * The links file. It has tens of millions of rows, so costly SQL (above all regular expressions)
 * runs only on unusual values.
 */
export const linksFile: FileKind = {
  title: 'o arquivo de vínculos da RAIS',
  table: 'staged',
  fields: raisFields,
  required: ['active', 'municipality', 'occupation', payFields],
  waivable: {
    sexo: ['gender'],
    escolaridade: ['schooling'],
    idade: ['ageBand', 'ageYears'],
    subsetor: ['sector'],
    tamanho: ['size'],
    abandonados: ['abandoned'],
  },
  waivableIn: { abandonados: shouldMarkAbandoned },
  lackedBy: { subsetor: { files: 'os arquivos de 2010 a 2014', columns: 45 } },
  noted: ['race', 'hours', ['tenureMonths', 'tenureBand']],
  superseded: (has) => [...supersededPay(has), ...supersededCnae(has)],
  spellings,
  codes: {
    active: codeRange(0, 1, { form: '0 nem 1', missing: 'none', outcome: 'rejected' }),
    abandoned: codeRange(0, 1),
    occupation: { sql: occupationSql },
    sector: codeRange(1, 25),
    gender: codeRange(1, 2),
    size: codeRange(1, 10),
    schooling: codeRange(1, 11),
    ageBand: codeRange(1, 8),
    // Unknown ages are 0, next to the band 99.
    ageYears: codeRange(0, 130),
    race: raceCode,
    hours: hoursCode,
    tenureMonths: monthsCode,
    tenureBand: codeRange(1, 8),
  },
  pairs: (context) => [
    ...payPairs(context),
    {
      fields: ['ageBand', 'ageYears'],
      agree: `${bandOfYears} = ageCode`,
    },
    tenurePair,
    {
      // No active link has a month of ending in official files.
      fields: ['active', 'endMonth'],
      agree: 'activeCode = 0 OR NOT TRY_CAST(endMonth AS INTEGER) BETWEEN 1 AND 12',
      maxShare: 0.05,
    },
  ],
  // Official files leave few of these blank, but up to a third of December pay in some states.
  blanks: {
    abandoned: 0.05,
    occupation: 0.05,
    sector: 0.1,
    gender: 0.05,
    size: 0.1,
    schooling: 0.1,
    ageBand: 0.05,
    decemberWages: 0.5,
    decemberPay: 0.5,
    meanWages: 0.5,
    meanPay: 0.5,
  },
  manyRows: MANY_LINKS,
  varied: {
    occupation: ['occupation', 'occupation % 100'],
    gender: 'gender',
    size: 'size',
    schooling: 'schooling',
    ageBand: 'age',
    decemberWages: 'band',
    decemberPay: 'pay',
    meanPay: 'pay',
  },
  related: relatedColumns,
  // Towns drawn at random, as in a file made up for a test, are as unrelated as shuffled ones.
  looselyRelated: ['municipality'],
  relatedWithin: { gender: 'gender' },
  contrasts: linkContrasts,
  spreads: paySpreads,
  peaks: payPeaks,
  rarities: payRarities,
  derive: (context) => [
    `${municipalitySql},
    ${ufSql('sixDigits // 10000')} AS uf,
    nullif(ageYearsCode, 0) AS years,
    ${ageSql(context)} AS ageCode,
    ${cnaeSql(context.has)},
    ${payCodesSql(context)}`,
    // 0 and a state's code followed by 9999 are the official codes of an unknown municipality.
    `${municipioSql}, ${ratioSql(context)},
    coalesce(municipalityCode = 0 OR (sixDigits % 10000 = 9999 AND uf IS NOT NULL), false) AS unplaced`,
    `${divisionSql}, ${raisPaySql(context)}`,
  ],
  checks: (context) => {
    const { is } = context;
    return [
      {
        reason: 'de vínculos encerrados',
        field: 'active',
        when: 'activeCode = 0',
        outcome: 'inactive',
      },
      {
        reason: ABANDONED,
        field: 'abandoned',
        when: 'abandonedCode = 1',
        outcome: 'inactive',
      },
      is.otherYear(context.year, 0),
      is.unknownMunicipality,
      ...payChecks(context),
    ];
  },
  columns: {
    municipio: ['INTEGER', 'municipio'],
    uf: ['UTINYINT', 'uf'],
    occupation: ['INTEGER', 'nullif(occupationCode, 0)'],
    sector: ['UTINYINT', 'sectorCode'],
    macro: ['UTINYINT', macroSql],
    gender: ['UTINYINT', 'genderCode'],
    size: ['UTINYINT', 'sizeCode'],
    band: ['UTINYINT', 'payBand'],
    schooling: ['UTINYINT', 'schoolingCode'],
    age: ['UTINYINT', 'ageCode'],
    race: ['UTINYINT', raceSql],
    hours: ['UTINYINT', 'nullif(hoursCode, 0)'],
    tenure: ['UTINYINT', tenureSql],
    pay: ['INTEGER', 'payCents'],
    pay_facts: ['UTINYINT', payFactsSql],
  },
};

/** SQL fragment for use after FROM that selects the counted rows of a file. */
export const countedRowsOf = ({ rows }: FileReport): string =>
  `${linksFile.table} WHERE ${COUNTED_SQL} AND rowid >= ${rows.first} AND rowid < ${rows.end}`;

const bandOfYears = `CASE WHEN years < 18 THEN 1 WHEN years < 30 THEN 2 WHEN years < 50 THEN 3
    WHEN years < 65 THEN 4 WHEN years IS NOT NULL THEN 5 END`;

function ageSql({ has }: RowContext): string {
  if (!has('ageBand')) return bandOfYears;
  const bands = ageBandOfRais.slice(1).map((band, index) => `WHEN ${index + 1} THEN ${band}`);
  return `CASE ageBandCode ${bands.join(' ')} END`;
}
