import {
  inPlace,
  isCoarsePay,
  payUnit,
  placeWithArticle,
  stateNameIn,
  states,
} from '@observatorio/domain';
import { formatDecimal, formatList, formatPercent, prependDe, uncapitalized } from './format';

/** A larger group of links with which a selection is compared, and one of its figures. */
export interface ComparedFigure {
  key: string;
  /** Name of a place, or of all occupations or sectors. */
  label: string;
  /** Null when withheld. */
  value: number | null;
}

/** A larger group of links, and its pay in reais. */
export interface ComparedAmount extends ComparedFigure {
  /** Number of links that the pay is of, which determines its rounding. */
  links: number;
}

type Amount = Pick<ComparedAmount, 'links'> & { value: number };

/** Maximum number of comparisons in a sentence. */
const MAX_COMPARED = 2;

/** Largest relative difference that is called `quase o mesmo`. */
const ALMOST = 0.005;

const groups: Readonly<Record<string, string>> = {
  occupations: 'no conjunto das ocupações',
  sectors: 'no conjunto dos setores',
};

const isState = (label: string): boolean => states.some((state) => state.label === label);

/** Refers to a state that has the name of a municipality: `estado do Rio de Janeiro`. */
const namesake = (label: string): string | undefined => {
  const name = stateNameIn(label);
  return name && `estado ${prependDe(placeWithArticle(name))}`;
};

/** Refers to a compared group: `no Acre`, `no estado de São Paulo`, `no Brasil`, `no conjunto das ocupações`. */
export function inCompared({ key, label }: Pick<ComparedFigure, 'key' | 'label'>): string {
  const state = namesake(label);
  if (state) return `no ${state}`;
  if (isState(label)) return inPlace(label);
  if (key === 'country') return `no ${label}`;
  return groups[key] ?? 'no conjunto dos estados com dados';
}

/** Refers to the links of a compared group: `do Acre`, `do Brasil`, `de todas as ocupações`. */
export function ofCompared({ key, label }: Pick<ComparedFigure, 'key' | 'label'>): string {
  const state = namesake(label);
  if (state) return `do ${state}`;
  if (isState(label)) return prependDe(placeWithArticle(label));
  if (key in groups) return `de ${uncapitalized(label)}`;
  if (label.startsWith('Brasil')) return `do ${label}`;
  return `${label.startsWith('Região') ? 'da' : 'de'} ${label}`;
}

/** Whether rounding alone may explain the difference of two amounts. */
const mayBeEqual = (a: Amount, b: Amount): boolean =>
  Math.abs(a.value - b.value) <= (payUnit(a.links) + payUnit(b.links)) / 2;

/**
 * Compares two amounts: `12% menos que`, `quase o mesmo que`, `2,5 vezes o que se paga`. Says only
 * which is higher if they are rounded coarsely; empty if it may be either.
 */
function differenceInWords(amount: Amount, compared: Amount): string {
  const [{ value }, { value: other }] = [amount, compared];
  if ([amount, compared].some((each) => isCoarsePay(each.value, each.links))) {
    if (mayBeEqual(amount, compared)) return '';
    return value > other ? 'mais que' : 'menos que';
  }
  if (value === other) return 'o mesmo que';
  const change = value / other - 1;
  if (change >= 1) return `${formatDecimal(value / other)} vezes o que se paga`;
  if (Math.abs(change) < ALMOST) return 'quase o mesmo que';
  return `${formatPercent(Math.abs(change))} ${change > 0 ? 'mais' : 'menos'} que`;
}

/**
 * Compares an amount with those of up to two larger groups: `12% menos que no Acre e 20% menos que no
 * Brasil`. Leaves out withheld ones, and those from which its rounding cannot tell it; empty if there
 * are no others.
 */
export function comparisonInWords(amount: Amount, compared: readonly ComparedAmount[]): string {
  const places = new Map<string, string[]>();
  const differences = compared.flatMap((each) => {
    const { value, links } = each;
    const difference = value && differenceInWords(amount, { value, links });
    return difference ? [{ difference, place: inCompared(each) }] : [];
  });
  for (const { difference, place } of differences.slice(0, MAX_COMPARED)) {
    places.set(difference, [...(places.get(difference) ?? []), place]);
  }
  return formatList([...places].map(([difference, names]) => `${difference} ${formatList(names)}`));
}

/** Lists the same figure of larger groups: `Acre: R$ 2.100,00`, `Brasil: R$ 2.400,00`. */
export const comparedInList = (
  compared: readonly ComparedFigure[],
  format: (value: number | null) => string,
): string[] => compared.map(({ label, value }) => `${label}: ${format(value)}`);
