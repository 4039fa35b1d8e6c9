import { formatCount, formatPercent } from '@observatorio/domain';
import type { Unit } from '../chart-props';

/** 13234567 → `13.234.567 vínculos`. */
export const withUnit = (count: number, [one, many]: Unit): string =>
  `${formatCount(count)} ${count === 1 ? one : many}`;

/** `São Paulo: 13.234.567 vínculos (28%)`; without the share where there is no total. */
export function valueSentence(label: string, count: number, total: number, unit: Unit): string {
  const share = total > 0 ? ` (${formatPercent(count / total)})` : '';
  return `${label}: ${withUnit(count, unit)}${share}`;
}
