import {
  FIRST_COMPARABLE_YEAR,
  formatCbo,
  type LevelStep,
  type NamedRating,
  type SeriesBreak,
  strongest,
  type YearLinks,
} from '@observatorio/domain';
import { changeInWords, MIN_CHANGE } from './change';
import { capitalized, formatBound, formatList, formatPercent } from './format';
import { inWords, LINKS, numberInWords, type Unit, withUnit } from './unit';

const MAX_NAMED = 3;

/** Explains the `probability` of automation (0 to 1). */
export const automationSentence = (probability: number): string =>
  `Estima-se em ${formatPercent(probability)} a probabilidade de que esta ocupação possa ser automatizada.`;

/** Describes an annual change: `mais 7% ao ano`. */
export const yearlyChangeInWords = (change: number): string =>
  Math.abs(change) < MIN_CHANGE ? changeInWords(change) : `${changeInWords(change)} ao ano`;

const linksInWords = (links: number): string =>
  links === 0 ? 'nenhum vínculo' : inWords(links, LINKS);

/** Describes the change within comparable years: `de 80 vínculos em 2009 para 60 em 2019: menos 25%`. */
function changeSentence(
  [first, ...others]: readonly YearLinks[],
  partialYears: readonly number[],
): string {
  const last = others.at(-1);
  if (!first) return '';
  const mark = partialYears.includes(first.year) ? ' (parcial)' : '';
  if (!last) return `${linksInWords(first.links)} em ${first.year}${mark}`;
  const change = first.links === 0 ? '' : `: ${changeInWords(last.links / first.links - 1)}`;
  return `de ${linksInWords(first.links)} em ${first.year} para ${numberInWords(last.links)} em ${last.year}${change}`;
}

interface EvolutionOptions {
  /** Breaks of the series, also those on both sides of its partial years. Default: none. */
  breaks?: readonly SeriesBreak[];
  /** Default: none. */
  partialYears?: readonly number[];
  /** Default: the country. */
  place?: string | undefined;
}

/**
 * Describes the change in the number of links: `No país, de 72.597 vínculos em 2009 para 150.000 em
 * 2019: mais 107%.` Never compares years on both sides of a break; those before the first comparable
 * year are left out, unless they are the only ones. Empty if there are no years.
 */
export function evolutionSentence(
  series: readonly YearLinks[],
  { breaks = [], partialYears = [], place = 'no país' }: EvolutionOptions = {},
): string {
  const ordered = series.toSorted((a, b) => a.year - b.year);
  const comparable = ordered.filter(({ year }) => year >= FIRST_COMPARABLE_YEAR);
  const shown = comparable.length > 0 ? comparable : ordered.slice(-1);
  if (shown.length === 0) return '';
  const starts = new Set(breaks.map(({ to }) => to));
  const segments: YearLinks[][] = [];
  for (const each of shown) {
    if (segments.length === 0 || starts.has(each.year)) segments.push([]);
    segments.at(-1)?.push(each);
  }
  return `${capitalized(place)}, ${segments.map((years) => changeSentence(years, partialYears)).join('; ')}.`;
}

/** Reason for a growth that cannot be measured from the years there are. */
export const INCOMPARABLE_YEARS = 'Os anos destes dados não se comparam entre si.';

/** Names the years that a growth compares: `, na média de 2016 a 2019`; empty if it is unknown. */
export const growthYearsInWords = (from: number | null, to: number | null): string =>
  from === null || to === null ? '' : `, na média de ${from} a ${to}`;

/** Describes a range of pay: `de R$ 500 a R$ 20 mil`. */
export const boundsInWords = (min: number, max: number): string =>
  `de ${formatBound(min)} a ${formatBound(max)}`;

export const KNOWLEDGE: Unit = { one: 'conhecimento', many: 'conhecimentos' };
export const SKILLS: Unit = { one: 'habilidade', many: 'habilidades', feminine: true };
export const ATTITUDES: Unit = { one: 'atitude', many: 'atitudes', feminine: true };

/**
 * Names the strongest ratings: `Mais importantes: Biologia, Psicologia e Química.` `adjective` is
 * in the singular. States only the count if all ratings are unmeasured. Empty if there are no
 * ratings.
 */
export function strongestSentence(
  ratings: readonly NamedRating[],
  unit: Unit,
  adjective = 'importante',
): string {
  if (ratings.length === 0) return '';
  const names = strongest(ratings)
    .filter(({ value }) => value !== null)
    .slice(0, MAX_NAMED)
    .map(({ name }) => name);
  if (names.length === 0) return `${withUnit(ratings.length, unit)}, sem medida na fonte.`;
  return `Mais ${adjective}${names.length > 1 ? 's' : ''}: ${formatList(names)}.`;
}

/**
 * Describes a level: `Crescimento alto: nível 4 de 5, na média de 2016 a
 * 2019.` Empty for a level outside the scale.
 */
export function levelSentence(
  name: string,
  steps: readonly LevelStep[],
  level: number,
  years = '',
): string {
  const step = steps[level - 1];
  return step
    ? `${name} ${step.inSentence ?? step.word.toLowerCase()}: nível ${level} de ${steps.length}${years}.`
    : '';
}

/**
 * Attributes ratings to a related occupation: `As notas são as da ocupação 2124-10, a mais próxima
 * da mesma família: …`. Starts with a space so that it can follow another sentence. Empty if the
 * occupation has its own ratings.
 */
export const standInSentence = (code: string | null | undefined): string =>
  code
    ? ` As notas são as da ocupação ${formatCbo(code)}, a mais próxima da mesma família: a escolhida não tem correspondência no O*NET.`
    : '';
