import { minimumWage, minimumWageYears, PAY_BOUNDS, wageBandLimits } from '@observatorio/domain';
import { formatMoney } from '@observatorio/language';
import type { RowCheck } from '../reading/cells/checks';
import type { RowContext } from '../reading/kind/row-context';
import { MAX_INVALID_SHARE, type Pair } from '../reading/kind/rules';
import { type HasField, isModernLayout, type RaisField } from './headers';

/** Pay columns, best first. */
export const payFields = [
  'decemberWages',
  'decemberPay',
  'meanWages',
  'meanPay',
  'decemberBand',
  'meanBand',
] as const satisfies readonly RaisField[];

/** Columns from which pay is read: minimum wages and reais, or only the band. */
export interface PayColumns {
  wages?: RaisField;
  amount?: RaisField;
  band?: RaisField;
}

export function payColumns(has: HasField): PayColumns {
  for (const [wages, amount] of [
    ['decemberWages', 'decemberPay'],
    ['meanWages', 'meanPay'],
  ] as const) {
    if (has(wages) || has(amount)) {
      return { wages: has(wages) ? wages : undefined, amount: has(amount) ? amount : undefined };
    }
  }
  return { band: has('decemberBand') ? 'decemberBand' : 'meanBand' };
}

/** Returns the pay columns to ignore because a better one is present. */
export function supersededPay(has: HasField): RaisField[] {
  const read: readonly unknown[] = Object.values(payColumns(has));
  return payFields.filter((field) => !read.includes(field));
}

/** Returns the reference period of the pay column in use. */
export function payBasis(has: HasField): 'dezembro' | 'media' {
  const read = Object.values(payColumns(has));
  return read.some((field) => field?.startsWith('december')) ? 'dezembro' : 'media';
}

/** SQL expressions for the columns `wages`, `amount` and `bandCode`. */
export function payCodesSql({ has }: RowContext): string {
  const { wages, amount, band } = payColumns(has);
  return `
    ${band ? `code(${band}, 0, 12)` : 'NULL'} AS bandCode,
    ${wages ? `number(${wages})` : 'NULL::DOUBLE'} AS wages,
    ${amount ? `number(${amount})` : 'NULL::DOUBLE'} AS amount`;
}

/** SQL expressions for the columns `stated`, pay in minimum wages, and `ratio`: NULL if it is out of bounds. */
export function ratioSql({ has, year }: RowContext): string {
  const { wages, amount } = payColumns(has);
  if (!wages && !amount) return 'NULL::DOUBLE AS stated, NULL::DOUBLE AS ratio';
  // Rounding to whole hundredths and centavos keeps the bounds exact.
  const ratio = wages ? 'round(wages * 100) / 100' : `round(amount * 100) / ${wageCents(year)}`;
  return `${ratio} AS stated, within(stated, ${PAY_BOUNDS.min}, ${PAY_BOUNDS.max}) AS ratio`;
}

/** SQL expressions for the columns `payBand` and `payCents`. */
export function raisPaySql({ file, has, year }: RowContext): string {
  const { band } = payColumns(has);
  const firstBand = band === 'decemberBand' || isModernLayout(file.columns) ? 1 : 0;
  const cents = `coalesce(nullif(greatest(amount, 0), 0) * 100, wages * ${wageCents(year)})`;
  return `
    ${band ? `within(bandCode - ${firstBand}, 0, ${wageBandLimits.length})` : bandOfRatio} AS payBand,
    CASE WHEN ratio IS NOT NULL THEN TRY_CAST(round(${cents}) AS INTEGER) END AS payCents`;
}

const wageCents = (year: number): number => Math.round(minimumWage(year) * 100);

const bandOfRatio = `CASE WHEN ratio IS NULL THEN NULL ${wageBandLimits
  .map((limit, index) => `WHEN ratio <= ${limit} THEN ${index}`)
  .join(' ')} ELSE ${wageBandLimits.length} END`;

export function payChecks({ has, is }: RowContext): RowCheck[] {
  const { wages, amount, band } = payColumns(has);
  const notNumber = (field: RaisField, value: string): RowCheck => ({
    ...is.unknownCode(field, value),
    reason: is.notNumber(field, value).reason,
    maxShare: MAX_INVALID_SHARE,
  });
  return [
    ...(wages ? [notNumber(wages, 'wages')] : []),
    ...(amount ? [notNumber(amount, 'amount')] : []),
    ...(band ? [is.unknownCode(band, 'bandCode')] : []),
  ];
}

/**
 * Tolerance for the ratio of mean pay in reais and in minimum wages: the monthly ratios refer to the
 * minimum wage of each month, which differs from December's by up to 5%.
 */
const MEAN_TOLERANCE = 0.05;

/** Returns the pair of pay in reais and in minimum wages, which are rounded to hundredths. */
export function payPairs({ has, year }: RowContext): Pair[] {
  const { wages, amount } = payColumns(has);
  if (!wages || !amount) return [];
  const wage = minimumWage(year);
  const share = wages === 'meanWages' ? MEAN_TOLERANCE : 0;
  return [
    {
      fields: [wages, amount],
      agree: `CASE WHEN wages > 0 AND amount > 0 THEN abs(amount - wages * ${wage}) <= ${wage / 100} + 0.01 + amount * ${share} END`,
      advice: (examples) => payAdvice(examples, year, share),
    },
  ];
}

/** Names the year whose minimum wage all examples agree with, the nearest to the largest of them. */
function payAdvice(
  examples: readonly (readonly [string, string])[],
  year: number,
  share: number,
): string {
  const pairs = examples
    .map((pair) => pair.map((text) => Number(text.replace(',', '.'))))
    .toSorted(([a = 0], [b = 0]) => b - a);
  const [[wages = 0, amount = 0] = []] = pairs;
  const distance = (each: number) => Math.abs(amount / wages - minimumWage(each));
  const [nearest = year] = minimumWageYears.toSorted((a, b) => distance(a) - distance(b));
  const wage = minimumWage(nearest);
  const isOther = pairs.every(
    ([each = 0, reais = 0]) => Math.abs(reais - each * wage) <= wage / 100 + 0.01 + reais * share,
  );
  return isOther && nearest !== year
    ? `As remunerações são de um salário mínimo de ${formatMoney(wage)}, o de ${nearest}, e não o de ${year}: confira o ano.`
    : 'Confira o arquivo: uma das duas está em outra unidade, como centavos, ou é a de outra coluna, ou os dados são de outro ano.';
}

const caveats: Readonly<Record<(typeof payFields)[number], string>> = {
  decemberWages: '',
  decemberPay: 'A remuneração de dezembro veio em reais e foi dividida pelo salário mínimo',
  meanWages: 'As remunerações são as médias do ano: a fonte não traz as de dezembro.',
  meanPay:
    'As remunerações são as médias do ano, e não as de dezembro; vieram em reais e foram divididas pelo salário mínimo',
  decemberBand: 'A fonte traz a faixa da remuneração de dezembro, mas não o valor.',
  meanBand: 'A fonte traz a faixa da remuneração média do ano, mas não o valor.',
};

/** Returns a caveat about the pay column in use; none for the best column. */
export function payNotes(has: HasField, year: number): string[] {
  const caveat = caveats[payFields.find((field) => has(field)) ?? 'decemberWages'];
  if (caveat === '' || caveat.endsWith('.')) return caveat === '' ? [] : [caveat];
  return [`${caveat} de ${year}, ${formatMoney(minimumWage(year))}.`];
}
