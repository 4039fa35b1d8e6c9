import { formatPercent, type Unit, withUnit } from '@observatorio/domain';

/** `São Paulo: 13.234.567 vínculos (28%)`; without the share where there is no total. */
export function valueSentence(label: string, count: number, total: number, unit: Unit): string {
  const share = total > 0 ? ` (${formatPercent(count / total)})` : '';
  return `${label}: ${withUnit(count, unit)}${share}`;
}
