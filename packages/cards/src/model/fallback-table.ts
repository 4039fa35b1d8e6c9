import { escapeHtml, withUnit } from '@observatorio/language';
import type { TableColumn, TableRow } from './table-view';

/** Maximum number of rows in the static table. */
const MAX_ROWS = 30;

const ROWS = { one: 'linha', many: 'linhas', feminine: true } as const;

/** Static content of an embedded card, for pages without scripts. */
export interface FallbackTable {
  caption: string;
  columns: readonly TableColumn[];
  rows: readonly TableRow[];
  /** URL of the same figures on the portal; undefined for a page's own rows. */
  href: string | undefined;
}

const cellsOf = (name: 'td' | 'th', cells: readonly string[]): string =>
  `<tr>${cells.map((cell) => `<${name}>${escapeHtml(cell)}</${name}>`).join('')}</tr>`;

/**
 * Returns a static table and a link, for readers without scripts; only the link if there are no
 * rows.
 */
export function fallbackTable({ caption, columns, rows, href }: FallbackTable): string {
  const rest = rows.length - MAX_ROWS;
  const more = rest > 0 ? ` (e mais ${withUnit(rest, ROWS)})` : '';
  const link =
    href === undefined
      ? ''
      : `<p><a href="${escapeHtml(href)}">${escapeHtml(`Ver no Observatório${more}`)}</a></p>`;
  if (columns.length === 0 || rows.length === 0)
    return `\n  <p>${escapeHtml(caption)}</p>\n  ${link}\n`;
  return [
    '',
    `  <table><caption>${escapeHtml(caption)}</caption>`,
    `    <thead>${cellsOf(
      'th',
      columns.map(({ label }) => label),
    )}</thead>`,
    '    <tbody>',
    ...rows.slice(0, MAX_ROWS).map(({ cells }) => `      ${cellsOf('td', cells)}`),
    '    </tbody>',
    '  </table>',
    `  ${link}`,
    '',
  ].join('\n');
}
