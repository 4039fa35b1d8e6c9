import type { Value } from './connector';

/** A text of SQL, or a placeholder outside one. */
const TEXT_OR_MARK = /'(?:[^'\\]|\\.|'')*'|\?/g;

/**
 * Writes values into the placeholders of a query, for an engine without parameters. Throws a
 * TypeError unless there is one value for each.
 */
export function inlineValues(sql: string, values: readonly Value[]): string {
  let next = 0;
  const inlined = sql.replace(TEXT_OR_MARK, (part) =>
    part === '?' ? literal(values[next++]) : part,
  );
  if (next !== values.length) {
    throw new TypeError(`The query has ${next} placeholders and ${values.length} values.`);
  }
  return inlined;
}

function literal(value: Value | undefined): string {
  if (value === null) return 'NULL';
  if (typeof value === 'string') return textLiteral(value);
  // Without its parentheses, a negative number after a minus would begin a comment.
  if (Number.isFinite(value)) return Number(value) < 0 ? `(${value})` : String(value);
  throw new TypeError(`A query has the value ${value}.`);
}

/** A text as ClickHouse writes it, where a backslash escapes the next character. */
export const textLiteral = (text: string): string =>
  `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\0', '\\0')}'`;
