import { formatPercent } from './format';

/** Smallest relative change that is stated as one. */
export const MIN_CHANGE = 0.0005;

/**
 * Describes a relative change: `mais 107%`, `menos 12%`, `queda de mais de 99,9%`; or, if it is too
 * small to state, `none`.
 */
export function changeInWords(change: number, none = 'praticamente sem mudança'): string {
  if (Math.abs(change) < MIN_CHANGE) return none;
  const percent = formatPercent(Math.abs(change));
  const isBound = !/^\d/.test(percent);
  const [up, down] = isBound ? ['alta de', 'queda de'] : ['mais', 'menos'];
  return `${change > 0 ? up : down} ${percent}`;
}
