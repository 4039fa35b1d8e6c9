/** Mapping from a column's values to numbers, for use in a query. */
export interface Lookup {
  /** Name, unique among the lookups and columns of the query. */
  name: string;
  /** Integer column. */
  column: string;
  numbers: ReadonlyMap<number, number>;
}

/** SQL fragments for a lookup. */
export interface LookupSql {
  /** Fragment to follow the table in the FROM clause; may be empty. */
  join: string;
  /** Expression for a row's number; NULL if the column's value is not in the lookup. */
  value: string;
}

/** SQL fragments that differ between engines. */
export interface Dialect {
  /**
   * Clause that returns a table's rows in insertion order; empty if the engine preserves that order
   * anyway.
   */
  readonly insertionOrder: string;
  /**
   * Returns an SQL expression that repeats a row, once for each of the given values. Lets a cluster
   * count by several columns in a single scan because its servers aggregate their own rows.
   * Undefined for an engine that reads the rows once into a CTE.
   */
  readonly repeat: ((values: readonly string[]) => string) | undefined;
  lookup(lookup: Lookup): LookupSql;
}
