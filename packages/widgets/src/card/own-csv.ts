import type { Column, ColumnKind } from '@observatorio/contract';

/** Marks the file as UTF-8 for spreadsheets. */
const BOM = '\uFEFF';

const number = new Intl.NumberFormat('pt-BR', { useGrouping: false, maximumSignificantDigits: 17 });

const cellText = (kind: ColumnKind, value: unknown): string =>
  kind === 'category' || typeof value !== 'number' ? String(value ?? '') : number.format(value);

/** Quotes a text that separates cells, or that a spreadsheet would run as a formula. */
function quoted(text: string): string {
  const safe = /^[=+@\t\r-]/.test(text) && !/^-?[\d,]+$/.test(text) ? `'${text}` : text;
  return /[;"\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

interface OwnCsv {
  title: string;
  /** The credit of the rows. */
  source: string;
  columns: readonly Column<any>[];
  rows: readonly object[];
}

/** Address of a CSV file with the rows of a page, which names the page as their source. */
export function ownCsv({ title, source, columns, rows }: OwnCsv): string {
  const lines = [
    columns.map(({ label }) => label),
    ...rows.map((row) => columns.map(({ key, kind }) => cellText(kind, Reflect.get(row, key)))),
    [],
    [title],
    [`Fonte: ${source} (${location.origin + location.pathname}), não o Observatório`],
    [`Extraído em ${new Date().toLocaleDateString('pt-BR')}`],
  ];
  const text = lines.map((cells) => cells.map(quoted).join(';')).join('\r\n');
  return `data:text/csv;charset=utf-8,${encodeURIComponent(`${BOM}${text}\r\n`)}`;
}
