import type { Value } from './connector';

/** Matches an SQL string literal, or a placeholder outside string literals. */
const TEXT_OR_MARK = /'(?:[^'\\]|\\.|'')*'|\?/g;

/**
 * Inlines values into a query's placeholders, for an engine without parameters. Throws a TypeError
 * if the number of values is wrong or a number is not finite.
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
  // Parentheses prevent a negative number after a minus sign from starting a comment.
  if (Number.isFinite(value)) return Number(value) < 0 ? `(${value})` : String(value);
  throw new TypeError(`Cannot inline the value ${value} into a query.`);
}

/** Formats a ClickHouse string literal with backslash escapes. */
export const textLiteral = (text: string): string =>
  `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\0', '\\0')}'`;
