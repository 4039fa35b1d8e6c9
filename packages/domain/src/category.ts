/** A value of a dimension: official code and label. */
export interface Category {
  code: string;
  label: string;
}

/** Label for records whose value is missing from the source. */
export const NOT_INFORMED = 'Não informado';

/** Label for the aggregate of smaller categories that are not shown individually. */
export const OTHERS = 'Outras';

/** Returns the label of a code, or the code itself if it is not in the list. */
export function labelOf(list: readonly Category[], code: string): string {
  return list.find((entry) => entry.code === code)?.label ?? code;
}
