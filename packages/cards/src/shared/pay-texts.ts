import {
  formatMoney,
  medianWithheld,
  type PayTerms,
  payNoun,
  payWithheld,
} from '@observatorio/language';
import type { Figure } from '../model/content';
import { WITHHELD } from '../model/table-view';

/** Explains the published bounds of pay. */
export const BOUNDS_DEFINITION =
  'Limites arredondados, para não mostrar quanto ganha uma pessoa: no máximo quatro destes vínculos pagam menos que o de baixo, e no máximo quatro, mais que o de cima.';

/** Explains which pay values are classified. */
export const CLASSIFIED_PAY =
  'Valores abaixo de 0,3 ou acima de 150 salários mínimos não são classificados.';

/** Explains the mean pay. */
export const meanDefinition = (pay: PayTerms): string =>
  `Soma da ${payNoun(pay)} de cada vínculo, dividida pelo número de vínculos.`;

/** Explains the median pay. */
const medianDefinition = (pay: PayTerms): string =>
  `Metade dos vínculos paga até este valor, e metade paga mais. É a ${payNoun(pay)} de cada vínculo que conta.`;

/** Explains the pay of an employment link. */
export const payDefinition = (pay: PayTerms): string =>
  `A ${payNoun(pay)} de cada vínculo, antes dos descontos.`;

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
    ? { name, value: WITHHELD, definition: payWithheld(pay) }
    : { name, value: formatMoney(value), definition };

/** Creates the figure for the median pay, which may be withheld alone. */
export const medianFigure = (
  name: string,
  { meanPay, medianPay }: { meanPay: number | null; medianPay: number | null },
  pay: PayTerms,
): Figure =>
  medianPay === null && meanPay !== null
    ? { name, value: WITHHELD, definition: medianWithheld }
    : payFigure({ name, value: medianPay, pay, definition: medianDefinition(pay) });

/** Notice in place of a pay chart whose data are withheld. */
export const withheldNotice = (pay: PayTerms) =>
  ({ kind: 'notice', title: 'Em sigilo', text: payWithheld(pay) }) as const;
