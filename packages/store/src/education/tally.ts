import type { Filters } from '@observatorio/contract';
import type { Database } from '../engine/connector';
import type { Counts } from '../query/count-rows';
import { selectionOf } from './selection';
import { measures, TABLE } from './tables';

export const COURSES_PER_PAGE = 10;

type Value = number | string | null;

const textOf = (value: Value): string | null => (value === null ? null : String(value));

export type PairCount = [first: string | null, second: string | null, count: number];

/** A course, its count, and the number of courses on all pages. */
export type CourseCount = [course: string, count: number, courses: number];

/** Adds up one measure of the offers that match the filters, each time on the smallest table. */
export class Tally {
  private readonly selection;
  /** Sums are cast to DOUBLE, exact up to 2^53, since JavaScript gets wider integers as bigint. */
  private readonly sum: string;

  constructor(
    private readonly database: Database,
    filters: Filters,
  ) {
    this.selection = selectionOf(filters);
    const measure = measures[filters.dimensao?.[0] as keyof typeof measures];
    this.sum = `CAST(sum(${measure}) AS DOUBLE)`;
  }

  /** The measure by the values of a column, or of an SQL expression of columns. */
  async by(column: string): Promise<Counts<string>> {
    const rows = await this.sums<[Value, number]>([column]);
    return new Map(rows.map(([value, count]) => [textOf(value), count]));
  }

  /** The same by the pairs of values of two columns. */
  async byPair(first: string, second: string): Promise<PairCount[]> {
    const rows = await this.sums<[Value, Value, number]>([first, second]);
    return rows.map(([one, other, count]) => [textOf(one), textOf(other), count]);
  }

  /** A page of the courses, from the largest to the smallest; of a page too far, the last one. */
  courses(page: number): Promise<CourseCount[]> {
    const { where, values, needsMunicipality } = this.selection;
    const table = needsMunicipality ? TABLE.offers : TABLE.byCourse;
    const last = `(total - 1) // ${COURSES_PER_PAGE}`;
    return this.database.rows<CourseCount>(
      `WITH counted AS (
         SELECT course, ${this.sum} AS n FROM ${table} WHERE ${where} GROUP BY course),
       ranked AS (
         SELECT course, n, count(*) OVER () AS total,
           row_number() OVER (ORDER BY n DESC, course) - 1 AS position
         FROM counted WHERE n > 0)
       SELECT course, n, CAST(total AS DOUBLE) FROM ranked
       WHERE position // ${COURSES_PER_PAGE} = least(?, ${last}) ORDER BY position`,
      [...values, page - 1],
    );
  }

  private sums<Row extends readonly Value[]>(columns: readonly string[]): Promise<Row[]> {
    const { where, values, needsMunicipality } = this.selection;
    const table =
      needsMunicipality || columns.includes('municipio') ? TABLE.byMunicipality : TABLE.cells;
    const list = columns.join(', ');
    return this.database.rows<Row>(
      `SELECT ${list}, ${this.sum} AS n FROM ${table} WHERE ${where} GROUP BY ${list}`,
      values,
    );
  }
}
