import { isCoarsePay } from '@observatorio/domain';
import { formatDecimal, formatList, formatPercent } from './format';
import { ROUNDED } from './pay-sentences';

/** Figures of an occupation used in a comparison; null if unknown or withheld. */
export interface ComparedFigures {
  title: string;
  /** Mean pay in reais. */
  pay: number | null;
  /** Number of links that the pay is of, which determines its rounding. */
  links: number;
  /** Probability of automation, 0 to 1. */
  automation: number | null;
}

/** Relative difference below which mean pays count as nearly equal. */
const SAME_PAY_SHARE = 0.05;

/** Minimum ratio of two pays for the sentence to state a multiple instead of a percentage. */
const MIN_MULTIPLE = 2;

type Figure = 'pay' | 'automation';

interface Measured {
  title: string;
  value: number;
  links: number;
}

/** Returns the occupations with a known figure, highest first. */
const ranked = (occupations: readonly ComparedFigures[], figure: Figure): Measured[] =>
  occupations
    .flatMap(({ title, links, [figure]: value }) =>
      value === null ? [] : [{ title, value, links }],
    )
    .toSorted((a, b) => b.value - a.value);

function payClause(occupations: readonly ComparedFigures[]): string {
  const known = ranked(occupations, 'pay');
  const most = known.at(0);
  const least = known.at(-1);
  if (!most || !least || most === least) return '';
  const ratio = most.value / least.value;
  const isRough = [most, least].some(({ value, links }) => isCoarsePay(value, links));
  const start = isRough ? `${ROUNDED}, ` : '';
  if (ratio < 1 + SAME_PAY_SHARE) {
    return `${start}${formatList(known.map(({ title }) => title))} ganham em média quase o mesmo`;
  }
  if (isRough) return `${start}${most.title} tem a maior remuneração média`;
  const isTimes = ratio >= MIN_MULTIPLE;
  const amount = isTimes ? `${formatDecimal(ratio)} vezes` : formatPercent(ratio - 1);
  const leastNamed = known.length === 2 ? least.title : `${least.title}, a menor`;
  return `${most.title} tem a maior remuneração média, ${amount} ${isTimes ? 'a' : 'acima da'} de ${leastNamed}`;
}

function automationClause(occupations: readonly ComparedFigures[]): string {
  const known = ranked(occupations, 'automation');
  const most = known.at(0);
  const least = known.at(-1);
  if (!most || !least) return '';
  const [high, low] = [most, least].map(({ value }) => formatPercent(value));
  if (high === low) return '';
  return `a automação é mais provável para ${most.title} (${high}) que para ${least.title} (${low})`;
}

/**
 * Compares pay and automation: `Médico clínico tem a maior remuneração média, 3,1 vezes a de
 * Enfermeiro; a automação é mais provável para Enfermeiro (9%) que para Médico clínico (1%).` Lists
 * only the occupations if no figure is comparable.
 */
export function comparisonSentence(occupations: readonly ComparedFigures[]): string {
  const clauses = [payClause(occupations), automationClause(occupations)].filter(Boolean);
  const words =
    clauses.join('; ') || `Comparação de ${formatList(occupations.map(({ title }) => title))}`;
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
}
