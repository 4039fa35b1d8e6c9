import type { PayRow } from '@observatorio/contract';
import { formatAmount, formatCount, type PayMeasure, type Term } from '@observatorio/language';
import type { FigureColumn } from '../model/content';
import { NOTHING, WITHHELD } from '../model/table-view';
import type { PaidRow } from './pay-rows';

/** A row with its percentiles of pay. */
type SpreadRow = PaidRow & Pick<PayRow, 'p10Pay' | 'p25Pay' | 'p75Pay' | 'p90Pay'>;

const amountOf = (value: string | number | null, { count }: SpreadRow): string => {
  if (value !== null) return formatAmount(Number(value));
  return count > 0 ? WITHHELD : NOTHING;
};

const amount = (key: FigureColumn<SpreadRow>['key'], label: string): FigureColumn<SpreadRow> => ({
  key,
  label,
  format: amountOf,
});

const averages: Readonly<Record<PayMeasure, FigureColumn<SpreadRow>>> = {
  media: amount('meanPay', 'Média (R$)'),
  mediana: amount('medianPay', 'Mediana (R$)'),
};

/** Columns of a sortable table of pay, the measure first. */
export const payFigures = (measure: PayMeasure): readonly FigureColumn<SpreadRow>[] => [
  averages[measure],
  { ...averages[measure === 'media' ? 'mediana' : 'media'], from: 'medium' },
  { key: 'count', label: 'Vínculos', format: (value) => formatCount(Number(value)) },
  ...[
    amount('p10Pay', '10% até (R$)'),
    amount('p25Pay', '25% até (R$)'),
    amount('p75Pay', '75% até (R$)'),
    amount('p90Pay', '90% até (R$)'),
  ].map((column) => ({ ...column, from: 'wide' as const })),
];

/** Explains the columns of percentiles. */
export const SPREAD_COLUMNS: Term = {
  name: '10%, 25%, 75% e 90%',
  definition:
    'As colunas “10% até” a “90% até” dizem até quanto pagam esses vínculos, do que paga menos ao que paga mais. De “25% até” a “75% até” fica a metade do meio.',
};
