import { formatPercent, type Unit, withUnit } from '@observatorio/language';

/** Formats `São Paulo: 13.234.567 vínculos (28%)`; omits the share if the total is 0. */
export function valueSentence(label: string, count: number, total: number, unit: Unit): string {
  const share = total > 0 ? ` (${formatPercent(count / total)})` : '';
  return `${label}: ${withUnit(count, unit)}${share}`;
}
