/*
 * Rules for publishing pay, implemented independently of `domain`, for tests that recompute
 * published values.
 */

/** Rounds reais to centavos. */
export const cents = (value: number) => Math.round(value * 100) / 100;

const units = [0.01, 0.1, ...[1, 10, 100, 1000].flatMap((ten) => [ten, 2 * ten, 5 * ten])];

/** Rounds pay per decision 9: to the smallest unit for which unit × links is at least R$ 2,000. */
export const publishedPay = (value: number, links: number) => {
  const unit = units.find((each) => each * links >= 2000) ?? Number.NaN;
  // Multiplies by a whole number to avoid floating-point error: 1607.55 / 0.1 is less than 16075.5.
  const perUnit = unit < 1 ? Math.round(1 / unit) : 1 / unit;
  return cents(Math.round(Number((value * perUnit).toFixed(6))) * unit);
};

/**
 * Returns the bounds per decision 9: the fifth lowest and the fifth highest pay, rounded outwards to
 * 1, 2 or 5 times a power of ten; null if there are fewer than nine.
 */
export function publishedBounds(pays: readonly number[]) {
  if (pays.length < 9) return { minPay: null, maxPay: null };
  const sorted = pays.toSorted((a, b) => a - b);
  const [low, high] = [sorted.at(4) ?? 0, sorted.at(-5) ?? 0];
  const ten = (value: number) => 10 ** Math.floor(Math.log10(value));
  return {
    minPay: [5, 2, 1].map((step) => step * ten(low)).find((each) => each <= low) ?? null,
    maxPay: [1, 2, 5, 10].map((step) => step * ten(high)).find((each) => each >= high) ?? null,
  };
}

const bandLimits = [0.5, 1, 1.5, 2, 3, 4, 5, 7, 10, 15, 20];

/**
 * Returns the median and the percentiles of some pays, rounded. The median is the mean of the
 * middle values, another percentile the first value with so many values up to it. Null if fewer than
 * five pays are in the same band, or, except for the median, if fewer than four are below or above.
 */
export function publishedPercentiles(pays: readonly number[], minimumWage: number) {
  const sorted = pays.toSorted((a, b) => a - b);
  const links = sorted.length;
  const limits = bandLimits.map((limit) => limit * minimumWage);
  // The last band has no limit, and so the index -1.
  const bandOf = (pay: number) => limits.findIndex((limit) => pay <= limit);
  const counts = new Map<number, number>();
  for (const pay of sorted) {
    const band = bandOf(pay);
    counts.set(band, (counts.get(band) ?? 0) + 1);
  }
  const isCrowded = (pay: number) => (counts.get(bandOf(pay)) ?? 0) >= 5;
  const middle = [sorted[Math.ceil(links / 2) - 1] ?? 0, sorted[Math.floor(links / 2)] ?? 0];
  const at = (percent: number): number | null => {
    const rank = Math.ceil((percent * links) / 100);
    const pay = sorted[rank - 1] ?? 0;
    return rank >= 5 && links - rank >= 4 && isCrowded(pay) ? publishedPay(pay, links) : null;
  };
  return {
    medianPay: middle.every(isCrowded)
      ? publishedPay(((middle[0] ?? 0) + (middle[1] ?? 0)) / 2, links)
      : null,
    p10Pay: at(10),
    p25Pay: at(25),
    p75Pay: at(75),
    p90Pay: at(90),
  };
}

type Bounds = ReturnType<typeof publishedBounds>;

const isOneAmount = (a: number | null, b: number | null): boolean =>
  a !== null && b !== null && 1 <= a / b && a / b <= 2.5;

/** Replaces bounds with the wanted ones if they are at most one amount too wide. */
export const tightened = (found: Bounds, wanted: Bounds): Bounds => ({
  minPay: isOneAmount(wanted.minPay, found.minPay) ? wanted.minPay : found.minPay,
  maxPay: isOneAmount(found.maxPay, wanted.maxPay) ? wanted.maxPay : found.maxPay,
});
