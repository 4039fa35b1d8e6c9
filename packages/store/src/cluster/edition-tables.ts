import type { DuckDBConnection } from '@duckdb/node-api';
import { Refusal } from '../command/command';
import { TABLE as LABOUR } from '../labour/tables';

/** Column of an edition's table, in both engines. */
export interface TableCopyColumn {
  name: string;
  /** ClickHouse type, without `Nullable`. */
  type: string;
  isNullable: boolean;
  /** DuckDB expression for the column's value. */
  value: string;
}

/** Table of an edition. */
export interface EditionTable {
  name: string;
  rows: number;
  columns: readonly TableCopyColumn[];
  /** ORDER BY expression in ClickHouse. */
  key: string;
  /** DuckDB SQL fragment to follow FROM. */
  source: string;
  /** DuckDB expression for the number that assigns a row to a shard. */
  shardBy: string;
}

/**
 * Columns of links used by most filters. Those with the fewest values come first so that a filter
 * on any of them can skip rows.
 */
const axisKey = ['gender', 'age', 'schooling', 'uf', 'sector'];

/** Sort keys of large tables: the columns by which queries select rows. */
const keys: Readonly<Record<string, readonly string[]>> = {
  [LABOUR.cube]: ['key', 'dim'],
  [LABOUR.occupationCube]: ['key'],
  [LABOUR.municipalityCube]: ['key'],
  [LABOUR.profiles]: axisKey,
  [LABOUR.profileOccupations]: axisKey,
  [LABOUR.byMunicipality]: ['municipio', ...axisKey],
  [LABOUR.byOccupation]: ['occupation', ...axisKey],
  [LABOUR.pays]: ['step', ...axisKey],
  [LABOUR.payGroups]: ['key', 'dim'],
  [LABOUR.payGaps]: ['key'],
  [LABOUR.macroSectors]: ['municipio'],
  [LABOUR.facts]: ['cube_axes'],
};

/** Column that preserves the row order of tables without a sort key. */
const POSITION = 'rowid';

const types: Readonly<Record<string, string>> = {
  BOOLEAN: 'UInt8',
  TINYINT: 'Int8',
  SMALLINT: 'Int16',
  INTEGER: 'Int32',
  BIGINT: 'Int64',
  HUGEINT: 'Int64',
  UTINYINT: 'UInt8',
  USMALLINT: 'UInt16',
  UINTEGER: 'UInt32',
  UBIGINT: 'UInt64',
  FLOAT: 'Float64',
  DOUBLE: 'Float64',
  VARCHAR: 'String',
};

/** Casts for types that the two engines represent differently. */
const casts: Readonly<Record<string, string>> = {
  BOOLEAN: 'UTINYINT',
  HUGEINT: 'BIGINT',
  FLOAT: 'DOUBLE',
};

const DECIMAL = /^DECIMAL\(/;

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** Returns a table's nullable columns, given the table name. */
export type GapsOf = (table: string) => ReadonlySet<string>;

/**
 * Lists the tables of the edition attached as `edition`, except the table that marks it as an
 * edition. Pass `gapsOf` for tables that are not filled yet; by default, nullable columns are
 * derived from the rows. Throws a Refusal for a column type without a ClickHouse equivalent.
 */
export async function editionTables(
  connection: DuckDBConnection,
  gapsOf?: GapsOf,
): Promise<EditionTable[]> {
  const reader = await connection.runAndReadAll(`
    SELECT table_name, column_name, data_type FROM duckdb_columns()
    WHERE database_name = 'edition' AND NOT internal AND table_name <> 'observatorio_edition'
    ORDER BY table_name, column_index`);
  const byTable = new Map<string, TableCopyColumn[]>();
  for (const [table, name, type] of reader.getRowsJS().map((row) => row.map(String))) {
    if (!table || !name || !type) continue;
    const columns = byTable.get(table) ?? [];
    byTable.set(table, [...columns, columnOf(table, name, type)]);
  }
  return Promise.all(
    [...byTable].map(([name, columns]) => tableOf(connection, { name, columns, gapsOf })),
  );
}

function columnOf(table: string, name: string, duckDbType: string): TableCopyColumn {
  const isDecimal = DECIMAL.test(duckDbType);
  const type = isDecimal ? 'Float64' : types[duckDbType];
  if (!type || !/^\w+$/.test(name)) {
    throw new Refusal(
      `A coluna “${name}” da tabela “${table}” é do tipo ${duckDbType}, que não sei publicar.`,
    );
  }
  const cast = isDecimal ? 'DOUBLE' : casts[duckDbType];
  return { name, type, isNullable: true, value: cast ? `${quoted(name)}::${cast}` : quoted(name) };
}

async function tableOf(
  connection: DuckDBConnection,
  { name, columns, gapsOf }: { name: string; columns: readonly TableCopyColumn[]; gapsOf?: GapsOf },
): Promise<EditionTable> {
  const source = `edition.${quoted(name)}`;
  const from = { source, shardBy: POSITION };
  const known = (keys[name] ?? []).filter((key) => columns.some((column) => column.name === key));
  const counts = ['count(*)', ...known.map((key) => `count(${quoted(key)})`)];
  const reader = await connection.runAndReadAll(`SELECT ${counts.join(', ')} FROM ${source}`);
  const [rows = 0, ...informed] = (reader.getRowsJS()[0] ?? []).map(Number);
  if (known.length === 0) {
    const position = { name: POSITION, type: 'UInt64', isNullable: false, value: POSITION };
    return { ...from, name, rows, columns: [...columns, position], key: POSITION };
  }
  // ClickHouse does not allow NULL in a key, so the first column maps NULL to 0, which keeps those
  // rows together; other nullable columns are excluded from the key.
  const gaps = gapsOf?.(name) ?? new Set(known.filter((_, index) => informed[index] !== rows));
  const [first = '', ...others] = known;
  const key = [first, ...others.filter((column) => !gaps.has(column))];
  return {
    ...from,
    name,
    rows,
    columns: columns.map((column) => ({
      ...column,
      isNullable: !key.includes(column.name) || gaps.has(column.name),
    })),
    key: key.map((column) => (gaps.has(column) ? `ifNull(${column}, 0)` : column)).join(', '),
  };
}

/** SQL expressions for the sums that verify a copied table, for both engines. */
export function sumsOf(
  columns: readonly TableCopyColumn[],
): Record<'duckDb' | 'clickHouse', string> {
  const each = columns.map(({ name, type, value }) => ({
    duckDb: type === 'String' ? `sum(strlen(${value}))` : `sum((${value})::HUGEINT)`,
    clickHouse: type === 'String' ? `sum(length(${name}))` : `sum(${name})`,
    filled: `count(${name})`,
    isExact: !type.startsWith('Float'),
  }));
  const list = (engine: 'duckDb' | 'clickHouse') =>
    [
      'count(*)',
      ...each.flatMap((one) => [one.filled, ...(one.isExact ? [one[engine]] : [])]),
    ].join(', ');
  return { duckDb: list('duckDb'), clickHouse: list('clickHouse') };
}
