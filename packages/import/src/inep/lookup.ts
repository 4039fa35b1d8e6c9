import { cellsSql } from '../reading/columns';
import { exampleSql, statusSql } from '../reading/reading';
import { checksFor } from './cells';
import { type FileKind, type Names, YEAR_NAME } from './census-file';

export interface LookupOptions {
  what: string;
  table: string;
  names: Names;
  necessary: readonly string[];
  /** The field by which rows are looked up. */
  key: string;
  /** Column of the table → its type and the SQL that makes it of the fields. */
  columns: Readonly<Record<string, readonly [type: string, sql: string]>>;
}

/** A kind of file that only explains the codes of another one. */
export function lookup({ table, key, columns, ...options }: LookupOptions): FileKind {
  const names: Names = { year: [YEAR_NAME], ...options.names };
  const ddl = Object.entries(columns).map(([column, [type]]) => `, ${column} ${type}`);
  const selected = Object.entries(columns).map(([column, [, sql]]) => `${sql} AS ${column}`);
  const checks = [checksFor(names).noCode(key, `nullif(trim(${key}), '')`)];
  const status = statusSql(checks, { inactive: 'FALSE', before: 0 });
  return {
    what: options.what,
    necessary: options.necessary,
    names,
    table,
    ddl: `CREATE TABLE ${table} (status UTINYINT, example VARCHAR${ddl.join('')})`,
    readingOf: ({ file, columns: indexes }) => ({
      table,
      sql: `
        INSERT INTO ${table}
        WITH cells AS (${cellsSql(file, indexes, Object.keys(names))}),
        judged AS (SELECT *, ${status} AS verdict FROM cells)
        SELECT verdict, ${exampleSql(checks, 'verdict')}, ${selected.join(', ')} FROM judged`,
      checks,
      inactive: '',
      what: options.what,
    }),
  };
}
