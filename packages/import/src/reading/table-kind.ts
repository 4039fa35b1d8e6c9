import { type Columns, cellsSql, foldHeader, refuseWithout } from './columns';
import { type Check, exampleSql, type Reading, statusSql } from './reading';
import type { TextFile } from './text-file';

/** A kind of file whose rows are read into a table one by one. */
export interface TableKind {
  /** What it is, as in `a lista de ocupações da CBO`. */
  what: string;
  table: string;
  /** Field → the names that its column may have. The first is what messages call it. */
  names: Readonly<Record<string, readonly [string, ...string[]]>>;
  /** Column of the table → its type and the SQL that makes it of the fields. */
  columns: Readonly<Record<string, readonly [type: string, sql: string]>>;
  /** The reasons to reject a row, in the order in which they are looked for. */
  checks: readonly Check[];
  /** Rows in order that the data set has no use for, and the SQL that tells them. */
  inactive?: { rows: string; when: string };
}

/** Whether a file has all columns of a kind. */
export const hasColumnsOf = (file: TextFile, { names }: TableKind): boolean =>
  Object.values(names).every((known) => indexOf(file, known) >= 0);

/** SQL that creates the table of a kind. */
export function createSql({ table, columns }: TableKind): string {
  const own = Object.entries(columns).map(([column, [type]]) => `, ${column} ${type}`);
  return `CREATE TABLE ${table} (status UTINYINT, example VARCHAR${own.join('')})`;
}

/** How a file is read as one of a kind. Throws an InputRefused that names a column that is missing. */
export function readingOf(file: TextFile, kind: TableKind): Reading {
  const { what, table, names, columns, checks, inactive } = kind;
  const selected = Object.entries(columns).map(([column, [, sql]]) => `${sql} AS ${column}`);
  const status = statusSql(checks, {
    inactive: inactive?.when ?? 'FALSE',
    before: checks.length,
  });
  const cells = cellsSql(file, columnsOf(file, kind), Object.keys(names));
  return {
    table,
    sql: `
      INSERT INTO ${table}
      WITH cells AS (${cells}),
      judged AS (SELECT *, ${status} AS verdict FROM cells)
      SELECT verdict, ${exampleSql(checks, 'verdict')}, ${selected.join(', ')} FROM judged`,
    checks,
    inactive: inactive?.rows ?? '',
    what,
  };
}

function columnsOf(file: TextFile, { what, names }: TableKind): Columns<string> {
  return new Map(
    Object.entries(names).map(([field, known]) => {
      const index = indexOf(file, known);
      if (index < 0) refuseWithout(file, known, `Use ${what} com o cabeçalho original.`);
      return [field, index];
    }),
  );
}

const indexOf = ({ columns }: TextFile, known: readonly string[]): number =>
  columns.findIndex((header) => known.some((name) => foldHeader(name) === foldHeader(header)));
