import type { ValueTexts } from '@observatorio/charts/specs';
import type { Column, CountRow, PayRow } from '@observatorio/contract';
import {
  formatMoney,
  formatWholeMoney,
  LINKS,
  type PayMeasure,
  payMeasureNouns,
  withUnit,
} from '@observatorio/language';
import { NOTHING, WITHHELD } from '../model/table-view';

/** A row whose mean and median pay are known or withheld. */
export interface PaidRow extends CountRow {
  meanPay: number | null;
  medianPay: number | null;
}

/** Name of the field of each measure. */
export const payFields = { media: 'meanPay', mediana: 'medianPay' } as const satisfies Readonly<
  Record<PayMeasure, keyof PaidRow>
>;

/** Returns the pay of a row in reais; null when withheld. */
export const payOf = (row: PaidRow, measure: PayMeasure): number | null => row[payFields[measure]];

/** Formats the pay of a row next to its mark. */
const shortPay = (row: PaidRow, measure: PayMeasure): string => {
  const pay = payOf(row, measure);
  if (pay !== null) return formatWholeMoney(pay);
  return row.count > 0 ? WITHHELD : NOTHING;
};

/** Describes the pay of a row: `Comércio: mediana de R$ 1.500,00 (9.400 vínculos)`. */
export function paidSentence(row: PaidRow, measure: PayMeasure, label = row.label): string {
  const { count } = row;
  if (count === 0) return `${label}: sem ${LINKS.many}`;
  const pay = payOf(row, measure);
  const amount = pay === null ? `em ${WITHHELD}` : `de ${formatMoney(pay)}`;
  return `${label}: ${payMeasureNouns[measure]} ${amount} (${withUnit(count, LINKS)})`;
}

/** Formats of a chart whose values are the pay of the rows. */
export function payTexts(rows: readonly PaidRow[], measure: PayMeasure): ValueTexts {
  const byKey = new Map(rows.map((row) => [row.key, row]));
  const text = (key: string | null, write: (row: PaidRow) => string): string => {
    const row = byKey.get(key);
    return row ? write(row) : '';
  };
  return {
    short: ({ key }) => text(key, (row) => shortPay(row, measure)),
    sentence: ({ key }) => text(key, (row) => paidSentence(row, measure)),
    tick: formatWholeMoney,
  };
}

/** Rows of a chart whose values are the pay of the rows; 0 where it is unknown. */
export const payValues = (rows: readonly PaidRow[], measure: PayMeasure): CountRow[] =>
  rows.map((row) => ({ key: row.key, label: row.label, count: payOf(row, measure) ?? 0 }));

/** Sorts by pay, highest first; categories without published pay and “Não informado” come last. */
export const byPay =
  (measure: PayMeasure) =>
  <Row extends PaidRow>(rows: readonly Row[]): Row[] =>
    rows.toSorted(
      (a, b) =>
        Number(b.key !== null) - Number(a.key !== null) ||
        (payOf(b, measure) ?? -1) - (payOf(a, measure) ?? -1) ||
        b.count - a.count,
    );

/** Columns of a table of pay, without the hours; `category` is the heading of the names. */
export const payColumns = (
  columns: readonly Column<PayRow>[],
  category: string,
  group?: string,
): readonly Column<PayRow>[] =>
  columns.flatMap((column) => {
    if (column.key === 'label') return { ...column, label: category };
    if (column.key === 'meanHours') return [];
    if (column.key !== 'groupLabel') return column;
    return group === undefined ? [] : { ...column, label: group };
  });
