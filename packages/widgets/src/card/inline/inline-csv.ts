import type { Column, ColumnKind } from '@observatorio/contract';
import { formatDate } from '@observatorio/language';

/** Byte order mark, so that spreadsheets read the file as UTF-8. */
const BOM = '\uFEFF';

/** Creates a cell formatter that writes numbers at full precision. */
function cellWriter(): (kind: ColumnKind, value: unknown) => string {
  const number = new Intl.NumberFormat('pt-BR', {
    useGrouping: false,
    maximumSignificantDigits: 17,
  });
  return (kind, value) =>
    kind === 'category' || typeof value !== 'number' ? String(value ?? '') : number.format(value);
}

/** Escapes text that contains separators, or that a spreadsheet would run as a formula. */
function quoted(text: string): string {
  const safe = /^[=+@\t\r-]/.test(text) && !/^-?[\d,]+$/.test(text) ? `'${text}` : text;
  return /[;"\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

interface InlineCsv {
  title: string;
  /** Attribution for the rows. */
  source: string;
  columns: readonly Column<any>[];
  rows: readonly object[];
}

/**
 * Returns the data URL of a CSV file with a page's own rows, which credits the page as the source.
 */
export function inlineCsv({ title, source, columns, rows }: InlineCsv): string {
  const cellText = cellWriter();
  const lines = [
    columns.map(({ label }) => label),
    ...rows.map((row) => columns.map(({ key, kind }) => cellText(kind, Reflect.get(row, key)))),
    [],
    [title],
    [`Fonte: ${source} (${location.origin + location.pathname}), não o Observatório`],
    [`Extraído em ${formatDate(new Date().toISOString())}`],
  ];
  const text = lines.map((cells) => cells.map(quoted).join(';')).join('\r\n');
  return `data:text/csv;charset=utf-8,${encodeURIComponent(`${BOM}${text}\r\n`)}`;
}
