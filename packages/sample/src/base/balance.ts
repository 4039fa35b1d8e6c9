/** Cells of a contingency table. `keys[d][i]` is the category of cell i in dimension d. */
export interface Cells {
  keys: readonly (readonly number[])[];
  weights: number[];
}

/** Category → total, for each dimension. */
export type Margins = readonly ReadonlyMap<number, number>[];

const MAX_ROUNDS = 100;
/** Maximum relative error of the margins at which raking stops. */
const TOLERANCE = 1e-7;

/**
 * Scales the weights until they match every margin, by iterative proportional fitting (Deming and
 * Stephan, "On a least squares adjustment of a sampled frequency table when the expected marginal
 * totals are known", 1940). Preserves associations between dimensions. Categories missing from a
 * margin get a weight of zero.
 */
export function rake({ keys, weights }: Cells, margins: Margins): void {
  const dimensions = margins.map((margin, dimension) => dimensionOf(keys[dimension] ?? [], margin));
  for (let round = 0; round < MAX_ROUNDS; round++) {
    let correction = 0;
    for (const { categories, totals } of dimensions) {
      const factors = new Float64Array(totals.length);
      // A plain loop because callbacks would dominate the run time.
      for (let cell = 0; cell < categories.length; cell++) {
        const category = categories[cell] ?? 0;
        factors[category] = (factors[category] ?? 0) + (weights[cell] ?? 0);
      }
      factors.forEach((sum, category) => {
        const factor = sum > 0 ? (totals[category] ?? 0) / sum : 0;
        factors[category] = factor;
        if (round > 0) correction = Math.max(correction, Math.abs(factor - 1));
      });
      for (let cell = 0; cell < categories.length; cell++) {
        weights[cell] = (weights[cell] ?? 0) * (factors[categories[cell] ?? 0] ?? 0);
      }
    }
    if (round > 0 && correction < TOLERANCE) return;
  }
}

/** Categories of a dimension, numbered from 0. */
interface Dimension {
  /** Category number of each cell. */
  categories: Int32Array;
  /** Total of each category. */
  totals: readonly number[];
}

function dimensionOf(codes: readonly number[], margin: ReadonlyMap<number, number>): Dimension {
  const numbers = new Map([...new Set(codes)].map((code, number) => [code, number]));
  return {
    categories: Int32Array.from(codes, (code) => numbers.get(code) ?? 0),
    totals: [...numbers.keys()].map((code) => margin.get(code) ?? 0),
  };
}

/**
 * Rounds raked weights to integers that match every margin exactly. The margins must be integers
 * with the same total. Throws if the cells cannot match them.
 */
export function roundToMargins({ keys, weights }: Cells, margins: Margins): number[] {
  const counts = roundKeepingTotal(weights, total(margins[0]?.values() ?? []));
  const largestFirst = [...weights.keys()].toSorted(
    (a, b) => (weights[b] ?? 0) - (weights[a] ?? 0),
  );
  const siblings = new Siblings(keys);
  margins.forEach((margin, dimension) => {
    const codes = keys[dimension] ?? [];
    const excess = sumBy(codes, counts);
    for (const [code, wanted] of margin) add(excess, code, -wanted);
    while ([...excess.values()].some((value) => value > 0)) {
      const moves = largestFirst.filter((cell) => {
        const from = codes[cell] ?? 0;
        if (!counts[cell] || (excess.get(from) ?? 0) <= 0) return false;
        for (const [to, lack] of excess) {
          const sibling = lack < 0 ? siblings.find(cell, dimension, to) : undefined;
          if (sibling === undefined) continue;
          counts[cell] -= 1;
          counts[sibling] = (counts[sibling] ?? 0) + 1;
          add(excess, from, -1);
          add(excess, to, 1);
          return true;
        }
        return false;
      });
      if (moves.length === 0) throw new Error(`No cells can match the margin ${dimension}.`);
    }
  });
  return counts;
}

/** Splits an integer into integer parts proportional to shares, by largest remainder. */
export function apportion(whole: number, shares: readonly number[]): number[] {
  const sum = total(shares);
  const exact = shares.map((share) => (whole * share) / sum);
  const parts = exact.map(Math.floor);
  const byRemainder = exact
    .map((value, index) => ({ index, remainder: value - Math.floor(value) }))
    .toSorted((a, b) => b.remainder - a.remainder || a.index - b.index);
  const missing = whole - total(parts);
  const rounded = new Set(byRemainder.slice(0, missing).map(({ index }) => index));
  return parts.map((part, index) => (rounded.has(index) ? part + 1 : part));
}

/**
 * Splits an integer by weights, rounding systematically: the sum of any consecutive counts differs
 * from its exact value by less than one.
 */
export function roundKeepingTotal(weights: readonly number[], whole: number): number[] {
  const sum = total(weights);
  let before = 0;
  return weights.map((weight) => {
    const first = Math.round((before / sum) * whole);
    before += weight;
    return Math.round((before / sum) * whole) - first;
  });
}

function add(sums: Map<number, number>, code: number, value: number): void {
  sums.set(code, (sums.get(code) ?? 0) + value);
}

function sumBy(codes: readonly number[], weights: readonly number[]): Map<number, number> {
  const sums = new Map<number, number>();
  codes.forEach((code, cell) => add(sums, code, weights[cell] ?? 0));
  return sums;
}

function total(values: Iterable<number>): number {
  let sum = 0;
  for (const value of values) sum += value;
  return sum;
}

/** Finds the cell that differs from another one only in a given dimension. */
class Siblings {
  /** Increase in cell id per step in each dimension. */
  private readonly strides: number[] = [];
  private readonly cells = new Map<number, number>();

  constructor(private readonly keys: Cells['keys']) {
    let stride = 1;
    for (const codes of keys) {
      this.strides.push(stride);
      stride *= codes.reduce((most, code) => Math.max(most, code), 0) + 1;
    }
    keys[0]?.forEach((_, cell) => this.cells.set(this.idOf(cell), cell));
  }

  find(cell: number, dimension: number, code: number): number | undefined {
    const step = code - (this.keys[dimension]?.[cell] ?? 0);
    return this.cells.get(this.idOf(cell) + step * (this.strides[dimension] ?? 0));
  }

  private idOf(cell: number): number {
    return total(this.keys.map((codes, dim) => (codes[cell] ?? 0) * (this.strides[dim] ?? 0)));
  }
}
