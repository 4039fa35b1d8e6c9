/** Mapping from the values of a column to numbers, for use in a query. */
export interface Lookup {
  /** Name that is unique among the lookups and columns of the query. */
  name: string;
  /** Column of integers. */
  column: string;
  numbers: ReadonlyMap<number, number>;
}

/** SQL of a lookup. */
export interface LookupSql {
  /** Follows the table in the FROM clause; may be empty. */
  join: string;
  /** Number for a row; NULL if the column's value is not in the lookup. */
  value: string;
}

/** SQL that differs between engines. */
export interface Dialect {
  /** Position of a row in the insertion order of its table. */
  readonly position: string;
  /**
   * SQL that repeats a row, once with each of the given values. A cluster uses it to count by
   * several columns in a single scan, because its servers aggregate their own rows. Undefined for
   * an engine that reads the rows once into a CTE.
   */
  readonly repeat: ((values: readonly string[]) => string) | undefined;
  lookup(lookup: Lookup): LookupSql;
}
