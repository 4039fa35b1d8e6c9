/*
 * How pay is published, written apart from the domain's own functions, for tests that recompute it.
 */

/** Rounds reais to centavos. */
export const cents = (value: number) => Math.round(value * 100) / 100;

const units = [0.01, 0.1, ...[1, 10, 100, 1000].flatMap((ten) => [ten, 2 * ten, 5 * ten])];

/** The rounding of decision 9: to the least unit of which so many make R$ 2,000. */
export const publishedPay = (value: number, links: number) => {
  const unit = units.find((each) => each * links >= 2000) ?? Number.NaN;
  // In whole units: 1607.55 / 0.1 is less than 16075.5.
  const perUnit = unit < 1 ? Math.round(1 / unit) : 1 / unit;
  return cents(Math.round(Number((value * perUnit).toFixed(6))) * unit);
};

/** The bounds of decision 9: two digits of many links, 1, 2 or 5 of few, outwards. */
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
