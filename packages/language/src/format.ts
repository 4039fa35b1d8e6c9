import { compact, decimal, shift, significant } from './decimal';

const reais = (value: number, fraction: number): string =>
  decimal(value, { min: fraction }).replace(/\d/, (first) => `R$\u00a0${first}`);

const percent = (share: number, fraction: number): string =>
  `${decimal(shift(share, 2), { max: fraction })}%`;

/**
 * Formats a count: 12345678 → `12.345.678`. Figures from other sites may have decimals and are
 * never rounded to zero: 7.456 → `7,46`, 0.00041 → `0,00041`.
 */
export const formatCount = (value: number): string =>
  Math.abs(value) < 1 ? significant(value, 4) : decimal(value, { max: 2 });

/** Formats a change of a count with its sign: 837719 → `+837.719`. */
export const formatChange = (value: number): string =>
  `${value > 0 ? '+' : ''}${formatCount(value)}`;

/** Smallest count written in millions, both on charts and in sentences. */
export const MILLION = 1_000_000;

/** Formats a count in millions with at most one decimal: 12345678 → `12,3`. */
export const formatMillions = (value: number): string =>
  formatDecimal(Math.round(value / (MILLION / 10)) / 10);

/**
 * Formats a count for charts, with the same digits as in sentences: 12345678 → `12,3 mi`, 128137 →
 * `128.137`.
 */
export const formatCompact = (value: number): string =>
  value < MILLION ? formatCount(value) : `${formatMillions(value)}\u00a0mi`;

/**
 * Formats a count where `formatCompact` does not fit: 12345678 → `12 mi`, 570651 → `571 mil`,
 * 7540000 → `7,5 mi`.
 */
export const formatShort = (value: number): string => compact(value);

/**
 * Formats a round count as it would be spoken: 450 → `450`, 1200 → `1.200`, 380000 → `380 mil`,
 * 2300000 → `2,3 mi`.
 */
export const formatRoundCount = (value: number): string =>
  value >= 10_000 && value < MILLION && value % 1000 === 0
    ? `${formatCount(value / 1000)}\u00a0mil`
    : formatCompact(value);

/** Formats reais with two decimals: 3156.02 → `R$ 3.156,02`. */
export const formatMoney = (value: number): string => reais(value, 2);

/** Formats whole reais: 1317.36 → `R$ 1.317`. */
export const formatWholeMoney = (value: number): string => reais(value, 0);

/**
 * Formats a pay bound in reais, usually a round amount: 500 → `R$ 500`, 1500 → `R$ 1.500`, 20000 →
 * `R$ 20 mil`. Never drops a digit.
 */
export function formatBound(value: number): string {
  if (!Number.isInteger(value)) return formatMoney(value);
  return value >= 10_000 && value % 1000 === 0
    ? `${formatWholeMoney(value / 1000)}\u00a0mil`
    : formatWholeMoney(value);
}

/** Formats reais for a column whose heading contains the currency: 3156.02 → `3.156,02`. */
export const formatAmount = (value: number): string => decimal(value, { min: 2 });

/**
 * Formats a share (0 to 1) as a percentage without decimals: 0.284 → `28%`. Close to 0 or 1, uses
 * one decimal, or else `menos de 0,1%` and `mais de 99,9%`, so that a part never rounds to nothing
 * or to the whole.
 */
export function formatPercent(share: number): string {
  if (share > 0 && share < 0.0005) return 'menos de 0,1%';
  if (share >= 0.9995 && share < 1) return 'mais de 99,9%';
  const isFine = (share > 0 && share < 0.005) || (share >= 0.995 && share < 1);
  return percent(share, isFine ? 1 : 0);
}

/** Formats a share like `formatPercent`, but never with decimals: `menos de 1%`, `mais de 99%`. */
export function formatWholePercent(share: number): string {
  if (share > 0 && share < 0.005) return 'menos de 1%';
  return share >= 0.995 && share < 1 ? 'mais de 99%' : percent(share, 0);
}

/** Formats a score with one decimal: 4.62 → `4,6`, 3 → `3,0`. */
export const formatScore = (value: number): string => decimal(value, { min: 1 });

/** Formats a number with at most one decimal: 12.5 → `12,5`, 12 → `12`. */
export const formatDecimal = (value: number): string => decimal(value, { max: 1 });

/** Formats a ratio with two decimals: 2.5 → `2,50`. */
export const formatIndex = (value: number): string => decimal(value, { min: 2 });

/** Converts a string to sentence case: `FALTA GENTE` → `Falta gente`. */
export const sentenceCase = (text: string): string =>
  text.charAt(0).toLocaleUpperCase('pt-BR') + text.slice(1).toLocaleLowerCase('pt-BR');

const BRASILIA_OFFSET_MS = -3 * 60 * 60 * 1000;

/**
 * Formats an ISO date as `31/12/2019` in Brasília time, which has had no daylight saving since
 * 2019.
 */
export const formatDate = (iso: string): string =>
  new Date(Date.parse(iso) + BRASILIA_OFFSET_MS)
    .toISOString()
    .slice(0, 10)
    .split('-')
    .toReversed()
    .join('/');

/**
 * Prepends `de` to a name and contracts it with the article: `do Pará`, `da pública`, `de São
 * Paulo`.
 */
export const prependDe = (name: string): string =>
  /^[ao]s? /.test(name) ? `d${name}` : `de ${name}`;

/** Capitalises the first letter only: `o Pará` → `O Pará`. */
export const capitalized = (text: string): string =>
  text.charAt(0).toLocaleUpperCase('pt-BR') + text.slice(1);

/** Lower-cases the first letter only: `Médio completo` → `médio completo`. */
export const uncapitalized = (text: string): string =>
  text.charAt(0).toLocaleLowerCase('pt-BR') + text.slice(1);

/** Joins a list: `['a', 'b', 'c']` → `a, b e c`. */
export const formatList = (items: readonly string[]): string =>
  [items.slice(0, -1).join(', '), ...items.slice(-1)].filter(Boolean).join(' e ');
