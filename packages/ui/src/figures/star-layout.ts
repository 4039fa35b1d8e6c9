/** Position in a grid of six columns; each node spans two columns. */
export interface StarPlace {
  column: number;
  row: number;
}

interface StarLayout {
  rows: number;
  center: StarPlace;
  places: readonly StarPlace[];
}

const at = (column: number, row: number): StarPlace => ({ column, row });

/** Layouts by number of nodes, clockwise from the top. Rows of equal height prevent overlaps. */
const layouts: readonly StarLayout[] = [
  { rows: 1, center: at(3, 1), places: [] },
  { rows: 2, center: at(3, 2), places: [at(3, 1)] },
  { rows: 1, center: at(3, 1), places: [at(5, 1), at(1, 1)] },
  { rows: 3, center: at(3, 2), places: [at(3, 1), at(5, 3), at(1, 3)] },
  { rows: 3, center: at(3, 2), places: [at(3, 1), at(5, 2), at(3, 3), at(1, 2)] },
  { rows: 3, center: at(3, 2), places: [at(3, 1), at(5, 2), at(4, 3), at(2, 3), at(1, 2)] },
];

/** Maximum number of nodes. */
export const MAX_NODES = layouts.length - 1;

/** Returns the positions of the centre and of up to five nodes. */
export const starLayout = (nodes: number): StarLayout =>
  layouts[nodes] ?? (layouts[MAX_NODES] as StarLayout);
