import { type PayStanding, type Percentile, type PercentilePay } from '@observatorio/domain';
import { capitalized, formatDecimal, formatMoney } from './format';
import { type PayTerms, payNoun, payPeriod } from './pay-terms';
import { LINKS } from './unit';

/** An amount that a reader compares with the pay of links, in reais. */
export interface ReaderPay {
  monthly: number;
  /** The hourly pay that the monthly one is computed from. Default: none. */
  hourly?: { amount: number; weeklyHours: number };
}

/** Part of the links, as the subject of a sentence. */
interface Part {
  words: string;
  isPlural?: boolean;
}

const parts: Readonly<Record<Percentile, Part>> = {
  10: { words: '1 de cada 10' },
  25: { words: '1 de cada 4' },
  50: { words: 'metade' },
  75: { words: '3 de cada 4', isPlural: true },
  90: { words: '9 de cada 10', isPlural: true },
};

/** The part of the links above a percentile. */
const above = (percent: Percentile): Part => parts[(100 - percent) as Percentile];

/** The part nearest to a share, in tenths. */
function tenths(share: number): Part {
  const count = Math.min(9, Math.max(1, Math.round(share * 10)));
  return count === 5 ? parts[50] : { words: `${count} de cada 10`, isPlural: count > 1 };
}

const verb = ({ isPlural = false }: Part): string => (isPlural ? 'pagam' : 'paga');

/** Adds the noun: `6 de cada 10 vínculos`, `metade dos vínculos`. */
const ofLinks = (part: Part): string =>
  `${part.words}${part === parts[50] ? ' dos' : ''} ${LINKS.many}`;

/** Qualifies a part that is only a bound, because percentiles further out are withheld. */
const atLeast = (percent: Percentile): string =>
  percent === 10 || percent === 90 ? '' : 'ao menos ';

/** Describes a standing among links, given in words: `de Técnico de enfermagem no Acre`. */
function standingInWords(standing: PayStanding, which: string): string {
  const than = (comparison: string, part: Part, qualifier: string) =>
    `${comparison} do que ${verb(part)} ${qualifier}${ofLinks(part)} ${which}`;
  if (standing.kind === 'between') return than('mais', tenths(standing.share), 'cerca de ');
  if (standing.kind === 'common') {
    const [less, more] = [parts[standing.from], above(standing.to)];
    return `o mesmo que muitos ${LINKS.many} ${which}: no máximo ${less.words} ${verb(less)} menos, e no máximo ${more.words} ${verb(more)} mais`;
  }
  const { kind, percent } = standing;
  return kind === 'below'
    ? than('menos', above(percent), atLeast(percent))
    : than('mais', parts[percent], atLeast(percent));
}

const hoursInWords = (hours: number): string =>
  `${formatDecimal(hours)} ${hours < 2 ? 'hora' : 'horas'} por semana`;

/**
 * Places a reader's pay among that of links: `Com R$ 2.100,00 por mês, você recebe mais do que pagam
 * cerca de 6 de cada 10 vínculos de Técnico de enfermagem no Acre.` `which` says which links.
 */
export function standingSentence(
  { monthly, hourly }: ReaderPay,
  standing: PayStanding,
  which: string,
): string {
  const words = standingInWords(standing, which);
  const monthlyWords = `${formatMoney(monthly)} por mês`;
  return hourly
    ? `${formatMoney(hourly.amount)} por hora, com ${hoursInWords(hourly.weeklyHours)}, são ${monthlyWords}: você recebe ${words}.`
    : `Com ${monthlyWords}, você recebe ${words}.`;
}

/**
 * Lists percentiles: `1 de cada 10 vínculos paga até R$ 1.100,00; metade, até R$ 1.782,44; e 9 de
 * cada 10, até R$ 6.000,00, em dezembro.` Empty if there are none.
 */
export function percentilesSentence(
  percentiles: readonly PercentilePay[],
  terms: PayTerms = {},
): string {
  const main = percentiles.filter(({ percent }) => percent !== 25 && percent !== 75);
  const chosen = main.length > 0 ? main : percentiles;
  // Of percentiles with equal pay, the highest says the most.
  const [first, ...others] = chosen.filter(({ pay }, index) => pay !== chosen[index + 1]?.pay);
  if (!first) return '';
  const part = parts[first.percent];
  const start = `${capitalized(ofLinks(part))} ${verb(part)} até ${formatMoney(first.pay)}`;
  const rest = others.map(({ percent, pay }) => `${parts[percent].words}, até ${formatMoney(pay)}`);
  return `${[start, ...rest].join('; ')}, ${payPeriod(terms)}.`;
}

/** Names the pay that an amount is compared with: `a remuneração de dezembro de 2019`. */
export const comparedPayInWords = (terms: PayTerms, year: number | undefined): string =>
  `a ${payNoun(terms)}${year === undefined ? '' : ` de ${year}`}`;
