import { ageBandOfRais } from '@observatorio/domain';
import { municipalitySql, municipioSql, ufSql } from '../reading/cells/cells';
import type { RowCheck } from '../reading/cells/checks';
import type { FileKind, RowContext } from '../reading/kind/kind';
import type { FileReport } from '../reading/rows/report';
import { COUNTED_SQL } from '../reading/rows/staging-plan';
import { raisFields, spellings } from './headers';
import { payChecks, payCodesSql, payFields, raisPaySql, ratioSql, supersededPay } from './pay';
import { payFactsSql } from './pay-facts';

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
  },
  superseded: (has) => [...(has('ageBand') ? ['ageYears'] : []), ...supersededPay(has)],
  spellings,
  derive: (context) => [
    `${municipalitySql},
    ${ufSql('sixDigits // 10000')} AS uf,
    code(active, 0, 1) AS activeCode,
    code(occupation, 0, 999998) AS occupationCode,
    code(sector, 1, 25) AS sectorCode,
    code(gender, 1, 2) AS genderCode,
    code(size, 1, 10) AS sizeCode,
    code(schooling, 1, 11) AS schoolingCode,
    ${ageSql(context)} AS ageCode,
    ${payCodesSql(context)}`,
    // 0 and a state's code followed by 9999 are the official codes of an unknown municipality.
    `${municipioSql}, ${ratioSql(context)},
    coalesce(municipalityCode = 0 OR (sixDigits % 10000 = 9999 AND uf IS NOT NULL), false) AS unplaced`,
    raisPaySql(context),
  ],
  checks: (context) => {
    const { has, is } = context;
    return [
      notFlag,
      { ...notFlag, reason: 'de vínculos encerrados', when: 'activeCode = 0', outcome: 'inactive' },
      is.unknownMunicipality,
      is.unknownCode('occupation', 'occupationCode'),
      ...payChecks(context),
      is.unknownCode('sector', 'sectorCode'),
      is.unknownCode('gender', 'genderCode'),
      is.unknownCode('size', 'sizeCode'),
      is.unknownCode('schooling', 'schoolingCode'),
      is.unknownCode(has('ageBand') ? 'ageBand' : 'ageYears', 'ageCode'),
    ];
  },
  columns: {
    municipio: ['INTEGER', 'municipio'],
    uf: ['UTINYINT', 'uf'],
    occupation: ['INTEGER', 'nullif(occupationCode, 0)'],
    sector: ['UTINYINT', 'sectorCode'],
    gender: ['UTINYINT', 'genderCode'],
    size: ['UTINYINT', 'sizeCode'],
    band: ['UTINYINT', 'payBand'],
    schooling: ['UTINYINT', 'schoolingCode'],
    age: ['UTINYINT', 'ageCode'],
    pay: ['INTEGER', 'payCents'],
    pay_facts: ['UTINYINT', payFactsSql],
  },
};

/** SQL fragment for use after FROM that selects the counted rows of a file. */
export const countedRowsOf = ({ rows }: FileReport): string =>
  `${linksFile.table} WHERE ${COUNTED_SQL} AND rowid >= ${rows.first} AND rowid < ${rows.end}`;

const notFlag: RowCheck = {
  reason: `“${raisFields.active[0]}” não é 0 nem 1`,
  field: 'active',
  when: 'activeCode IS NULL',
};

function ageSql({ has }: RowContext): string {
  if (has('ageBand')) {
    const bands = ageBandOfRais.slice(1).map((band, index) => `WHEN ${index + 1} THEN ${band}`);
    return `CASE TRY_CAST(ageBand AS INTEGER) ${bands.join(' ')} END`;
  }
  const years = 'code(ageYears, 1, 130)';
  return `CASE WHEN ${years} < 18 THEN 1 WHEN ${years} < 30 THEN 2 WHEN ${years} < 50 THEN 3
    WHEN ${years} < 65 THEN 4 WHEN ${years} IS NOT NULL THEN 5 END`;
}
