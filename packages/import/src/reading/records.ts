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
