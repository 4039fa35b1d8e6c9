import type { DuckDBConnection } from '@duckdb/node-api';
import { codesFrom, columnOf, dimensions, sourceOf } from './cell-codes';
import { CellRanks, type EqualPays } from './cell-ranks';
import { offsets, readIndices, WIDTH } from './pay-cells';
import { CHUNK, eachChunk } from './read-chunks';
import { TABLE } from './tables';

/** Indices of the dimensions that are filters. */
export const filterIndices = [...dimensions.keys()].filter((index) => dimensions[index]?.keyOf);

const sizeOf = (index: number): number => dimensions[index]?.size ?? 0;

/** Returns the filters on other axes than some filters, after the last of them. */
export const filtersAfter = (...chosen: readonly number[]): number[] =>
  filterIndices.filter((index) =>
    chosen.every((each) => each < index && sourceOf(each) !== sourceOf(index)),
  );

/** Two filters, and those that can be the third one. */
interface Pair {
  a: number;
  b: number;
  thirds: readonly number[];
  /** Number of the first cell. */
  first: number;
  /** Number of cells of each combination of the two codes. */
  width: number;
}

let size = 0;
const pairs: readonly Pair[] = filterIndices.flatMap((a) =>
  filtersAfter(a).flatMap((b) => {
    const thirds = filtersAfter(a, b);
    if (thirds.length === 0) return [];
    const width = WIDTH - (offsets[b + 1] ?? WIDTH);
    const first = size;
    size += sizeOf(a) * sizeOf(b) * width;
    return { a, b, thirds, first, width };
  }),
);

/** Returns the number to which the offset and the code of the third filter are added. */
const startOf = ({ b, first, width }: Pair, codeA: number, codeB: number): number =>
  first + (codeA * sizeOf(b) + codeB) * width - (offsets[b + 1] ?? 0);

/** Cells that combine the codes of three filters on different axes, and the pay at their percentiles. */
export class TripleCells {
  private readonly ranks = new CellRanks(size);
  private readonly counts = new Int32Array(size);
  private readonly starts = new Int32Array(CHUNK);

  /** Counts the links with pay of all cells. */
  async count(connection: DuckDBConnection): Promise<void> {
    const read = readIndices.filter((index) => filterIndices.includes(index));
    const columns = read.map((index) => `coalesce(${columnOf(index)}, 0)::INTEGER`);
    await eachChunk(
      connection,
      `SELECT ${columns.join(', ')}, sum(n)::INTEGER FROM edition.${TABLE.profiles}
       WHERE step IS NOT NULL GROUP BY ALL`,
      (vectors, rows) => {
        for (let row = 0; row < rows; row++) {
          const values = vectors.map((vector) => vector.getItem(row) as number);
          this.add(codesFrom(read, values), values.at(-1) ?? 0);
        }
      },
    );
    this.counts.forEach((links, cell) => this.ranks.expect(cell, links));
  }

  private add(codes: Int32Array, links: number): void {
    for (const pair of pairs) {
      const start = startOf(pair, codes[pair.a] ?? 0, codes[pair.b] ?? 0);
      for (const third of pair.thirds) {
        const cell = start + (offsets[third] ?? 0) + (codes[third] ?? 0);
        this.counts[cell] = (this.counts[cell] ?? 0) + links;
      }
    }
  }

  /**
   * Takes links in the order of their pay. `places` has the code of each link in each dimension, plus
   * the dimension's offset.
   */
  take(places: readonly Int32Array[], links: EqualPays): void {
    const { ranks, starts } = this;
    for (const pair of pairs) {
      const [a, b] = [places[pair.a], places[pair.b]] as [Int32Array, Int32Array];
      const weight = sizeOf(pair.b) * pair.width;
      const base = startOf(pair, -(offsets[pair.a] ?? 0), -(offsets[pair.b] ?? 0));
      for (let row = 0; row < links.rows; row++) {
        starts[row] = base + (a[row] as number) * weight + (b[row] as number) * pair.width;
      }
      for (const third of pair.thirds) ranks.take(starts, places[third] as Int32Array, links);
    }
  }

  /** Lists the percentiles of all cells with links, by cube key; see `CellRanks.percentilesOf`. */
  *percentiles(): Generator<readonly [key: number, percentiles: readonly number[]]> {
    for (const pair of pairs) {
      for (const [codeA, keyA] of keysOf(pair.a)) {
        for (const [codeB, keyB] of keysOf(pair.b)) {
          const start = startOf(pair, codeA, codeB);
          for (const third of pair.thirds) {
            for (const [code, key] of keysOf(third)) {
              const cell = start + (offsets[third] ?? 0) + code;
              if (this.counts[cell]) yield [keyA + keyB + key, this.ranks.percentilesOf(cell)];
            }
          }
        }
      }
    }
  }
}

/** Lists the known codes of a filter, and the cube key of each. */
export const keysOf = (index: number): (readonly [code: number, key: number])[] =>
  Array.from({ length: sizeOf(index) - 1 }, (_, at) => [
    at + 1,
    dimensions[index]?.keyOf?.(at + 1) ?? 0,
  ]);
