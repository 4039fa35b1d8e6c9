import { regions, states } from '@observatorio/domain';
import { capitalized, formatList } from './format';

/** Maximum number of places named in a list. */
const MAX_NAMED = 4;

/** The states covered by some data and those missing; undefined if none is or all are. */
function partOfCountry(codes: readonly string[]) {
  const covered = states.filter(({ code }) => codes.includes(code));
  const missing = states.filter(({ code }) => !codes.includes(code));
  return covered.length > 0 && missing.length > 0 ? { covered, missing } : undefined;
}

/** Names the covered whole regions and the other covered states: `região Sul e Acre`. */
function placesInWords({ covered, missing }: NonNullable<ReturnType<typeof partOfCountry>>) {
  const whole = regions.filter(({ code }) => missing.every(({ region }) => region !== code));
  const single = covered.filter(({ region }) => whole.every(({ code }) => code !== region));
  const names = [
    ...whole.map(({ label }) => `região ${label}`),
    ...single.map(({ label }) => label),
  ];
  return names.length > MAX_NAMED
    ? `${covered.length} dos ${states.length} estados`
    : formatList(names);
}

const labelsOf = (list: readonly { label: string }[]): string =>
  formatList(list.map(({ label }) => label));

/** Maximum number of missing states that are named instead of the covered ones. */
const MAX_MISSING = 2;

/**
 * Describes the part of the country covered by some states: `só Acre`, `só região Norte`, `só 12
 * dos 27 estados`, `sem Acre`. Empty for all 27 states and for an empty or unknown list.
 */
export function coverageInWords(codes: readonly string[] = []): string {
  const part = partOfCountry(codes);
  if (!part) return '';
  return part.missing.length <= MAX_MISSING
    ? `sem ${labelsOf(part.missing)}`
    : `só ${placesInWords(part)}`;
}

/**
 * Names the part of the country covered by some states, as a place: `Acre`, `Região Norte`, `12 dos
 * 27 estados`, `Brasil sem Acre`. Empty for all 27 states and for an empty or unknown list.
 */
export function coverageName(codes: readonly string[] = []): string {
  const part = partOfCountry(codes);
  if (!part) return '';
  return part.missing.length <= MAX_MISSING
    ? `Brasil sem ${labelsOf(part.missing)}`
    : capitalized(placesInWords(part));
}
