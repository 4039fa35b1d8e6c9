/** One value of a dimension: its official code and the words that people read. */
export interface Category {
  code: string;
  label: string;
}

/** What cards call the links whose value is ignored in the source. */
export const NOT_INFORMED = 'Não informado';

/** What cards call the sum of the categories that are too many to show. */
export const OTHERS = 'Outras';

/** The label of a code in a list, or the code itself where the list does not have it. */
export function labelOf(list: readonly Category[], code: string): string {
  return list.find((entry) => entry.code === code)?.label ?? code;
}
