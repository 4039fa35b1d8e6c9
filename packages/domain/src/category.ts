/** One value of a dimension: its official code and the words that people read. */
export interface Category {
  code: string;
  label: string;
}

/** A category and its count, as charts and tables show them. */
export interface CategoryCount {
  /** Official code; null for "Não informado", `''` for "Outras", which cannot be selected. */
  key: string | null;
  label: string;
  count: number;
}

/** Label of records whose value the source does not inform. */
export const NOT_INFORMED = 'Não informado';

/** Label of the sum of the smaller categories, which are not shown one by one. */
export const OTHERS = 'Outras';

/** The label of a code in a list, or the code itself if the list lacks it. */
export function labelOf(list: readonly Category[], code: string): string {
  return list.find((entry) => entry.code === code)?.label ?? code;
}
