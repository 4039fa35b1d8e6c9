import type { Filters } from '@observatorio/contract';
import { administrationsOf } from '@observatorio/domain';
import type { Database, Value } from '../engine/connector';
import type { Counts } from '../query/count-rows';
import type { Offer } from './few-offers';
import { DEFAULT_MEASURE } from './levels';
import { selectionOf } from './selection';
import { measures, NETWORK, TABLE } from './tables';

const textOf = (value: Value): string | null => (value === null ? null : String(value));

export type PairCount = [first: string | null, second: string | null, count: number];

/** A course and its count. */
export type CourseCount = [course: string, count: number];

const publicAdministrations = administrationsOf('1').map(Number);

/** Columns by which few offers are summed without SQL. */
const fewColumns: Readonly<Record<string, (offer: Offer) => string | null>> = {
  [NETWORK]: ({ administration }) => {
    if (administration === null) return null;
    return publicAdministrations.includes(administration) ? '1' : '2';
  },
  modality: ({ modality }) => textOf(modality),
};

/** Sums the enrolments of offers by a value. */
function enrolmentsBy<Key>(
  offers: readonly Offer[],
  valueOf: (offer: Offer) => Key,
): Map<Key, number> {
  const sums = new Map<Key, number>();
  for (const offer of offers) {
    const value = valueOf(offer);
    sums.set(value, (sums.get(value) ?? 0) + offer.enrolments);
  }
  return sums;
}

/**
 * Sums one measure of the offers that match the filters, from the smallest table with the required
 * columns, or from the offers themselves if they are few.
 */
export class OfferCounts {
  private readonly selection;
  private readonly sum: string;
  private readonly isDefault: boolean;

  /** @param few - Returns the offers that match the filters, if they are few. */
  constructor(
    private readonly database: Database,
    filters: Filters,
    private readonly few: () => Promise<readonly Offer[] | undefined>,
  ) {
    this.selection = selectionOf(filters);
    this.isDefault = filters.dimensao?.[0] === DEFAULT_MEASURE;
    const measure = measures[filters.dimensao?.[0] as keyof typeof measures];
    this.sum = `sum(${measure})`;
  }

  /** Sums by the values of a column or of an SQL expression. */
  async by(column: string): Promise<Counts<string>> {
    const valueOf = fewColumns[column];
    const few = valueOf && (await this.fewEnrolments());
    if (few) return enrolmentsBy(few, valueOf);
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
  async courses(): Promise<CourseCount[]> {
    const few = await this.fewEnrolments();
    if (few) {
      return [...enrolmentsBy(few, ({ course }) => course)]
        .filter(([, count]) => count > 0)
        .toSorted(([a, n], [b, m]) => m - n || (a < b ? -1 : 1));
    }
    const { where, values, needsMunicipality } = this.selection;
    const table = needsMunicipality ? TABLE.offers : TABLE.byCourse;
    return this.database.rows<CourseCount>(
      `SELECT course, ${this.sum} AS counted FROM ${table} ${where}
       GROUP BY course HAVING ${this.sum} > 0 ORDER BY counted DESC, course`,
      values,
    );
  }

  private async fewEnrolments(): Promise<readonly Offer[] | undefined> {
    return this.isDefault ? this.few() : undefined;
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
