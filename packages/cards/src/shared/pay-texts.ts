import {
  formatMoney,
  isPayUnknown,
  medianWithheld,
  type PayTerms,
  payNoun,
  payWithheld,
} from '@observatorio/language';
import type { Figure } from '../model/content';
import { NOTHING, WITHHELD } from '../model/table-view';
import { type ComparedRow, comparedPay } from './yardstick-texts';

/** Explains the published bounds of pay. */
export const BOUNDS_DEFINITION =
  'Limites arredondados, para não mostrar quanto ganha uma pessoa: no máximo quatro destes vínculos pagam menos que o de baixo, e no máximo quatro, mais que o de cima.';

/** Explains which pay values are classified. */
export const CLASSIFIED_PAY =
  'Valores abaixo de 0,3 ou acima de 150 salários mínimos não são classificados.';

/** Explains the pay per hour. */
export const hourlyDefinition = (pay: PayTerms): string =>
  `A soma da ${payNoun(pay)}, dividida pelas horas de contrato do mês: as da semana × 52 / 12. Horas extras não contam como horas.`;

/** Explains part-time work. */
export const PART_TIME_DEFINITION =
  'Até 30 horas de contrato por semana, o limite do art. 58-A da CLT, aqui também para quem tem outra lei.';

/** Explains the mean pay. */
const meanDefinition = (pay: PayTerms): string =>
  `Soma da ${payNoun(pay)} de cada vínculo, dividida pelo número de vínculos.`;

/** Explains the median pay. */
const medianDefinition = (pay: PayTerms): string =>
  `Metade dos vínculos paga até este valor, e metade paga mais. É a ${payNoun(pay)} de cada vínculo que conta.`;

/** Explains the pay of an employment link. */
export const payDefinition = (pay: PayTerms): string =>
  `A ${payNoun(pay)} de cada vínculo, antes dos descontos.`;

/** Explains the pay of an employment link in a single year. */
export const payOfYearDefinition = (pay: PayTerms): string =>
  `${payDefinition(pay)} Em reais do próprio ano: só o gráfico de ano a ano desconta a inflação.`;

interface PayFigure {
  name: string;
  /** Pay in reais; null if withheld. */
  value: number | null;
  pay: PayTerms;
  definition?: string;
  /** The same figure of each larger group, in words. */
  compared?: readonly string[];
}

/** Creates a figure for a mean or median pay. */
export const payFigure = ({ name, value, pay, definition, compared }: PayFigure): Figure => ({
  name,
  compared,
  ...(value === null
    ? { value: isPayUnknown(pay) ? NOTHING : WITHHELD, definition: payWithheld(pay) }
    : { value: formatMoney(value), definition }),
});

/** Creates the figure for the mean pay of a yardstick's first row. */
export const meanFigure = (name: string, rows: readonly ComparedRow[], pay: PayTerms): Figure =>
  payFigure({
    name,
    value: rows[0]?.meanPay ?? null,
    pay,
    definition: meanDefinition(pay),
    compared: comparedPay(rows, 'meanPay'),
  });

/** Creates the figure for the median pay of a yardstick's first row, which may be withheld alone. */
export function medianFigure(name: string, rows: readonly ComparedRow[], pay: PayTerms): Figure {
  const { meanPay = null, medianPay = null } = rows[0] ?? {};
  const compared = comparedPay(rows, 'medianPay');
  return medianPay === null && meanPay !== null
    ? { name, value: WITHHELD, definition: medianWithheld, compared }
    : payFigure({ name, value: medianPay, pay, definition: medianDefinition(pay), compared });
}

/** Notice in place of a pay chart whose data are withheld. */
export const withheldNotice = (pay: PayTerms) =>
  ({
    kind: 'notice',
    title: isPayUnknown(pay) ? 'Sem remuneração' : 'Em sigilo',
    text: payWithheld(pay),
  }) as const;
