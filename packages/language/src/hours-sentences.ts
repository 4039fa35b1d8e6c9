import { isCoarsePay, totalOf, WEEKS_PER_MONTH } from '@observatorio/domain';
import {
  capitalized,
  formatDecimal,
  formatMoney,
  formatPercent,
  formatWholeMoney,
  uncapitalized,
} from './format';
import { isPayUnknown, type PayTerms, payPeriod, payWithheld } from './pay-terms';
import { emptySentence } from './sentences';
import { inWords, LINKS } from './unit';

/** Counts of links by a band of hours or of tenure; a null key is an unknown one. */
interface BandRow {
  key: string | null;
  count: number;
}

/** Sums the links of the rows with a band up to `last`. */
const linksUpTo = (rows: readonly BandRow[], last: number): number =>
  rows.reduce(
    (sum, { key, count }) => (key !== null && Number(key) <= last ? sum + count : sum),
    0,
  );

const isEmpty = (rows: readonly BandRow[]): boolean => rows.every(({ count }) => count === 0);

/** Adds how many links lack the attribute; starts with a space, and is empty if none does. */
function unknownNote(rows: readonly BandRow[], attribute: string): string {
  const unknown = rows.find(({ key, count }) => key === null && count > 0);
  return unknown ? ` ${capitalized(attribute)} falta em ${inWords(unknown.count, LINKS)}.` : '';
}

/** Says which attribute the file of the year, or none of the links, has; undefined if some have it. */
function missingSentence(
  rows: readonly BandRow[],
  {
    article,
    attribute,
    isInformed,
  }: { article: 'a' | 'o'; attribute: string; isInformed: boolean },
): string | undefined {
  if (!isInformed) return `${capitalized(attribute)}: não informad${article} neste ano.`;
  if (isEmpty(rows)) return emptySentence(LINKS);
  if (rows.some(({ key, count }) => key !== null && count > 0)) return undefined;
  return totalOf(rows) === 1
    ? `O vínculo não informa ${article} ${attribute}.`
    : `Nenhum destes vínculos informa ${article} ${attribute}.`;
}

/** Hours and pay per hour of all links; null if withheld. */
export interface HoursFigures {
  /** Number of links, which determines the rounding. */
  count: number;
  meanHours: number | null;
  hourlyPay: number | null;
}

interface HoursOptions {
  terms?: PayTerms;
  /** Largest band of part-time work. */
  lastPartTime: number;
  /** Whether the file of the year has the hours. Default: true. */
  isInformed?: boolean;
}

/**
 * Describes the contracted hours: `A jornada média é de 41,2 horas por semana, e 9% dos vínculos são
 * de tempo parcial. Uma hora paga R$ 17,32.`
 */
export function hoursSentence(
  rows: readonly BandRow[],
  total: HoursFigures | undefined,
  { terms = {}, lastPartTime, isInformed = true }: HoursOptions,
): string {
  const missing = missingSentence(rows, { article: 'a', attribute: 'jornada', isInformed });
  if (missing) return missing;
  const share = partShare(rows, lastPartTime);
  const { count = 0, meanHours = null, hourlyPay = null } = total ?? {};
  const note = unknownNote(rows, 'a jornada');
  if (meanHours === null || hourlyPay === null) {
    return isPayUnknown(terms)
      ? `${capitalized(share)}. ${payWithheld(terms)}${note}`
      : `${capitalized(share)}. A jornada média e a remuneração por hora estão em sigilo.${note}`;
  }
  const isCoarse = isCoarsePay(hourlyPay * meanHours * WEEKS_PER_MONTH, count);
  const amount = isCoarse ? `cerca de ${formatWholeMoney(hourlyPay)}` : formatMoney(hourlyPay);
  return `A jornada média é de ${formatDecimal(meanHours)} horas por semana, e ${share}. Uma hora paga ${amount}, em média.${note}`;
}

/** Pay per hour of a band of hours; null if withheld. */
export interface HourlyBand extends BandRow {
  label: string;
  hourlyPay: number | null;
}

/**
 * Compares the pay per hour of the bands: `Uma hora paga mais na jornada de até 12 horas: R$ 21,50, em
 * média; menos, na de 41 a 44 horas: R$ 15,20. No conjunto, R$ 17,32.`
 */
export function hourlyPaySentence(
  rows: readonly HourlyBand[],
  total: HoursFigures | undefined,
  { isInformed = true }: Pick<HoursOptions, 'isInformed'> = {},
): string {
  const missing = missingSentence(rows, { article: 'a', attribute: 'jornada', isInformed });
  if (missing) return missing;
  const { hourlyPay = null } = total ?? {};
  const [best, ...others] = rows
    .flatMap(({ key, label, hourlyPay: pay }) =>
      key === null || pay === null ? [] : { label, pay },
    )
    .toSorted((a, b) => b.pay - a.pay);
  const least = others.at(-1);
  const note = unknownNote(rows, 'a jornada');
  if (!best || !least || best.pay === least.pay) {
    return hourlyPay === null
      ? `A remuneração por hora está em sigilo.${note}`
      : `Uma hora paga ${formatMoney(hourlyPay)}, em média.${note}`;
  }
  const whole = hourlyPay === null ? '' : ` No conjunto, ${formatMoney(hourlyPay)}.`;
  const [most, fewest] = [best, least].map(({ label }) => uncapitalized(label));
  return `Uma hora paga mais na jornada de ${most}: ${formatMoney(best.pay)}, em média; menos, na de ${fewest}: ${formatMoney(least.pay)}.${whole}${note}`;
}

function partShare(rows: readonly BandRow[], last: number): string {
  const known = linksUpTo(rows, Infinity);
  const partTime = linksUpTo(rows, last);
  if (partTime === 0) return 'nenhum vínculo é de tempo parcial';
  if (partTime < known)
    return `${formatPercent(partTime / known)} dos vínculos são de tempo parcial`;
  const isWhole = known === totalOf(rows);
  if (known === 1) {
    return isWhole
      ? 'o vínculo é de tempo parcial'
      : 'o único vínculo com jornada informada é de tempo parcial';
  }
  return `todos os vínculos${isWhole ? '' : ' com jornada informada'} são de tempo parcial`;
}

/** Links and median pay of those that began less than a year ago, and of the others. */
export interface TenureHalf extends BandRow {
  medianPay: number | null;
}

interface TenureOptions {
  terms?: PayTerms;
  /** Whether the file of the year has the tenure. Default: true. */
  isInformed?: boolean;
}

/**
 * Compares who began less than a year ago with the others: `28% dos vínculos começaram há menos de um
 * ano; metade deles paga até R$ 1.650,00 em dezembro, e metade dos outros, até R$ 2.100,00.`
 */
export function tenureSentence(
  halves: readonly TenureHalf[],
  { terms = {}, isInformed = true }: TenureOptions = {},
): string {
  const missing = missingSentence(halves, {
    article: 'o',
    attribute: 'tempo no emprego',
    isInformed,
  });
  if (missing) return missing;
  const [recent, others] = ['1', '2'].map((code) => halves.find(({ key }) => key === code));
  const note = unknownNote(halves, 'o tempo no emprego');
  if (!recent?.count) {
    return others?.count === 1 && !note
      ? 'O vínculo começou há um ano ou mais.'
      : `Nenhum destes vínculos começou há menos de um ano.${note}`;
  }
  if (!others?.count) {
    const informed = note ? ' com tempo informado' : '';
    if (recent.count === 1) {
      return `O ${note ? 'único ' : ''}vínculo${informed} começou há menos de um ano.${note}`;
    }
    return `Todos os vínculos${informed} começaram há menos de um ano.${note}`;
  }
  const share = `${formatPercent(recent.count / (recent.count + others.count))} dos vínculos começaram há menos de um ano`;
  if (isPayUnknown(terms) && recent.medianPay === null && others.medianPay === null) {
    return `${share}. ${payWithheld(terms)}${note}`;
  }
  return `${share}: ${medians(recent.medianPay, others.medianPay, payPeriod(terms))}.${note}`;
}

function medians(recent: number | null, others: number | null, period: string): string {
  if (recent === null && others === null) return 'a mediana deles e a dos outros estão em sigilo';
  if (recent === null) {
    return `a mediana deles está em sigilo, e metade dos outros paga até ${formatMoney(others ?? 0)} ${period}`;
  }
  const first = `metade deles paga até ${formatMoney(recent)} ${period}`;
  return others === null
    ? `${first}, e a mediana dos outros está em sigilo`
    : `${first}, e metade dos outros, até ${formatMoney(others)}`;
}
