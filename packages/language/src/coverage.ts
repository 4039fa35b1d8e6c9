import { regions, states } from '@observatorio/domain';
import { formatList } from './format';

/** Maximum number of places named in a list. */
const MAX_NAMED = 4;

/**
 * Describes the part of the country covered by some states: `só Acre`, `só região Norte`, `só 12
 * dos 27 estados`, `sem Acre`. Empty for all 27 states and for an empty or unknown list.
 */
export function coverageInWords(codes: readonly string[] = []): string {
  const covered = states.filter(({ code }) => codes.includes(code));
  const missing = states.filter(({ code }) => !codes.includes(code));
  if (covered.length === 0 || missing.length === 0) return '';
  if (missing.length <= 2) return `sem ${formatList(missing.map(({ label }) => label))}`;
  const whole = regions.filter(({ code }) => missing.every(({ region }) => region !== code));
  const single = covered.filter(({ region }) => whole.every(({ code }) => code !== region));
  const names = [
    ...whole.map(({ label }) => `região ${label}`),
    ...single.map(({ label }) => label),
  ];
  return names.length > MAX_NAMED
    ? `só ${covered.length} dos ${states.length} estados`
    : `só ${formatList(names)}`;
}
