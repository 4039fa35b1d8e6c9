/** Basis of pay in editions of links: December pay, or the mean of the year's months. */
export type PayBasis = 'dezembro' | 'media';

/** Rules for measuring and publishing pay. Fields are undefined while unknown. */
export interface PayTerms {
  basis?: PayBasis | undefined;
  /** Pay figures for fewer links than this are withheld. */
  limit?: number | undefined;
  /** Whether the source has amounts, and not only pay bands. Default: true. */
  isInformed?: boolean | undefined;
}

const nouns: Readonly<Record<PayBasis, string>> = {
  dezembro: 'remuneração de dezembro',
  media: 'remuneração média mensal do ano',
};

const periods: Readonly<Record<PayBasis, string>> = {
  dezembro: 'em dezembro',
  media: 'por mês (média do ano)',
};

const adjectives: Readonly<Record<PayBasis, string>> = {
  dezembro: 'de dezembro',
  media: 'do ano',
};

/** Names the pay of a link: `remuneração de dezembro`, `remuneração média mensal do ano`. */
export const payNoun = ({ basis }: PayTerms): string =>
  basis ? nouns[basis] : 'remuneração mensal';

/**
 * Names the period, to follow an amount: `em dezembro`, `por mês (média do ano)`. Default: `por
 * mês`.
 */
export const payPeriod = ({ basis }: PayTerms): string => (basis ? periods[basis] : 'por mês');

/**
 * Appends the basis to the name of a mean: `Remuneração média de dezembro`, `Remuneração média do
 * ano`.
 */
export const withPayBasis = (name: string, { basis }: PayTerms): string =>
  basis ? `${name} ${adjectives[basis]}` : name;

/** Describes the limit: `menos de 5 vínculos`, `menos de 1 vínculo`. Default: `poucos vínculos`. */
export function fewLinks({ limit }: PayTerms): string {
  if (limit === undefined) return 'poucos vínculos';
  return `menos de ${limit} ${limit === 1 ? 'vínculo' : 'vínculos'}`;
}

/** Explains that the source has no amounts. */
const ONLY_BANDS = 'Remuneração não informada neste ano: a fonte só traz a faixa salarial.';

/** Whether pay figures are unknown, and not withheld because they are of few links. */
export const isPayUnknown = ({ limit, isInformed = true }: PayTerms): boolean =>
  !isInformed || (limit !== undefined && limit <= 1);

/** Explains why there is no pay figure. */
export function payWithheld(terms: PayTerms): string {
  if (terms.isInformed === false) return ONLY_BANDS;
  return isPayUnknown(terms)
    ? 'Sem remuneração: nenhum destes vínculos tem remuneração classificada.'
    : `Remuneração em sigilo: são ${fewLinks(terms)} com remuneração classificada, e o valor mostraria quanto ganha uma pessoa.`;
}

/** Explains why the median is withheld while the mean is published. */
export const medianWithheld =
  'A mediana fica em sigilo: são poucos vínculos na faixa dela, e o valor mostraria quanto ganha uma pessoa.';
