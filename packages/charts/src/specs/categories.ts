/** Whether a key can set a filter when clicked. */
export const isSelectable = (key: string | null | undefined): key is string => Boolean(key);

/** Whether a row is a category rather than "Não informado" or "Outras". */
export const isCategory = (row: { key: string | null }): boolean => isSelectable(row.key);

/** The highest count, but at least 1; used as the end of a hidden axis. */
export const highest = (rows: readonly { count: number }[]): number =>
  Math.max(1, ...rows.map(({ count }) => count));
