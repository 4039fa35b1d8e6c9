/** Page sizes to choose from; the first is the default. */
export const pageSizes = [3, 5, 10] as const;

/** Number of pages, including a partial last page. */
export const listPageCount = (total: number, pageSize: number): number =>
  Math.ceil(total / pageSize);

/** Returns the selection after a click on the checkbox of a row. */
export const toggleOne = (ids: readonly number[], id: number): readonly number[] =>
  ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id];

/**
 * Returns the selection after a click on the header's checkbox, which selects or clears the page.
 */
export const toggleAll = (ids: readonly number[], pageIds: readonly number[]): readonly number[] =>
  pageIds.every((id) => ids.includes(id)) ? [] : pageIds;
