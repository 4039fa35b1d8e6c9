/** One value of a dimension: its official code and its label. */
export interface Category {
  code: string;
  label: string;
}

/** Label of records whose value the source does not inform. */
export const NOT_INFORMED = 'Não informado';

/** Label of the sum of the smaller categories, which are not shown one by one. */
export const OTHERS = 'Outras';

/** The label of a code in a list, or the code itself if the list lacks it. */
export function labelOf(list: readonly Category[], code: string): string {
  return list.find((entry) => entry.code === code)?.label ?? code;
}
