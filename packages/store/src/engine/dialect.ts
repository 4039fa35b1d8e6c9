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
   * Whether rows that a query reads several times are read once, into a CTE. Where each part of
   * the query reads the table, the servers of a cluster add up their own rows.
   */
  readonly sharesRows: boolean;
  lookup(lookup: Lookup): LookupSql;
}
