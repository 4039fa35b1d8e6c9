import type { DuckDBConnection, DuckDBVector } from '@duckdb/node-api';
import { type PayDimension, type PaySplit, paySplits } from '@observatorio/contract';
import { PERCENTILES } from '@observatorio/domain';
import {
  codesFrom,
  columnOf,
  derive,
  dimensions,
  type Pack,
  packSql,
  packs,
  sourceOf,
  unpack,
} from './cell-codes';
import { CellRanks, type EqualPays } from './cell-ranks';
import { axisKey } from './cube';
import {
  type CellDimension,
  cellNames,
  cellSets,
  derivedIndices,
  type LargeDimension,
  largeDimensions,
  offsets,
  pairCell,
  splitIndices,
  WIDTH,
} from './pay-cells';
import { payGroupNumber, readyDimension } from './pay-dimensions';
import { type ClassCounts, publicPercentiles } from './percentiles';
import { CHUNK, eachChunk } from './read-chunks';
import { TABLE } from './tables';
import { filterIndices, filtersAfter, keysOf, TripleCells } from './triple-cells';

const SOURCE = `edition.${TABLE.byMunicipality}`;

const BAND = cellNames.indexOf('band');
const BANDS = dimensions[BAND]?.size ?? 0;

/** Names of a cell's sums. Pay is in centavos; the last three are of the pay with known hours. */
const sumNames = ['links', 'pay', 'hourly_links', 'hourly_pay', 'weekly_hours'] as const;

/** A dimension with many codes, and the numbers of its cells. */
interface Numbered extends LargeDimension {
  codes: readonly number[];
  /** Position of each code among the codes; an array, since it is looked up for each link. */
  positions: Int32Array;
  /** Number of the first cell. */
  first: number;
  /** Number of cells of each code. */
  width: number;
  /** Offset of the first cell with each partner. */
  starts: readonly number[];
}

/** A group of links in a response: the cell that counts it, and where a query finds it. */
interface Group {
  cell: number;
  /** Cube key of the filter. */
  key: number;
  by: PayDimension;
  split?: PaySplit;
  /** Number that combines the codes; see `payGroupOf`. */
  number: number;
}

export interface PayGroupsOptions {
  /** Number of axes that the cube combines. */
  cubeAxes: number;
  /**
   * Approximate number of rows that are sorted at once. Default: four million; more would not fit into
   * memory.
   */
  sortedRows?: number;
}

/**
 * Creates `edition.pay_groups`: the pay by each dimension without filters and under each single
 * filter on a low-cardinality dimension. Also creates the temporary table `percentiles`, with those
 * of each set of up to three filters on axes, and of each occupation under one of them, by cube key;
 * the median is doubled.
 *
 * Counts the cells in SQL; then reads the links once, in the order of their pay, and notes the pay at
 * which each cell has as many links as the rank of a percentile.
 */
export async function buildPayGroups(
  connection: DuckDBConnection,
  { cubeAxes, sortedRows = 4_000_000 }: PayGroupsOptions,
): Promise<void> {
  const cells = new PayCells(
    await Promise.all(largeDimensions.map((large) => readCodes(connection, large))),
  );
  const triples = cubeAxes > 2 ? new TripleCells() : undefined;
  await cells.count(connection);
  await triples?.count(connection);
  await cells.findPercentiles(connection, { sortedRows, triples });
  await storeGroups(connection, cells);
  await storePercentiles(connection, [
    ...cells.percentiles(cubeAxes),
    ...cells.occupationPercentiles(),
    ...(triples?.percentiles() ?? []),
  ]);
}

async function storeGroups(connection: DuckDBConnection, cells: PayCells): Promise<void> {
  const columns = [...sumNames, 'classified', ...PERCENTILES.map((percent) => `p${percent}`)];
  const numbers = ['key', 'dim', 'code', ...columns].map((name) => `${name} DOUBLE`);
  await connection.run(`CREATE OR REPLACE TEMP TABLE pay_groups (${numbers.join(', ')})`);
  const appender = await connection.createAppender('pay_groups', 'main', 'temp');
  for (const { cell, key, by, split, number } of cells.groups()) {
    if (cells.isEmpty(cell)) continue;
    for (const value of [key, readyDimension({ by, split }), number, ...cells.figuresOf(cell)]) {
      if (value === null) appender.appendNull();
      else appender.appendDouble(value);
    }
    appender.endRow();
  }
  appender.closeSync();
  const integers = columns.map((name) => {
    const type = name === 'pay' || name === 'hourly_pay' || name === 'weekly_hours';
    return `${name}::${type ? 'BIGINT' : 'INTEGER'} AS ${name}`;
  });
  await connection.run(`
    CREATE TABLE edition.${TABLE.payGroups} AS
    SELECT key::INTEGER AS key, dim::UTINYINT AS dim, code::INTEGER AS code, ${integers.join(', ')}
    FROM temp.pay_groups ORDER BY key, dim, code;
    DROP TABLE temp.pay_groups`);
}

/** Percentiles of the pay by cube key; see `CellRanks.percentilesOf`. */
type KeyedPercentiles = readonly [key: number, percentiles: readonly number[]];

async function storePercentiles(
  connection: DuckDBConnection,
  cells: readonly KeyedPercentiles[],
): Promise<void> {
  await connection.run(
    'CREATE OR REPLACE TEMP TABLE percentiles (key INTEGER, percent INTEGER, pay INTEGER)',
  );
  const appender = await connection.createAppender('percentiles', 'main', 'temp');
  for (const [key, pays] of cells) {
    for (const [index, pay] of pays.entries()) {
      appender.appendInteger(key);
      appender.appendInteger(PERCENTILES[index] ?? 0);
      appender.appendInteger(pay);
      appender.endRow();
    }
  }
  appender.closeSync();
}

async function readCodes(
  connection: DuckDBConnection,
  large: LargeDimension,
): Promise<readonly number[]> {
  const reader = await connection.runAndReadAll(`SELECT DISTINCT ${large.sql} FROM ${SOURCE}`);
  return reader.getRowsJS().map(([code]) => Number(code));
}

/**
 * Returns SQL conditions that divide the links with pay into ranges of pay, in ascending order, of
 * about `sortedRows` each.
 */
async function payRanges(connection: DuckDBConnection, sortedRows: number): Promise<string[]> {
  const count = await connection.runAndReadAll(`SELECT count(pay) FROM ${SOURCE}`);
  const ranges = Math.ceil(Number(count.getRowsJS()[0]?.[0]) / sortedRows);
  if (ranges < 2) return ['pay IS NOT NULL'];
  const shares = Array.from({ length: ranges - 1 }, (_, index) => (index + 1) / ranges);
  const reader = await connection.runAndReadAll(`
    SELECT DISTINCT bound FROM (
      SELECT unnest(approx_quantile(pay, [${shares.join(', ')}])) AS bound FROM ${SOURCE})
    ORDER BY bound`);
  const bounds = reader.getRowsJS().map(([bound]) => Number(bound));
  return [...bounds, undefined].map((upper, index) =>
    [
      index > 0 ? `pay > ${bounds[index - 1]}` : 'pay IS NOT NULL',
      ...(upper === undefined ? [] : [`pay <= ${upper}`]),
    ].join(' AND '),
  );
}

/** Counts and percentiles of all cells. */
class PayCells {
  private readonly large: readonly Numbered[];
  private readonly size: number;
  private readonly sums: Readonly<Record<(typeof sumNames)[number], Float64Array>>;
  /** Links with pay by band in each cell; the first number counts those without. */
  private readonly bands: Int32Array;
  private readonly ranks: CellRanks;

  constructor(codes: readonly (readonly number[])[]) {
    let first = WIDTH * WIDTH;
    this.large = largeDimensions.map((each, index) => {
      const numbered = numberCells(each, codes[index] ?? [], first);
      first += numbered.width * numbered.codes.length;
      return numbered;
    });
    this.size = first;
    this.sums = Object.fromEntries(
      sumNames.map((name) => [name, new Float64Array(first)]),
    ) as typeof this.sums;
    this.bands = new Int32Array(first * BANDS);
    this.ranks = new CellRanks(first);
  }

  /** Counts the links of all cells. */
  async count(connection: DuckDBConnection): Promise<void> {
    const counted = new Set<string>();
    for (const set of cellSets) {
      const known = new Set([...set, BAND]);
      const all = [...known, ...derivedIndices.filter((index) => known.has(sourceOf(index)))];
      const pairs = all
        .flatMap((a) => all.filter((b) => a <= b).map((b) => [a, b] as const))
        .filter((pair) => !counted.has(pair.join()));
      for (const pair of pairs) counted.add(pair.join());
      await this.countBy(connection, set.map(columnOf), (values) => {
        const codes = codesFrom(set, values);
        const band = values[set.length] ?? 0;
        codes[BAND] = band;
        return pairs.map(([a, b]) => pairCell(a, codes[a] ?? 0, b, codes[b] ?? 0));
      });
    }
    for (const large of this.large) await this.countLarge(connection, large);
    for (let cell = 0; cell < this.size; cell++) this.ranks.expect(cell, this.classified(cell));
  }

  private async countLarge(connection: DuckDBConnection, large: Numbered): Promise<void> {
    for (const [at, set] of large.sets.entries()) {
      const isFirst = at === 0;
      const known = new Set(isFirst ? [...set, BAND] : set);
      await this.countBy(connection, [large.sql, ...set.map(columnOf)], ([code = 0, ...values]) => {
        const codes = codesFrom(set, values);
        codes[BAND] = values[set.length] ?? 0;
        const start = large.first + (large.positions[code] ?? 0) * large.width;
        const cells = large.partners.flatMap((partner, index) =>
          known.has(sourceOf(partner))
            ? [start + (large.starts[index] ?? 0) + (codes[partner] ?? 0)]
            : [],
        );
        return isFirst ? [start, ...cells] : cells;
      });
    }
  }

  /** Adds the links grouped by SQL expressions and band to the cells of the expressions' values. */
  private async countBy(
    connection: DuckDBConnection,
    by: readonly string[],
    cellsOf: (values: readonly number[]) => readonly number[],
  ): Promise<void> {
    // Narrow columns are faster to group by than the expressions that replace NULL.
    const columns = [...by, dimensions[BAND]?.sql, 'hours IS NULL', 'pay IS NULL'].map(
      (sql, index) => `${sql} AS c${index}`,
    );
    const names = columns.map((_, index) => `c${index}`);
    const list = names.map((name) => `coalesce(${name}, 0)::INTEGER`);
    await eachChunk(
      connection,
      `SELECT ${list.join(', ')}, links, coalesce(pay, 0), coalesce(hours, 0) FROM (
        SELECT ${columns.join(', ')}, sum(n)::DOUBLE AS links, sum(n::BIGINT * pay)::DOUBLE AS pay,
          sum(n * hours::INTEGER)::DOUBLE AS hours
        FROM ${SOURCE} GROUP BY ${names.join(', ')})`,
      (vectors, rows) => {
        for (let row = 0; row < rows; row++) {
          const values = vectors.map((vector) => vector.getItem(row) as number);
          const [band = 0, lacksHours, lacksPay, links = 0, pay = 0, hours = 0] = values.slice(
            by.length,
          );
          // Some files have the band of the pay, but not the pay.
          const isPaid = lacksPay === 0;
          const isHourly = isPaid && band > 0 && lacksHours === 0;
          const sums = [links, pay, ...(isHourly ? [links, pay, hours] : [0, 0, 0])];
          for (const cell of cellsOf(values)) this.add(cell, isPaid ? band : 0, sums);
        }
      },
    );
  }

  private add(cell: number, band: number, sums: readonly number[]): void {
    sumNames.forEach((name, index) => {
      this.sums[name][cell] = (this.sums[name][cell] ?? 0) + (sums[index] ?? 0);
    });
    const at = cell * BANDS + band;
    this.bands[at] = (this.bands[at] ?? 0) + (sums[0] ?? 0);
  }

  private bandsOf(cell: number): ClassCounts {
    const counts = new Map<number, number>();
    for (let band = 1; band < BANDS; band++) {
      const links = this.bands[cell * BANDS + band] ?? 0;
      if (links > 0) counts.set(band, links);
    }
    return counts;
  }

  private classified(cell: number): number {
    return (this.sums.links[cell] ?? 0) - (this.bands[cell * BANDS] ?? 0);
  }

  /** Finds the pay at each rank of each cell, and of the triples. */
  async findPercentiles(
    connection: DuckDBConnection,
    { sortedRows, triples }: { sortedRows: number; triples: TripleCells | undefined },
  ): Promise<void> {
    const { ranks, large } = this;
    const links: EqualPays = {
      rows: 0,
      pays: new Int32Array(CHUNK),
      counts: new Int32Array(CHUNK),
    };
    const codes = new Int32Array(dimensions.length);
    const empty = (): Int32Array => new Int32Array(CHUNK);
    const starts = dimensions.map(empty);
    const parts = dimensions.map(empty);
    const firsts = large.map(empty);
    const partnerCells = large.map(({ partners }) => [empty(), ...partners.map(empty)]);
    const list = [...packs.map(packSql), ...large.map(({ sql }) => `(${sql})::INTEGER`)];
    const readChunk = (columns: readonly DuckDBVector[], rows: number): void => {
      links.rows = rows;
      const valueOf = (column: number, row: number) => columns[column]?.getItem(row) as number;
      for (let row = 0; row < rows; row++) {
        links.pays[row] = valueOf(0, row);
        links.counts[row] = valueOf(1, row);
        for (let at = 0; at < packs.length; at++) {
          unpack(valueOf(2 + at, row), packs[at] as Pack, codes);
        }
        derive(codes);
        for (let index = 0; index < codes.length; index++) {
          const place = (offsets[index] as number) + (codes[index] as number);
          (parts[index] as Int32Array)[row] = place;
          (starts[index] as Int32Array)[row] = place * WIDTH;
        }
        for (let at = 0; at < large.length; at++) {
          const each = large[at] as Numbered;
          const code = valueOf(2 + packs.length + at, row);
          (firsts[at] as Int32Array)[row] =
            each.first + (each.positions[code] as number) * each.width;
          for (let partner = 0; partner < each.partners.length; partner++) {
            const part = codes[each.partners[partner] as number] as number;
            const cells = (partnerCells[at] as Int32Array[])[partner + 1] as Int32Array;
            cells[row] = (each.starts[partner] as number) + part;
          }
        }
      }
      for (const [a, first] of starts.entries()) {
        for (const part of parts.slice(a)) ranks.take(first, part, links);
      }
      for (const [at, first] of firsts.entries()) {
        for (const part of partnerCells[at] ?? []) ranks.take(first, part, links);
      }
      triples?.take(parts, links);
    };
    for (const range of await payRanges(connection, sortedRows)) {
      await eachChunk(
        connection,
        `SELECT pay, n, ${list.join(', ')} FROM ${SOURCE} WHERE ${range} ORDER BY pay`,
        readChunk,
      );
    }
  }

  isEmpty(cell: number): boolean {
    return this.sums.links[cell] === 0;
  }

  /** Returns a cell's sums, classified links and public percentiles, the median twice. */
  figuresOf(cell: number): (number | null)[] {
    const percents = publicPercentiles(this.bandsOf(cell));
    const found = this.ranks.percentilesOf(cell);
    return [
      ...sumNames.map((name) => this.sums[name][cell] ?? 0),
      this.classified(cell),
      ...PERCENTILES.map((percent, index) =>
        percents.includes(percent) ? (found[index] ?? null) : null,
      ),
    ];
  }

  /** Lists the percentiles of the cells of up to `most`, or two, filters on axes, except none. */
  *percentiles(most: number): Generator<KeyedPercentiles> {
    for (const a of filterIndices) {
      for (const [codeA, keyA] of keysOf(a)) {
        yield* this.percentilesAt(pairCell(a, codeA, a, codeA), keyA);
        for (const b of most > 1 ? filtersAfter(a) : []) {
          for (const [codeB, keyB] of keysOf(b)) {
            yield* this.percentilesAt(pairCell(a, codeA, b, codeB), keyA + keyB);
          }
        }
      }
    }
  }

  /** Lists the percentiles of each occupation under each filter on an axis. */
  *occupationPercentiles(): Generator<KeyedPercentiles> {
    for (const { by, codes, partners, starts, first, width } of this.large) {
      if (by !== 'occupation') continue;
      for (const [position, occupation] of codes.entries()) {
        if (occupation === 0) continue;
        for (const [index, partner] of partners.entries()) {
          const { occupationKeyOf, size } = dimensions[partner] as CellDimension;
          if (!occupationKeyOf) continue;
          for (let code = 1; code < size; code++) {
            const cell = first + position * width + (starts[index] ?? 0) + code;
            yield* this.percentilesAt(cell, occupationKeyOf(occupation, code));
          }
        }
      }
    }
  }

  private *percentilesAt(cell: number, key: number): Generator<KeyedPercentiles> {
    if (this.classified(cell) > 0) yield [key, this.ranks.percentilesOf(cell)];
  }

  /** Lists the groups of all precomputed responses. */
  *groups(): Generator<Group> {
    for (const [index, { by, size, keyOf }] of dimensions.entries()) {
      for (let code = 0; code < size; code++) {
        const whole = pairCell(index, code, index, code);
        if (by) {
          yield { cell: whole, key: 0, by, number: payGroupNumber(code) };
          yield* this.splitGroups(by, index, code);
        }
        if (!keyOf || code === 0) continue;
        const key = keyOf(code);
        for (const [other, { by: grouped, size: codes }] of dimensions.entries()) {
          if (!grouped) continue;
          for (let group = 0; group < codes; group++) {
            if (other === index && group !== code) continue;
            const cell = cellOf(index, code, other, group);
            yield { cell, key, by: grouped, number: payGroupNumber(group) };
          }
        }
      }
    }
    for (const large of this.large) yield* largeGroups(large);
  }

  private *splitGroups(by: PayDimension, index: number, code: number): Generator<Group> {
    for (const split of paySplits) {
      const other = splitIndices[split];
      for (let part = 0; part < (dimensions[other]?.size ?? 0); part++) {
        if (other === index && part !== code) continue;
        const cell = cellOf(index, code, other, part);
        yield { cell, key: 0, by, split, number: payGroupNumber(code, part) };
      }
    }
  }
}

function* largeGroups(large: Numbered): Generator<Group> {
  const { by, codes, partners, starts, first, width } = large;
  for (const [position, code] of codes.entries()) {
    const start = first + position * width;
    const isPlace = by === 'municipio';
    // A state's code stands for its unknown municipalities.
    const isUnknown = isPlace && code < 100;
    const state = isPlace ? (isUnknown ? code : Math.floor(code / 100_000)) : 0;
    if (isPlace && state === 0) continue;
    const key = isPlace ? axisKey('uf', state) : 0;
    const known = isUnknown ? 0 : code;
    yield { cell: start, key, by, number: payGroupNumber(known) };
    for (const [index, partner] of partners.entries()) {
      const { keyOf, size } = dimensions[partner] as CellDimension;
      const split = paySplits.find((name) => splitIndices[name] === partner);
      for (let part = 0; part < size; part++) {
        const cell = start + (starts[index] ?? 0) + part;
        if (split) yield { cell, key, by, split, number: payGroupNumber(known, part) };
        if (keyOf && !isPlace && part > 0) {
          yield { cell, key: keyOf(part), by, number: payGroupNumber(known) };
        }
      }
    }
  }
}

const cellOf = (a: number, codeA: number, b: number, codeB: number): number =>
  a <= b ? pairCell(a, codeA, b, codeB) : pairCell(b, codeB, a, codeA);

function numberCells(large: LargeDimension, codes: readonly number[], first: number): Numbered {
  const positions = new Int32Array(Math.max(0, ...codes) + 1);
  for (const [position, code] of codes.entries()) positions[code] = position;
  let width = 1;
  const starts = large.partners.map((partner) => {
    const start = width;
    width += dimensions[partner]?.size ?? 0;
    return start;
  });
  return { ...large, codes, positions, first, width, starts };
}
