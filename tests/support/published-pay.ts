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
 * Rounds the extremes outwards per decision 9: to two significant digits for 1,000 links or more,
 * otherwise to 1, 2 or 5 times a power of ten.
 */
export function publishedBounds(least: number, greatest: number, links: number) {
  const ten = (value: number) => 10 ** Math.floor(Math.log10(value));
  if (links >= 1000) {
    const [low, high] = [ten(least) / 10, ten(greatest) / 10];
    return {
      minPay: cents(Math.floor(least / low) * low),
      maxPay: cents(Math.ceil(greatest / high) * high),
    };
  }
  const lows = [5, 2, 1].map((step) => step * ten(least));
  const highs = [1, 2, 5, 10].map((step) => step * ten(greatest));
  return {
    minPay: lows.find((low) => low <= least) ?? null,
    maxPay: highs.find((high) => high >= greatest) ?? null,
  };
}
