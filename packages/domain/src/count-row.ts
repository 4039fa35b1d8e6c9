/** A category and its number of links, courses or people. */
export interface CountRow {
  /**
   * Official code; null for “Não informado”, empty for the aggregate of the remaining categories.
   */
  key: string | null;
  label: string;
  count: number;
}
