import { type PayTerms, payNoun } from '@observatorio/domain';

/** Explains the bounds of pay. */
export const BOUNDS_DEFINITION =
  'Limite arredondado, para não mostrar quanto ganha uma pessoa: nenhum destes vínculos paga além dele.';

/** Explains which pay values are classified. */
export const CLASSIFIED_PAY =
  'Valores abaixo de 0,3 ou acima de 150 salários mínimos não são classificados.';

/** Explains the mean pay. */
export const meanDefinition = (pay: PayTerms): string =>
  `Soma da ${payNoun(pay)} de cada vínculo, dividida pelo número de vínculos.`;

/** Explains the median pay. */
export const medianDefinition = (pay: PayTerms): string =>
  `Metade dos vínculos paga até este valor, e metade paga mais. É a ${payNoun(pay)} de cada vínculo que conta.`;

/** Explains the pay of an employment link. */
export const payDefinition = (pay: PayTerms): string =>
  `A ${payNoun(pay)} de cada vínculo, antes dos descontos.`;
