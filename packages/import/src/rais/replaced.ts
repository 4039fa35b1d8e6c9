import { stateLabel } from '@observatorio/domain';
import { formatPercent, formatWholeMoney } from '@observatorio/language';
import {
  DIMENSION,
  LABOUR_TABLE,
  manifestOf,
  municipalityKeyExpression,
  occupationKeyExpression,
} from '@observatorio/store';
import type { Imported } from '../pipeline/importer';
import { inService, isOtherYearSql, isSamePublicationSql, type Join } from '../pipeline/joins';
import { liveEdition } from '../pipeline/live-edition';
import { COUNTED_SQL } from '../reading/rows/staging-plan';

const groups = { municipio: municipalityKeyExpression, occupation: occupationKeyExpression };
type Group = keyof typeof groups;

/**
 * Creates the tables of the links and pay of each municipality and occupation that `replacedJoins` use;
 * empty ones if no edition of the year is in service.
 */
export async function summariseLinks({
  connection,
  dataDir,
  year,
}: Pick<Imported, 'connection' | 'dataDir' | 'year'>): Promise<void> {
  const replaced = liveEdition(await manifestOf(dataDir), { conjunto: 'rais', ano: year });
  const isCompared = replaced !== undefined;
  for (const column of Object.keys(groups)) {
    await connection.run(`
      CREATE TABLE summary_${column} AS
      SELECT ${column}, count(*) AS n, sum(pay) AS pay, count(*) FILTER (gender = 2) AS women
      FROM staged WHERE ${isCompared} AND ${COUNTED_SQL} AND ${column} IS NOT NULL GROUP BY ALL`);
  }
}

/** Links from which a group's pay is expected to be the same in both editions. */
const MANY = 500;
/** Links from which a group is compared. */
const FEW = 100;

/** Links, women and pay by group: of the files, and of the edition of the same year in service. */
const sidesOf = (column: Group): string => `
  SELECT ${column}, any_value(mine.n) AS n, any_value(mine.pay) AS pay, any_value(mine.women) AS women,
    sum(old.n) FILTER (dim = ${DIMENSION.total}) AS old_n,
    sum(old.pay) FILTER (dim = ${DIMENSION.total}) AS old_pay,
    sum(old.n) FILTER (dim = ${DIMENSION.ageGender} AND value % 4 = 2) AS old_women
  FROM summary_${column} AS mine
  JOIN ${inService('rais')}.${LABOUR_TABLE.cube} AS old ON old.key = ${groups[column]}
  WHERE NOT (${isOtherYearSql('rais')}) GROUP BY ${column}`;

const MEASURED =
  'n, n / old_n AS links, (pay / n) / (old_pay / old_n) AS mean, women / n AS share, coalesce(old_women, 0) / old_n AS old_share, pay / n AS paid, old_pay / old_n AS old_paid';

interface Comparison {
  /** SQL query for the `code` of each group and its measures. */
  sides: string;
  /** SQL condition that a group is compared. */
  when: string;
  /** SQL condition that the editions agree. */
  agree: string;
  minShare: 0 | 1;
  /** What the codes name. Default: a state. */
  subject?: Join['subject'];
  /** SQL expression for the values to show. Default: mean pay, in reais. */
  shown?: readonly [mine: string, theirs: string];
  format?: (value: number) => string;
}

function join(
  title: string,
  {
    sides,
    when,
    agree,
    minShare,
    subject,
    shown: [mine, theirs] = ['paid / 100', 'old_paid / 100'],
    format = formatWholeMoney,
  }: Comparison,
): Join {
  const codes = `SELECT concat_ws('|', code, ${mine}, ${theirs}) FROM (${sides}) WHERE ${when}`;
  return {
    title,
    codes,
    partners: `${codes} AND ${agree}`,
    minShare,
    subject,
    isQuiet: minShare > 0,
    others: 'diferentes',
    advice: 'Confira qual está certo: o arquivo ou a edição em serviço.',
    format(text) {
      const [code = '', ...values] = text.split('|');
      return `${stateLabel(code) ?? code}: ${values.map((value) => format(Number(value))).join(', e antes ')}`;
    },
  };
}

const measured = (column: Group): string =>
  `SELECT ${column} AS code, ${MEASURED} FROM (${sidesOf(column)})`;
const towns = measured('municipio');
const stateSums = `
  SELECT municipio // 100000 AS code, ${MEASURED} FROM (
    SELECT municipio // 100000 * 100000 AS municipio, sum(n) AS n, sum(pay) AS pay, sum(women) AS women,
      sum(old_n) AS old_n, sum(old_pay) AS old_pay, sum(old_women) AS old_women
    FROM (${sidesOf('municipio')}) GROUP BY ALL)`;

const SIMILAR = 'links BETWEEN 0.9 AND 1.1 AND mean BETWEEN 0.9 AND 1.1';
const isSame = isSamePublicationSql('rais');

/** Joins of the links with the edition of the same year in service, which they replace. */
export const replacedJoins: readonly Join[] = [
  join('Municípios com vínculos e remuneração média até 10% diferentes dos que estão em serviço', {
    sides: towns,
    subject: 'município',
    when: `n >= ${FEW}`,
    agree: SIMILAR,
    minShare: 0,
  }),
  join('Municípios com a proporção de mulheres da edição em serviço', {
    sides: towns,
    subject: 'município',
    when: `n >= ${FEW}`,
    agree: 'abs(share - old_share) <= 0.02',
    minShare: 0,
    shown: ['share', 'old_share'],
    format: formatPercent,
  }),
  join('Ocupações com vínculos e remuneração média até 10% diferentes dos que estão em serviço', {
    sides: measured('occupation'),
    subject: 'ocupação',
    when: `n >= ${FEW}`,
    agree: SIMILAR,
    minShare: 0,
  }),
  join('Municípios com remuneração média até 50% diferente da que está em serviço', {
    sides: towns,
    subject: 'município',
    when: `n >= ${MANY} AND ${isSame}`,
    agree: 'mean BETWEEN 0.5 AND 1.5',
    minShare: 1,
  }),
  join(
    'Estados com vínculos parecidos e remuneração média até 5% diferente da que está em serviço',
    {
      sides: stateSums,
      when: `n >= ${MANY} AND ${isSame} AND links BETWEEN 0.95 AND 1.05`,
      agree: 'mean BETWEEN 0.95 AND 1.05',
      minShare: 1,
    },
  ),
];
