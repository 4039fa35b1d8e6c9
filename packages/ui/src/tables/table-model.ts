/** Sort order of a table. */
export interface Sort<Key extends string = string> {
  column: Key;
  direction: 'asc' | 'desc';
}

/** Reverses the direction of the current column; a new column starts descending. */
export function nextSort<Key extends string>(sort: Sort<Key>, column: Key): Sort<Key> {
  const again = sort.column === column && sort.direction === 'desc';
  return { column, direction: again ? 'asc' : 'desc' };
}

/** Sorts the rows: numbers by value, text in Portuguese order, null last in both directions. */
export function sortRows<Row, Key extends keyof Row & string>(
  rows: readonly Row[],
  { column, direction }: Sort<Key>,
): Row[] {
  const sign = direction === 'asc' ? 1 : -1;
  const compare = (one: Row[Key], other: Row[Key]) => {
    if (one === null || other === null) return Number(one === null) - Number(other === null);
    return typeof one === 'number'
      ? sign * (one - Number(other))
      : sign * String(one).localeCompare(String(other), 'pt-BR', { numeric: true });
  };
  return rows.toSorted((one, other) => compare(one[column], other[column]));
}

/** Returns the number of pages, at least one. */
export const pageCount = (total: number, pageSize: number): number =>
  Math.max(1, Math.ceil(total / pageSize));

/** Returns the rows of a page; page numbers are 1-based. */
export const pageRows = <Row>(rows: readonly Row[], page: number, pageSize: number): Row[] =>
  rows.slice((page - 1) * pageSize, page * pageSize);
