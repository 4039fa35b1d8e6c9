/** Numbers that a query gives to the values of a column. */
export interface Lookup {
  /** A name that no other lookup of the query and no column has. */
  name: string;
  /** A column of integers. */
  column: string;
  numbers: ReadonlyMap<number, number>;
}

/** SQL of a lookup. */
export interface LookupSql {
  /** Follows the table in the FROM clause; may be empty. */
  join: string;
  /** The number of a row; NULL for a value of the column without one. */
  value: string;
}

/** SQL that engines write differently. */
export interface Dialect {
  /** The position of a row in the order in which its table was written. */
  readonly position: string;
  /**
   * SQL that repeats a row, with each of some values in turn: a cluster, whose servers add up their
   * own rows, counts by several columns so while it reads them once. Undefined for an engine that
   * reads them once into a CTE.
   */
  readonly repeat: ((values: readonly string[]) => string) | undefined;
  lookup(lookup: Lookup): LookupSql;
}
