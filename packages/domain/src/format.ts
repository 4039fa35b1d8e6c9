const figure = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 2 });
const smallFigure = new Intl.NumberFormat('pt-BR', { maximumSignificantDigits: 4 });
const amount = new Intl.NumberFormat('pt-BR', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});
const money = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' });
const wholeMoney = new Intl.NumberFormat('pt-BR', {
  style: 'currency',
  currency: 'BRL',
  maximumFractionDigits: 0,
});
const wholePercent = new Intl.NumberFormat('pt-BR', { style: 'percent' });
const finePercent = new Intl.NumberFormat('pt-BR', { style: 'percent', maximumFractionDigits: 1 });
const oneDecimal = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1 });
const score = new Intl.NumberFormat('pt-BR', {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});
const date = new Intl.DateTimeFormat('pt-BR', {
  dateStyle: 'short',
  timeZone: 'America/Sao_Paulo',
});

/**
 * 12345678 → `12.345.678`. The figures of other sites may have decimals, and never become zero: 7.456 →
 * `7,46`, 0.00041 → `0,00041`.
 */
export const formatCount = (value: number): string =>
  (Math.abs(value) < 1 ? smallFigure : figure).format(value);

/** Counts from this on are written in millions, on charts and in sentences alike. */
export const MILLION = 1_000_000;

/** A count in millions with at most one decimal: 12345678 → `12,3`. */
export const formatMillions = (value: number): string =>
  oneDecimal.format(Math.round(value / (MILLION / 10)) / 10);

/** 12345678 → `12,3 mi`, 128137 → `128.137`: for charts, with the digits of sentences. */
export const formatCompact = (value: number): string =>
  value < MILLION ? formatCount(value) : `${formatMillions(value)}\u00a0mi`;

const shortest = new Intl.NumberFormat('pt-BR', { notation: 'compact' });

/** 12345678 → `12 mi`, 570651 → `571 mil`, 7540000 → `7,5 mi`: where `formatCompact` does not fit. */
export const formatShort = (value: number): string => shortest.format(value);

/** A round count as people say it: 450 → `450`, 1200 → `1.200`, 380000 → `380 mil`, 2300000 → `2,3 mi`. */
export const formatRoundCount = (value: number): string =>
  value >= 10_000 && value < MILLION && value % 1000 === 0
    ? `${formatCount(value / 1000)}\u00a0mil`
    : formatCompact(value);

/** Reais with two decimals: 3156.02 → `R$ 3.156,02`. */
export const formatMoney = (reais: number): string => money.format(reais);

/** Whole reais: 1317.36 → `R$ 1.317`. */
export const formatWholeMoney = (reais: number): string => wholeMoney.format(reais);

/**
 * A bound of pay in reais, which is a round amount: 500 → `R$ 500`, 1500 → `R$ 1.500`, 20000 →
 * `R$ 20 mil`. Never drops a digit.
 */
export function formatBound(reais: number): string {
  if (!Number.isInteger(reais)) return formatMoney(reais);
  return reais >= 10_000 && reais % 1000 === 0
    ? `${wholeMoney.format(reais / 1000)}\u00a0mil`
    : wholeMoney.format(reais);
}

/** Reais with two decimals, for a column whose heading names the currency: 3156.02 → `3.156,02`. */
export const formatAmount = (reais: number): string => amount.format(reais);

/**
 * A share (0 to 1) as a whole percentage: 0.284 → `28%`. With one decimal, or `menos de 0,1%` and `mais
 * de 99,9%`, where a part would round to nothing or to the whole.
 */
export function formatPercent(share: number): string {
  if (share > 0 && share < 0.0005) return 'menos de 0,1%';
  if (share >= 0.9995 && share < 1) return 'mais de 99,9%';
  const isFine = (share > 0 && share < 0.005) || (share >= 0.995 && share < 1);
  return (isFine ? finePercent : wholePercent).format(share);
}

/** The same without decimals: `menos de 1%` and `mais de 99%`. */
export function formatWholePercent(share: number): string {
  if (share > 0 && share < 0.005) return 'menos de 1%';
  return share >= 0.995 && share < 1 ? 'mais de 99%' : wholePercent.format(share);
}

/** A score with one decimal: 4.62 → `4,6`, 3 → `3,0`. */
export const formatScore = (value: number): string => score.format(value);

/** A number with at most one decimal: 12.5 → `12,5`, 12 → `12`. */
export const formatDecimal = (value: number): string => oneDecimal.format(value);

/** A ratio with two decimals: 2.5 → `2,50`. */
export const formatIndex = (value: number): string => amount.format(value);

/** `FALTA GENTE` → `Falta gente`. */
export const sentenceCase = (text: string): string =>
  text.charAt(0).toLocaleUpperCase('pt-BR') + text.slice(1).toLocaleLowerCase('pt-BR');

/** An ISO date as `31/12/2019`, in Brasília time. */
export const formatDate = (iso: string): string => date.format(new Date(iso));

/** `de` before a name, joined to its article: `do Pará`, `da pública`, `de São Paulo`. */
export const afterDe = (name: string): string =>
  /^[ao]s? /.test(name) ? `d${name}` : `de ${name}`;

/** `o Pará` → `O Pará`; keeps the case of the other letters. */
export const capitalized = (text: string): string =>
  text.charAt(0).toLocaleUpperCase('pt-BR') + text.slice(1);

/** `Médio completo` → `médio completo`; keeps the case of the other letters. */
export const uncapitalized = (text: string): string =>
  text.charAt(0).toLocaleLowerCase('pt-BR') + text.slice(1);

/** `['a', 'b', 'c']` → `a, b e c`. */
export const formatList = (items: readonly string[]): string =>
  new Intl.ListFormat('pt-BR', { type: 'conjunction' }).format(items);
