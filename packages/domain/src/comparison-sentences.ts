import { formatList, formatPercent, formatScore } from './format';

/** What a comparison tells of an occupation in its sentence; null is not known, or withheld. */
export interface ComparedFigures {
  title: string;
  /** Mean December pay in reais. */
  pay: number | null;
  /** Probability of automation, 0 to 1. */
  automation: number | null;
}

/** Mean pay closer than this share is told as nearly the same. */
const NEARLY = 0.05;

/** From so many times on, pay is told as times and not as percent. */
const TIMES = 2;

type Figure = 'pay' | 'automation';

interface Measured {
  title: string;
  value: number;
}

/** Those of which the figure is known, the greatest first. */
const ranked = (occupations: readonly ComparedFigures[], figure: Figure): Measured[] =>
  occupations
    .flatMap(({ title, [figure]: value }) => (value === null ? [] : [{ title, value }]))
    .toSorted((a, b) => b.value - a.value);

function payClause(occupations: readonly ComparedFigures[]): string {
  const known = ranked(occupations, 'pay');
  const most = known.at(0);
  const least = known.at(-1);
  if (!most || !least || most === least) return '';
  const ratio = most.value / least.value;
  if (ratio < 1 + NEARLY) {
    return `${formatList(known.map(({ title }) => title))} ganham em média quase o mesmo`;
  }
  const isTimes = ratio >= TIMES;
  const amount = isTimes ? `${formatScore(ratio)} vezes` : formatPercent(ratio - 1);
  return known.length === 2
    ? `${most.title} ganha em média ${amount} ${isTimes ? 'o que ganha' : 'mais que'} ${least.title}`
    : `${most.title} tem a maior remuneração média, ${amount} ${isTimes ? 'a' : 'acima da'} de ${least.title}, a menor`;
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
 * `Médico clínico ganha em média 3,1 vezes o que ganha Enfermeiro; a automação é mais provável para
 * Enfermeiro (9%) que para Médico clínico (1%).` Where no figure can be compared, it only names them.
 */
export function comparisonSentence(occupations: readonly ComparedFigures[]): string {
  const clauses = [payClause(occupations), automationClause(occupations)].filter(Boolean);
  const words =
    clauses.join('; ') || `Comparação de ${formatList(occupations.map(({ title }) => title))}`;
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
}
