import type { Filters } from '@observatorio/contract';
import type { Database, Value } from '../engine/connector';
import type { Counts } from '../query/count-rows';
import { selectionOf } from './selection';
import { measures, TABLE } from './tables';

export const COURSES_PER_PAGE = 10;

const textOf = (value: Value): string | null => (value === null ? null : String(value));

export type PairCount = [first: string | null, second: string | null, count: number];

/** A course, its count, and the number of courses on all pages. */
export type CourseCount = [course: string, count: number, courses: number];

/**
 * Sums one measure of the offers that match the filters, from the smallest table that has the
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

  /** Sums by the values of a column, or of an SQL expression of columns. */
  async by(column: string): Promise<Counts<string>> {
    const rows = await this.sums<[Value, number]>([column]);
    return new Map(rows.map(([value, count]) => [textOf(value), count]));
  }

  /** Sums by the pairs of values of two columns. */
  async byPair(first: string, second: string): Promise<PairCount[]> {
    const rows = await this.sums<[Value, Value, number]>([first, second]);
    return rows.map(([one, other, count]) => [textOf(one), textOf(other), count]);
  }

  /** A page of the courses, largest first; the last page for a number beyond it. */
  async courses(page: number): Promise<CourseCount[]> {
    const rows = await this.coursesFrom((page - 1) * COURSES_PER_PAGE);
    if (rows.length > 0 || page === 1) return rows;
    const [first] = await this.coursesFrom(0);
    if (!first) return [];
    const lastPage = Math.ceil(first[2] / COURSES_PER_PAGE);
    return this.coursesFrom((lastPage - 1) * COURSES_PER_PAGE);
  }

  private coursesFrom(offset: number): Promise<CourseCount[]> {
    const { where, values, needsMunicipality } = this.selection;
    const table = needsMunicipality ? TABLE.offers : TABLE.byCourse;
    return this.database.rows<CourseCount>(
      `WITH counted AS (
         SELECT course, ${this.sum} AS n FROM ${table} ${where}
         GROUP BY course HAVING ${this.sum} > 0)
       SELECT course, n, (SELECT count(*) FROM counted) AS courses FROM counted
       ORDER BY n DESC, course LIMIT ${COURSES_PER_PAGE} OFFSET ?`,
      [...values, offset],
    );
  }

  private sums<Row extends readonly Value[]>(columns: readonly string[]): Promise<Row[]> {
    const { where, values, needsMunicipality } = this.selection;
    const table =
      needsMunicipality || columns.includes('municipio') ? TABLE.byMunicipality : TABLE.cells;
    const list = columns.join(', ');
    return this.database.rows<Row>(
      `SELECT ${list}, ${this.sum} AS n FROM ${table} ${where} GROUP BY ${list}`,
      values,
    );
  }
}
