/**
 * Splits a record into cells without their quotes, as RFC 4180 says, with spaces allowed around the
 * quotes. `open`: a quoted cell goes on beyond the text. `malformed`: text follows a closing quote.
 */
export function splitRecord(text: string, delimiter: string): string[] | 'open' | 'malformed' {
  const cells: string[] = [];
  let at = 0;
  for (;;) {
    const start = skipSpaces(text, at);
    if (text[start] === '"') {
      const close = closingQuote(text, start + 1);
      if (close < 0) return 'open';
      cells.push(text.slice(start + 1, close).replaceAll('""', '"'));
      at = skipSpaces(text, close + 1);
      if (at < text.length && text[at] !== delimiter) return 'malformed';
    } else {
      const end = text.indexOf(delimiter, at);
      cells.push(text.slice(at, end < 0 ? undefined : end));
      at = end < 0 ? text.length : end;
    }
    if (at === text.length) return cells;
    at++;
  }
}

function skipSpaces(text: string, from: number): number {
  let at = from;
  while (text[at] === ' ') at++;
  return at;
}

/** Index of the quote that closes a cell; doubled quotes are part of it. */
function closingQuote(text: string, from: number): number {
  let close = text.indexOf('"', from);
  while (close >= 0 && text[close + 1] === '"') close = text.indexOf('"', close + 2);
  return close;
}

/** Lines that a record may span. */
const MAX_RECORD_LINES = 100;

/**
 * Counts the lines of the record that begins at `first` and spans lines inside quotes; 0 if there is
 * none, or if it has not as many cells as there are columns.
 */
export function linesOfRecord(
  lines: readonly string[],
  first: number,
  { columns, delimiter }: { columns: number; delimiter: string },
): number {
  let text = lines[first] ?? '';
  if (!text.includes('"') || splitRecord(text, delimiter) !== 'open') return 0;
  for (let next = first + 1; next < Math.min(lines.length, first + MAX_RECORD_LINES); next++) {
    const line = lines[next] ?? '';
    text += `\n${line}`;
    const cells = line.includes('"') ? splitRecord(text, delimiter) : 'open';
    if (cells !== 'open')
      return cells !== 'malformed' && cells.length === columns ? next - first + 1 : 0;
  }
  return 0;
}
