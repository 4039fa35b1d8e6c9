import type { Filters } from '@observatorio/contract';
import type { Database, Value } from '../engine/connector';
import type { Counts } from '../query/count-rows';
import { selectionOf } from './selection';
import { measures, TABLE } from './tables';

const textOf = (value: Value): string | null => (value === null ? null : String(value));

export type PairCount = [first: string | null, second: string | null, count: number];

/** A course and its count. */
export type CourseCount = [course: string, count: number];

/**
 * Sums one measure of the offers that match the filters, from the smallest table with the required
 * columns.
 */
export class OfferCounts {
  private readonly selection;
  private readonly sum: string;

  constructor(
    private readonly database: Database,
    filters: Filters,
  ) {
    this.selection = selectionOf(filters);
    const measure = measures[filters.dimensao?.[0] as keyof typeof measures];
    this.sum = `sum(${measure})`;
  }

  /** Sums by the values of a column or of an SQL expression. */
  async by(column: string): Promise<Counts<string>> {
    const rows = await this.sums<[Value, number]>([column]);
    return new Map(rows.map(([value, count]) => [textOf(value), count]));
  }

  /** Returns the values of a column that the edition has anywhere, whatever the filters. */
  async valuesOf(column: string): Promise<ReadonlySet<string>> {
    const rows = await this.database.rows<[Value]>(
      `SELECT DISTINCT ${column} FROM ${TABLE.cells} WHERE ${column} IS NOT NULL`,
    );
    return new Set(rows.map(([value]) => String(value)));
  }

  /** Sums by each pair of values of two columns. */
  async byPair(first: string, second: string): Promise<PairCount[]> {
    const rows = await this.sums<[Value, Value, number]>([first, second]);
    return rows.map(([one, other, count]) => [textOf(one), textOf(other), count]);
  }

  /** Sums by course, largest first; omits zeros. */
  courses(): Promise<CourseCount[]> {
    const { where, values, needsMunicipality } = this.selection;
    const table = needsMunicipality ? TABLE.offers : TABLE.byCourse;
    return this.database.rows<CourseCount>(
      `SELECT course, ${this.sum} AS counted FROM ${table} ${where}
       GROUP BY course HAVING ${this.sum} > 0 ORDER BY counted DESC, course`,
      values,
    );
  }

  private sums<Row extends readonly Value[]>(columns: readonly string[]): Promise<Row[]> {
    const { where, values, needsMunicipality } = this.selection;
    const table =
      needsMunicipality || columns.includes('municipio') ? TABLE.byMunicipality : TABLE.cells;
    const list = columns.join(', ');
    return this.database.rows<Row>(
      `SELECT ${list}, ${this.sum} AS counted FROM ${table} ${where} GROUP BY ${list}`,
      values,
    );
  }
}
