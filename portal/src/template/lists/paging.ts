/** The sizes of a page that a visitor can choose; the first is the default. */
export const pageSizes = [3, 5, 10] as const;

/** Number of pages, the last of which may be shorter. */
export const pageCount = (total: number, pageSize: number): number => Math.ceil(total / pageSize);

/** The ids after the box of a row is clicked. */
export const toggleOne = (ids: readonly number[], id: number): readonly number[] =>
  ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id];

/** The ids after the box in the header is clicked, which selects or clears the page. */
export const toggleAll = (ids: readonly number[], pageIds: readonly number[]): readonly number[] =>
  pageIds.every((id) => ids.includes(id)) ? [] : pageIds;
