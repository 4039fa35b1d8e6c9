import { PERCENTILES } from '@observatorio/domain';
import { allRanksOf } from './percentiles';

/** Number of ranks of a cell: one for each percentile, two for the median. */
const RANKS = allRanksOf(PERCENTILES, 1).length;

/** Number of links that is never taken. */
const NEVER = 2 ** 31 - 1;

/** Links with equal pay, one per position. */
export interface EqualPays {
  /** Number of positions in use. */
  rows: number;
  pays: Int32Array;
  /** Number of links. */
  counts: Int32Array;
}

/**
 * Finds the pay at the percentiles of many cells. Links are taken in the order of their pay, and a
 * cell notes the pay at which it has as many links as the rank of a percentile.
 */
export class CellRanks {
  private readonly ranks: Int32Array;
  private readonly pays: Int32Array;
  /** Number of links that each cell can still take before its next rank. */
  private readonly left: Int32Array;
  private readonly next: Uint8Array;

  constructor(size: number) {
    this.ranks = new Int32Array(size * RANKS);
    this.pays = new Int32Array(size * RANKS);
    this.left = new Int32Array(size).fill(NEVER);
    this.next = new Uint8Array(size);
  }

  /** Sets the number of links with pay that a cell will take. Default: 0, without percentiles. */
  expect(cell: number, links: number): void {
    if (links === 0) return;
    const ranks = allRanksOf(PERCENTILES, links);
    this.ranks.set(ranks, cell * RANKS);
    this.left[cell] = (ranks[0] ?? 0) - 1;
  }

  /** Takes links. The cell of each position is the sum of the two numbers there. */
  take(starts: Int32Array, parts: Int32Array, { rows, pays, counts }: EqualPays): void {
    const { left } = this;
    for (let row = 0; row < rows; row++) {
      const cell = (starts[row] as number) + (parts[row] as number);
      const rest = (left[cell] as number) - (counts[row] as number);
      left[cell] = rest;
      if (rest < 0) this.reach(cell, pays[row] as number);
    }
  }

  private reach(cell: number, pay: number): void {
    const { ranks, pays, left, next } = this;
    let rank = next[cell] ?? 0;
    const seen = (ranks[cell * RANKS + rank] ?? 0) - 1 - (left[cell] ?? 0);
    while (rank < RANKS && (ranks[cell * RANKS + rank] ?? 0) <= seen) {
      pays[cell * RANKS + rank] = pay;
      rank += 1;
    }
    next[cell] = rank;
    left[cell] = rank < RANKS ? (ranks[cell * RANKS + rank] ?? 0) - 1 - seen : NEVER;
  }

  /** Returns the percentiles of a cell that has taken all its links, in centavos; twice the median. */
  percentilesOf(cell: number): number[] {
    const [p10 = 0, p25 = 0, low = 0, high = 0, p75 = 0, p90 = 0] = this.pays.subarray(
      cell * RANKS,
      (cell + 1) * RANKS,
    );
    return [p10, p25, low + high, p75, p90];
  }
}
