import { formatMoney, type PayTerms, payWithheld } from '@observatorio/domain';
import type { Figure } from '@observatorio/ui';

interface PayFigure {
  name: string;
  /** Pay in reais; null if withheld. */
  value: number | null;
  pay: PayTerms;
  definition?: string;
}

/** Creates a figure for a mean or median pay. */
export const payFigure = ({ name, value, pay, definition }: PayFigure): Figure =>
  value === null
    ? { name, value: 'sigilo', definition: payWithheld(pay) }
    : { name, value: formatMoney(value), definition };
