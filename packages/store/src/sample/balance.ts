/** Cells of a contingency table: `keys[d][i]` is the category of cell i in dimension d. */
export interface Cells {
  keys: readonly (readonly number[])[];
  weights: number[];
}

/** For each dimension, category → total. */
export type Margins = readonly ReadonlyMap<number, number>[];

const MAX_ROUNDS = 100;
/** Relative error of a margin at which raking stops. */
const TOLERANCE = 1e-7;

/**
 * Scales the weights until every margin holds, by iterative proportional fitting (Deming and
 * Stephan, "On a least squares adjustment of a sampled frequency table when the expected marginal
 * totals are known", 1940). Associations between dimensions stay as they were.
 * Categories that a margin does not name are left out: their weights become zero.
 */
export function rake({ keys, weights }: Cells, margins: Margins): void {
  for (let round = 0; round < MAX_ROUNDS; round++) {
    let correction = 0;
    margins.forEach((margin, dimension) => {
      const codes = keys[dimension] ?? [];
      const factors = sumBy(codes, weights);
      for (const [code, sum] of factors) {
        const factor = sum > 0 ? (margin.get(code) ?? 0) / sum : 0;
        factors.set(code, factor);
        if (round > 0) correction = Math.max(correction, Math.abs(factor - 1));
      }
      codes.forEach((code, cell) => {
        weights[cell] = (weights[cell] ?? 0) * (factors.get(code) ?? 0);
      });
    });
    if (round > 0 && correction < TOLERANCE) return;
  }
}

/**
 * Whole numbers close to the raked weights that meet every margin exactly. The margins must be
 * whole and of one total. Throws where the cells leave no way to meet them.
 */
export function roundToMargins({ keys, weights }: Cells, margins: Margins): number[] {
  const counts = roundKeepingTotal(weights, total(margins[0]?.values() ?? []));
  const siblings = new Siblings(keys);
  const largestFirst = weights.map((_, cell) => cell).sort((a, b) => weights[b]! - weights[a]!);
  margins.forEach((margin, dimension) => {
    const codes = keys[dimension] ?? [];
    const excess = sumBy(codes, counts);
    for (const [code, wanted] of margin) excess.set(code, (excess.get(code) ?? 0) - wanted);
    while ([...excess.values()].some((value) => value > 0)) {
      let moved = 0;
      for (const cell of largestFirst) {
        const from = codes[cell]!;
        if (!counts[cell] || !(excess.get(from)! > 0)) continue;
        for (const [to, lack] of excess) {
          const sibling = lack < 0 ? siblings.find(cell, dimension, to) : undefined;
          if (sibling === undefined) continue;
          counts[cell]! -= 1;
          counts[sibling]! += 1;
          excess.set(from, excess.get(from)! - 1);
          excess.set(to, lack + 1);
          moved += 1;
          break;
        }
      }
      if (moved === 0) throw new Error(`Cells cannot meet the margin of dimension ${dimension}.`);
    }
  });
  return counts;
}

/** Splits a whole total by shares: whole parts, by largest remainder. */
export function apportion(whole: number, shares: readonly number[]): number[] {
  const sum = total(shares);
  const exact = shares.map((share) => (whole * share) / sum);
  const parts = exact.map(Math.floor);
  const byRemainder = exact
    .map((value, index) => ({ index, remainder: value - Math.floor(value) }))
    .sort((a, b) => b.remainder - a.remainder || a.index - b.index);
  const missing = whole - total(parts);
  for (const { index } of byRemainder.slice(0, missing)) parts[index]! += 1;
  return parts;
}

/** Systematic rounding: each count differs from its weight by less than one. */
function roundKeepingTotal(weights: readonly number[], whole: number): number[] {
  const scale = whole / total(weights);
  let exact = 0;
  let given = 0;
  const counts = weights.map((weight) => {
    exact += weight * scale;
    const count = Math.round(exact) - given;
    given += count;
    return count;
  });
  counts[counts.length - 1]! += whole - given;
  return counts;
}

function sumBy(codes: readonly number[], weights: readonly number[]): Map<number, number> {
  const sums = new Map<number, number>();
  codes.forEach((code, cell) => {
    sums.set(code, (sums.get(code) ?? 0) + (weights[cell] ?? 0));
  });
  return sums;
}

function total(values: Iterable<number>): number {
  let sum = 0;
  for (const value of values) sum += value;
  return sum;
}

/** Finds the cell that differs from another in one dimension only. */
class Siblings {
  private readonly strides: number[] = [];
  private readonly ids: number[];
  private readonly cells: Map<number, number>;

  constructor(private readonly keys: readonly (readonly number[])[]) {
    let stride = 1;
    for (const codes of keys) {
      this.strides.push(stride);
      stride *= codes.reduce((max, code) => Math.max(max, code), 0) + 1;
    }
    this.ids = (keys[0] ?? []).map((_, cell) =>
      keys.reduce((id, codes, dimension) => id + codes[cell]! * this.strides[dimension]!, 0),
    );
    this.cells = new Map(this.ids.map((id, cell) => [id, cell]));
  }

  find(cell: number, dimension: number, code: number): number | undefined {
    const step = (code - this.keys[dimension]![cell]!) * this.strides[dimension]!;
    return this.cells.get(this.ids[cell]! + step);
  }
}
