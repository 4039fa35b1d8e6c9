/** Maximum number of runs; bounds the memory used for files with many scattered skipped lines. */
const MAX_RUNS = 1_000_000;

/**
 * Lines of a file that are not rows: blank, broken, or continuations of a record. Stored as runs of
 * consecutive lines. Runs beyond the first million are ignored, which only makes the line numbers
 * of later examples too small.
 */
export class SkippedLines {
  private readonly firsts: number[] = [];
  private readonly lengths: number[] = [];

  /** Adds lines in ascending order. The first line of a file is 1. */
  add(first: number, length = 1): void {
    const last = this.firsts.length - 1;
    const end = (this.firsts[last] ?? 0) + (this.lengths[last] ?? 0);
    if (end === first && last >= 0) this.lengths[last] = (this.lengths[last] ?? 0) + length;
    else if (this.firsts.length < MAX_RUNS) {
      this.firsts.push(first);
      this.lengths.push(length);
    }
  }

  /** Returns the line of a row, where row 0 is the first one after the header. */
  lineOf(row: number): number {
    let line = row + 2;
    for (const [index, first] of this.firsts.entries()) {
      if (first > line) break;
      line += this.lengths[index] ?? 0;
    }
    return line;
  }
}
