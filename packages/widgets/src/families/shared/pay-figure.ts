import { formatMoney, payWithheld } from '@observatorio/domain';
import type { Figure } from '@observatorio/ui';

/** Pay in reais as a figure; null means withheld. */
export const payFigure = (name: string, pay: number | null, definition?: string): Figure =>
  pay === null
    ? { name, value: 'sigilo', definition: payWithheld }
    : { name, value: formatMoney(pay), definition };
