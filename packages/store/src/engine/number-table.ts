/** A code, and its numbers. */
export type NumberRow = readonly [code: number, ...numbers: (number | null)[]];

/** Numbers by code, in eight bytes each: figures of all places, kept for as long as their edition. */
export class NumberTable {
  private readonly width: number;
  private readonly numbers: Float64Array;

  /** @param rows - As many numbers in each row. */
  constructor(rows: readonly NumberRow[]) {
    this.width = rows[0]?.length ?? 1;
    this.numbers = Float64Array.from(
      rows.toSorted(([a], [b]) => a - b).flat(),
      (number) => number ?? Number.NaN,
    );
  }

  /** Returns the numbers of a code; undefined if it has no row. */
  get(code: number): (number | null)[] | undefined {
    const { width, numbers } = this;
    let [from, to] = [0, numbers.length / width];
    while (from < to) {
      const middle = (from + to) >> 1;
      if ((numbers[middle * width] ?? 0) < code) from = middle + 1;
      else to = middle;
    }
    if (numbers[from * width] !== code) return undefined;
    return Array.from(numbers.subarray(from * width + 1, (from + 1) * width), (number) =>
      Number.isNaN(number) ? null : number,
    );
  }
}
