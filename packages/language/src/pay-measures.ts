/** A measure of the pay of several links. */
export type PayMeasure = 'media' | 'mediana';

/** Measures of pay by name, for titles. */
export const payMeasureNames = {
  media: 'Remuneração média',
  mediana: 'Remuneração mediana',
} as const satisfies Readonly<Record<PayMeasure, string>>;

/** Measures of pay as feminine nouns, for sentences. */
export const payMeasureNouns: Readonly<Record<PayMeasure, string>> = {
  media: 'média',
  mediana: 'mediana',
};
