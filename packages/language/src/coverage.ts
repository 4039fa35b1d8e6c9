import { regions, states } from '@observatorio/domain';
import { capitalized, formatList } from './format';

/** Maximum number of places named in a list. */
const MAX_NAMED = 4;

const allStates = states.map(({ code }) => code);

/** The states of a whole covered by some data and those missing; undefined if none is or all are. */
function partOf(whole: readonly string[], codes: readonly string[]) {
  const within = states.filter(({ code }) => whole.includes(code));
  const covered = within.filter(({ code }) => codes.includes(code));
  const missing = within.filter(({ code }) => !codes.includes(code));
  return covered.length > 0 && missing.length > 0 ? { covered, missing } : undefined;
}

/** Names the covered whole regions and the other covered states: `região Sul e Acre`. */
function placesInWords({ covered, missing }: NonNullable<ReturnType<typeof partOf>>) {
  const whole = regions.filter(({ code }) => {
    const has = ({ region }: { region: string }) => region === code;
    return covered.some(has) && !missing.some(has);
  });
  const single = covered.filter(({ region }) => whole.every(({ code }) => code !== region));
  const names = [
    ...whole.map(({ label }) => `região ${label}`),
    ...single.map(({ label }) => label),
  ];
  return names.length > MAX_NAMED
    ? `${covered.length} dos ${covered.length + missing.length} estados`
    : formatList(names);
}

const labelsOf = (list: readonly { label: string }[]): string =>
  formatList(list.map(({ label }) => label));

/** Maximum number of missing states that are named instead of the covered ones. */
const MAX_MISSING = 2;

/**
 * Describes the part of some states, by default of the country, that is covered: `só Acre`, `só
 * região Norte`, `só 12 dos 27 estados`, `sem Acre`. Empty for all of them and for an empty or
 * unknown list.
 */
export function coverageInWords(
  codes: readonly string[] = [],
  whole: readonly string[] = allStates,
): string {
  const part = partOf(whole, codes);
  if (!part) return '';
  const { covered, missing } = part;
  return missing.length <= MAX_MISSING && missing.length < covered.length
    ? `sem ${labelsOf(missing)}`
    : `só ${placesInWords(part)}`;
}

/**
 * Names the part of the country covered by some states, as a place: `Acre`, `Região Norte`, `12 dos
 * 27 estados`, `Brasil sem Acre`. Empty for all 27 states and for an empty or unknown list.
 */
export function coverageName(codes: readonly string[] = []): string {
  const part = partOf(allStates, codes);
  if (!part) return '';
  return part.missing.length <= MAX_MISSING
    ? `Brasil sem ${labelsOf(part.missing)}`
    : capitalized(placesInWords(part));
}
