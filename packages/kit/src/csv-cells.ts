/** Parses the text of a cell. Returns undefined if the column does not allow the text. */
export type Cell<T> = (text: string) => T | undefined;

/** A cell whose text matches a pattern. */
export const matching =
  (pattern: RegExp): Cell<string> =>
  (text) =>
    pattern.test(text) ? text : undefined;

/** Any text, neither empty nor padded with spaces. */
export const anyText: Cell<string> = matching(/^\S(.*\S)?$/);

/** A number without thousands separators, with an optional decimal comma. */
export const decimalCell: Cell<number> = (text) =>
  /^-?\d+(,\d+)?$/.test(text) ? Number(text.replace(',', '.')) : undefined;

/** One of the given texts. */
export const oneOfCell =
  <const T extends string>(texts: readonly T[]): Cell<T> =>
  (text) =>
    texts.find((each) => each === text);

/** A cell that may be empty, i.e. null. */
export const orEmpty =
  <T>(cell: Cell<T>): Cell<T | null> =>
  (text) =>
    text === '' ? null : cell(text);

/** A list of at least one item. */
export const listCell =
  <T>(item: Cell<T>, separator: string): Cell<readonly T[]> =>
  (text) => {
    const items = text.split(separator).map(item);
    return items.every((each) => each !== undefined) ? items : undefined;
  };
