import type { PageTag } from '@observatorio/pages/page';

const COLUMNS = 12;

/** Number of columns of a tag, from its class. */
const spanOf = ({ class: name = '' }: PageTag): number =>
  Number(/span-(\d+)/.exec(name)?.[1] ?? COLUMNS);

const has = ({ class: name = '' }: PageTag, word: string): boolean =>
  name.split(' ').includes(word);

/**
 * Splits tags into the rows of a grid. A tag of two rows and the two next to it are one row; an
 * optional tag goes below the previous one and belongs to no row.
 */
function rowsOf(tags: readonly PageTag[]): PageTag[][] {
  const rows: PageTag[][] = [];
  let free = 0;
  for (const tag of tags) {
    if (has(tag, 'optional')) continue;
    const span = spanOf(tag);
    if (span > free) {
      rows.push([]);
      free = has(tag, 'rows-2') ? 2 * COLUMNS - span : COLUMNS;
    }
    rows.at(-1)?.push(tag);
    free -= span;
  }
  return rows;
}

/** Classes of the tags of a row of which only these are left: they share its columns. */
function classOf(tag: PageTag, left: readonly PageTag[]): string | undefined {
  if (left.length === 1) return undefined;
  const isTall = left.some((other) => has(other, 'rows-2'));
  return isTall ? tag.class?.replace('rows-2', '').trim() : `span-${COLUMNS / left.length}`;
}

/**
 * Returns the class of each tag, so that the tags of a row with those that have no data fill the
 * row.
 */
export function closeRows(
  tags: readonly PageTag[],
  empty: ReadonlySet<string>,
): (string | undefined)[] {
  const classes = new Map(tags.map((tag) => [tag, tag.class]));
  for (const row of rowsOf(tags)) {
    const left = row.filter(({ card }) => !empty.has(card.tag));
    if (left.length === row.length) continue;
    for (const tag of left) classes.set(tag, classOf(tag, left));
  }
  return tags.map((tag) => classes.get(tag));
}
