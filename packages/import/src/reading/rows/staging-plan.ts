import { checksFor, type Flag, type RowCheck } from '../cells/checks';
import { labelOf } from '../kind/columns';
import type { FileKind, MatchedFile } from '../kind/kind';
import type { TextFile } from '../text/text-file';
import { EXAMPLE_LENGTH } from './report';
import { checksOf, declaredSql } from './row-checks';

/** Status of a staged row that counts and has no doubtful values. */
export const KEPT = 0;
/** Lowest status of invalid rows, which do not count. */
const REJECTED = 1;
/** Status of a row that repeats an earlier one. */
export const REPEATED = 99;
/** Lowest status of rows that count but have one field treated as unknown. */
const DOUBTFUL = 100;
/** Lowest status of valid rows that do not count. */
const INACTIVE = 200;

/** SQL condition for the staged rows that count. */
export const COUNTED_SQL = `(status = ${KEPT} OR status >= ${DOUBTFUL} AND status < ${INACTIVE})`;

/** SQL condition for the valid rows, including those that do not count. */
export const VALID_SQL = `(status = ${KEPT} OR status >= ${DOUBTFUL})`;

/** Checks that apply to a file, and the SQL that stages its rows with the resulting status. */
export interface StagingPlan {
  checks: readonly RowCheck[];
  /**
   * INSERT statement that preserves the row order of the file. Fails on lines that cannot be split.
   */
  sql: string;
}

/** Builds the CREATE TABLE statement for a kind. */
export function createSql({ table, columns }: FileKind): string {
  const own = Object.entries(columns).map(([column, [type]]) => `, ${column} ${type}`);
  return `CREATE TABLE ${table} (status UTINYINT, flags UBIGINT, example VARCHAR${own.join('')})`;
}

/** Builds the checks and the staging SQL of a file, for the edition of a year. */
export function stagingPlan(matched: MatchedFile, year: number): StagingPlan {
  const { file, kind, columns } = matched;
  const has = (field: string): boolean => columns.has(field);
  const label = (field: string): string => labelOf(matched, field);
  const context = { file, year, has, label, is: checksFor(label) };
  const checks = checksOf(kind, context);
  const lists = [
    declaredSql(kind),
    ...(kind.derive?.(context) ?? []),
    `${statusSql(checks)} AS verdict, ${flagsSql(checks)} AS faults`,
  ].filter((list) => list !== '');
  const steps = [
    cellsSql({ file, kind, columns }),
    ...lists.map((list, index) => `SELECT *, ${list} FROM step${index}`),
  ];
  const values = Object.values(kind.columns).map(([, sql]) => `, ${sql}`);
  const sql = `
    INSERT INTO ${kind.table}
    WITH ${steps.map((step, index) => `step${index} AS (${step})`).join(', ')}
    SELECT verdict, faults, ${exampleSql(checks)}${values.join('')} FROM step${lists.length}`;
  return { checks, sql };
}

/** Returns the status of rows that meet the check at this index. */
export function statusOf({ outcome }: RowCheck, index: number): number {
  if (outcome === 'inactive') return INACTIVE + index;
  return (outcome === 'doubtful' ? DOUBTFUL : REJECTED) + index;
}

/** Whether rows that meet a check are marked by a bit of their flags rather than by their status. */
export const isFlag = (outcome: RowCheck['outcome']): outcome is Flag =>
  outcome === 'contradictory' || outcome === 'blank';

/** Returns the bit of the flags of rows that meet the check at this index. */
export const flagOf = (checks: readonly RowCheck[], index: number): number =>
  2 ** checks.slice(0, index).filter(({ outcome }) => isFlag(outcome)).length;

function flagsSql(checks: readonly RowCheck[]): string {
  const bits = checks.flatMap(({ outcome, when }, index) =>
    isFlag(outcome) ? `CASE WHEN ${when} THEN ${flagOf(checks, index)} ELSE 0 END` : [],
  );
  return bits.length > 0 ? bits.join(' + ') : '0';
}

function statusSql(checks: readonly RowCheck[]): string {
  const cases = checks
    .flatMap((check, index) =>
      isFlag(check.outcome) ? [] : { ...check, status: statusOf(check, index) },
    )
    .toSorted((a, b) => Number(a.outcome === 'doubtful') - Number(b.outcome === 'doubtful'))
    .map(({ when, status }) => `WHEN ${when} THEN ${status}`);
  return cases.length > 0 ? `CASE ${cases.join(' ')} ELSE ${KEPT} END` : `${KEPT}`;
}

/**
 * SQL expression for the invalid value of rejected and doubtful rows and for the contradictory values
 * of the others.
 */
function exampleSql(checks: readonly RowCheck[]): string {
  const cases = checks.flatMap((check, index) => {
    const text = `coalesce(${check.value ?? check.field}, '')`;
    if (check.outcome === 'blank' || check.outcome === 'inactive') return [];
    return check.outcome === 'contradictory'
      ? `WHEN verdict = ${KEPT} AND faults & ${flagOf(checks, index)} <> 0 THEN ${text}`
      : `WHEN verdict = ${statusOf(check, index)} THEN ${text}`;
  });
  if (cases.length === 0) return 'NULL';
  // Tests first what is false of most rows.
  return `CASE WHEN verdict BETWEEN ${REJECTED} AND ${INACTIVE - 1} OR faults > 0 THEN left(CASE ${cases.join(' ')} END, ${EXAMPLE_LENGTH + 1}) END`;
}

/**
 * Query for the rows of a file, with each field under its name; NULL for fields without a column.
 */
function cellsSql({ file, kind, columns }: MatchedFile): string {
  const cells = Object.keys(kind.fields).map((field) => {
    const index = columns.get(field);
    return `${index === undefined ? 'NULL::VARCHAR' : cellSql(file, kind, field, index)} AS ${field}`;
  });
  return `SELECT ${cells.join(', ')} FROM ${csvSql(file)}`;
}

/** Zero-width characters and bidirectional control characters. */
const INVISIBLE = String.raw`[\x{200B}-\x{200F}\x{202A}-\x{202E}\x{2060}-\x{2069}\x{FEFF}]`;

const hasText = ({ columns }: FileKind): boolean =>
  Object.values(columns).some(([type]) => type === 'VARCHAR');

function cellSql(file: TextFile, kind: FileKind, field: string, index: number): string {
  const { lineBreak, encoding } = file;
  const shown = kind.multiline?.includes(field) ? '\n' : ' ';
  const name = columnName(index);
  const cell = lineBreak ? `replace(${name}, '${lineBreak}', '${shown}')` : name;
  return encoding === 'utf-8' && hasText(kind)
    ? `regexp_replace(${cell}, '${INVISIBLE}', '', 'g')`
    : cell;
}

const columnName = (index: number): string => `c${index}`;

function csvSql({ path, columns, delimiter, quoted, encoding, gzip }: TextFile): string {
  const types = columns.map((_, index) => `${columnName(index)}: 'VARCHAR'`).join(', ');
  const quote = quoted ? '"' : '';
  return `read_csv('${literalPath(path)}', auto_detect = false, header = false, skip = 1,
    columns = {${types}}, delim = '${delimiter}', quote = '${quote}', escape = '${quote}',
    encoding = '${encoding}', compression = '${gzip ? 'gzip' : 'none'}',
    hive_partitioning = false)`;
}

/**
 * Quotes a path for SQL. DuckDB treats it as a glob pattern, so wildcards are wrapped in brackets.
 */
const literalPath = (path: string): string => path.replaceAll("'", "''").replace(/[[*?]/g, '[$&]');
