import { formatCompact, formatRoundCount } from '@observatorio/language';

/** Significant digits of a rounded bound; counts with up to this many digits are exact. */
const DIGITS = 2;
const MAX_EXACT = 10 ** DIGITS;

/**
 * Returns the upper limits of classes with about equal numbers of values, rounded up to two digits, or to `digits`;
 * the last limit is the highest value. Repeated or few values yield fewer classes.
 */
export function classLimits(
  values: readonly number[],
  classes: number,
  digits: number = DIGITS,
): number[] {
  const distinct = [...new Set(values)].toSorted((a, b) => a - b);
  if (haveOwnClasses(distinct, classes)) return distinct;
  const highest = Math.max(...values);
  const limits = quantileLimits(values, classes)
    .slice(0, -1)
    .map((limit) => rounded(limit, digits));
  const inner = [...new Set(limits)].filter((limit) => limit < highest);
  const all = values.length > 0 ? [...inner, highest] : [];
  // Rounding may leave a class empty.
  return all.filter((limit, index) =>
    values.some((value) => value <= limit && value > (all[index - 1] ?? -1)),
  );
}

/** Whether each distinct value has a class of its own: a single one, or a few small counts. */
export const haveOwnClasses = (distinct: readonly number[], classes: number): boolean =>
  distinct.length === 1 ||
  (distinct.length <= classes &&
    distinct.every((value) => Number.isInteger(value) && value < MAX_EXACT));

/** Returns the upper limits of classes with equal numbers of values, without duplicates. */
function quantileLimits(values: readonly number[], classes: number): number[] {
  const sorted = values.toSorted((a, b) => a - b);
  const limits = Array.from(
    { length: classes },
    (_, index) => sorted[Math.ceil(((index + 1) * sorted.length) / classes) - 1],
  );
  return [...new Set(limits)].filter((limit) => limit !== undefined);
}

function rounded(value: number, digits: number = DIGITS): number {
  if (value < MAX_EXACT) return value;
  const unit = 10 ** (Math.floor(Math.log10(value)) + 1 - digits);
  return Math.ceil(value / unit) * unit;
}

/** Index of a value's class, 0 for the lowest. */
export const classOf = (value: number, limits: readonly number[]): number =>
  limits.findIndex((limit) => value <= limit);

/**
 * Formats `Até 380 mil`, `380 mil a 1,2 mi`, `Mais de 1,2 mi`. Small bounds are exact, so that they
 * meet without overlapping: `Até 12`, `13 a 25`, or `0`, `1 a 25`. Decimal values share their
 * bounds: `Até 0,4`, `0,4 a 6,6`. Classes of one value each are labelled with it: `0`, `1`, `2`.
 */
export function classLabels(
  limits: readonly number[],
  { areWhole = true, areValues = false, format = boundText }: ClassLabelOptions = {},
): string[] {
  if (areValues) return limits.map(format);
  return limits.map((limit, index) => {
    const below = limits[index - 1];
    if (below === undefined) return limit === 0 ? format(0) : `Até ${format(limit)}`;
    if (index === limits.length - 1) return `Mais de ${format(below)}`;
    const from = areWhole && below < MAX_EXACT ? below + 1 : below;
    return from === limit ? format(limit) : `${format(from)} a ${format(limit)}`;
  });
}

interface ClassLabelOptions {
  /** Default: true. */
  areWhole?: boolean;
  /** Whether each class consists of one value. Default: false. */
  areValues?: boolean;
  /** Format of a bound. Default: that of a count. */
  format?: ((value: number) => string) | undefined;
}

/** Formats a bound; only the highest value is unrounded and may have more digits. */
const boundText = (limit: number): string =>
  limit === rounded(limit) ? formatRoundCount(limit) : formatCompact(limit);
