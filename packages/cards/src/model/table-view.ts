import type { Column, ColumnKind } from '@observatorio/contract';
import { NOT_INFORMED } from '@observatorio/domain';
import {
  formatCount,
  formatDecimal,
  formatIndex,
  formatMoney,
  formatPercent,
  formatScore,
} from '@observatorio/language';

/** A column of a table. */
export interface TableColumn {
  label: string;
  /** Whether to right-align the column, with tabular figures. */
  numeric?: boolean;
}

/** A row: the key of its category and its formatted cells. */
export interface TableRow {
  /** Key of the row's category; null or empty if the row is not selectable. */
  key: string | null;
  cells: readonly string[];
  /** URL of the row's subject. Default: none. */
  href?: string;
}

/** Text of a withheld figure. */
export const WITHHELD = 'sigilo';

const formats: Readonly<Record<Exclude<ColumnKind, 'category'>, (value: number) => string>> = {
  count: formatCount,
  money: formatMoney,
  share: formatPercent,
  score: formatScore,
  figure: formatDecimal,
  ratio: formatIndex,
  value: formatCount,
};

/**
 * Formats a cell. A null score, figure or value was not reported; any other null is withheld. A text
 * in place of a number says why there is none.
 */
export function formatCell(kind: ColumnKind, value: unknown): string {
  if (typeof value === 'string') return value;
  if (kind === 'category') return '';
  if (value === null || value === undefined)
    return ['score', 'figure', 'value'].includes(kind) ? NOT_INFORMED : WITHHELD;
  return formats[kind](Number(value));
}

/** Text of a figure of a category that has nothing to measure. */
export const NOTHING = '–';

/** Whether a row's count is zero, so that its other figures do not exist. */
const hasNothing = (row: object): boolean => 'count' in row && row.count === 0;

/**
 * Returns a function that formats a column's cells. A ratio that no row has was not measured, rather
 * than withheld.
 */
function cellsOf<Row extends object>({ key, kind }: Column<Row>, rows: readonly Row[]) {
  const isUnknown = kind === 'ratio' && rows.every((row) => row[key] === null);
  return (row: Row): string => {
    const value: unknown = row[key];
    if (value !== null || kind === 'category') return formatCell(kind, value);
    if (hasNothing(row)) return NOTHING;
    return isUnknown ? NOT_INFORMED : formatCell(kind, value);
  };
}

/**
 * Formats rows as a table, according to their column definitions. `hrefOf` returns the URL of the
 * page about a category, if there is one.
 */
export function tableView<Row extends object>(
  columns: readonly Column<Row>[],
  rows: readonly Row[],
  hrefOf?: (key: string) => string,
): { columns: TableColumn[]; rows: TableRow[] } {
  const formatters = columns.map((column) => cellsOf(column, rows));
  const keyOf = (row: Row) => ('key' in row && typeof row.key === 'string' ? row.key : null);
  return {
    columns: columns.map(({ label, kind }) => ({ label, numeric: kind !== 'category' })),
    rows: rows.map((row) => {
      const key = keyOf(row);
      return {
        key,
        cells: formatters.map((format) => format(row)),
        ...(key && hrefOf && { href: hrefOf(key) }),
      };
    }),
  };
}
