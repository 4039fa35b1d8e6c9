/**
 * Minimum significance of a column's association with one of the others. In Acre in 2016 it is at
 * least 30 for each column, even among builders only or in one town; about 0 if a column is shuffled.
 */
const MIN_SIGNIFICANCE = 10;
/**
 * Minimum excess, and share of it, of the strength of the associations with a neighbouring row over
 * those with the same row and with the other neighbour, in a shifted column. In Acre in 2016 the share
 * is at most 0.3%, and 5% to 9% if a column is shifted. Shifting a column by which the file is sorted
 * changes next to nothing.
 */
const MIN_SHIFT = 0.02;
const MIN_SHIFT_SHARE = 0.02;

/** Minimum share of rows for a value to be related to others; rare ones associate by chance. */
const MIN_VALUE_SHARE = 0.01;

/** Values of a column in the order of the sample's rows. */
export interface Column {
  label: string;
  /** Place of each row's value among the `size` frequent ones in ascending order. */
  places: Int32Array;
  size: number;
}

/** Place of an unknown or rare value. */
const NONE = -1;

/** Returns the column with these values, NaN for an unknown one. */
export function columnOf(label: string, values: readonly number[]): Column {
  const counts = new Map<number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  const frequent = [...counts.keys()]
    .filter((value) => !Number.isNaN(value))
    .filter((value) => (counts.get(value) ?? 0) >= MIN_VALUE_SHARE * values.length)
    .toSorted((a, b) => a - b);
  const placeOf = new Map(frequent.map((value, place) => [value, place]));
  const places = Int32Array.from(values, (value) => placeOf.get(value) ?? NONE);
  return { label, places, size: frequent.length };
}

/** Returns a column of the values of the next row. */
const next = (column: Column): Column => ({ ...column, places: column.places.subarray(1) });

/** Association of two columns. */
interface Association {
  /** Standard deviations between chi-squared and its mean for independent columns. */
  significance: number;
  /** Cramér's V, from 0 to 1, without its bias. */
  strength: number;
}

/** Associations of a column with the others: of the same row, and of the rows before and after it. */
interface Dependence {
  label: string;
  same: Association;
  before: Association;
  after: Association;
}

const UNRELATED: Association = { significance: -Infinity, strength: 0 };

/** Returns the greatest significance and the sum of the strengths. */
const together = (one: Association, other: Association): Association => ({
  significance: Math.max(one.significance, other.significance),
  strength: one.strength + other.strength,
});

/**
 * Finds columns of the sample that depend on none of the others, by their labels, or the clause about
 * one that depends on those of a neighbouring row. Columns with a single value are ignored.
 */
export function relatedOddities(columns: readonly Column[]): {
  shifted: string | undefined;
  unrelated: string[];
} {
  const all = columns.map(
    ({ label }): Dependence => ({ label, same: UNRELATED, before: UNRELATED, after: UNRELATED }),
  );
  for (const [one, other] of pairsOf(columns)) {
    const [first, second] = [all[one], all[other]] as [Dependence, Dependence];
    const [a, b] = [columns[one], columns[other]] as [Column, Column];
    const same = associationOf(a, b);
    if (!same) continue;
    const ahead = associationOf(a, next(b)) ?? UNRELATED;
    const behind = associationOf(next(a), b) ?? UNRELATED;
    first.same = together(first.same, same);
    second.same = together(second.same, same);
    first.after = together(first.after, ahead);
    second.before = together(second.before, ahead);
    first.before = together(first.before, behind);
    second.after = together(second.after, behind);
  }
  const compared = all.filter(({ same }) => same !== UNRELATED);
  const shifted = shiftedText(compared);
  const unrelated = compared
    .filter(({ same }) => same.significance < MIN_SIGNIFICANCE)
    .map(({ label }) => label);
  return { shifted, unrelated: shifted ? [] : unrelated };
}

/** Clause about a column that depends on none of the others, in these rows. Default: all rows. */
export const unrelatedText = (label: string, where = ''): string =>
  `os valores da coluna “${label}” não têm relação com os das outras${where}, como se tivessem sido embaralhados`;

/** Returns the indices of each two columns. */
const pairsOf = (columns: readonly Column[]): [number, number][] =>
  columns.flatMap((_, one) =>
    columns.slice(one + 1).map((__, place): [number, number] => [one, one + 1 + place]),
  );

/** Minimum number of sampled rows of a group for judging it. */
const MIN_GROUP = 2000;
/**
 * Maximum number of rows lower than the row before in a column that is in order, and minimum in any
 * other, as shares of their number in a shuffled column.
 */
const MAX_DESCENTS = 0.1;
const MIN_DESCENTS = 0.4;

/**
 * Finds columns of the sample that depend on none of the others among the rows of some group, or that are
 * in order among them and not among the others. The `values` of the rows, NaN for NULL, are their groups.
 */
export function relatedWithin(
  columns: readonly Column[],
  { label: group, values }: { label: string; values: readonly number[] },
): string[] {
  const oddities: string[] = [];
  for (const value of [...new Set(values)].toSorted((a, b) => a - b)) {
    const rows = values.flatMap((each, row) => (each === value ? [row] : []));
    if (rows.length < MIN_GROUP) continue;
    const others = values.flatMap((each, row) =>
      Number.isNaN(each) || each === value ? [] : [row],
    );
    const where = `nas linhas com “${group}” ${value}`;
    for (const column of columns) {
      const isOrdered =
        descentsIn(column, rows) <= MAX_DESCENTS && descentsIn(column, others) >= MIN_DESCENTS;
      if (!isOrdered) continue;
      oddities.push(
        `os valores da coluna “${column.label}” estão em ordem ${where}, e nas outras não, como se tivessem sido ordenados à parte`,
      );
    }
    oddities.push(...unrelatedIn(columns, rows).map((label) => unrelatedText(label, ` ${where}`)));
  }
  return oddities;
}

function unrelatedIn(columns: readonly Column[], rows: readonly number[]): string[] {
  const chosen = columns.map((column) => ({
    ...column,
    places: Int32Array.from(rows, (row) => column.places[row] ?? NONE),
  }));
  const greatest = new Map<string, number>();
  for (const [one, other] of pairsOf(chosen)) {
    const [a, b] = [chosen[one], chosen[other]] as [Column, Column];
    const found = associationOf(a, b);
    if (!found) continue;
    for (const { label } of [a, b]) {
      const before = greatest.get(label) ?? Number.NEGATIVE_INFINITY;
      greatest.set(label, Math.max(before, found.significance));
    }
  }
  const unrelated = columns
    .map(({ label }) => label)
    .filter((label) => (greatest.get(label) ?? MIN_SIGNIFICANCE) < MIN_SIGNIFICANCE);
  // Alike rows, such as those of a single occupation, have no related columns at all.
  return greatest.size - unrelated.length >= 2 ? unrelated : [];
}

/**
 * Returns the number of values lower than the one before, as a share of their number in a shuffled
 * column; NaN for a column with a single value.
 */
function descentsIn({ places, size }: Column, rows: readonly number[]): number {
  const known = rows.map((row) => places[row] ?? NONE).filter((place) => place !== NONE);
  const counts = new Float64Array(size);
  let descents = 0;
  for (const [index, place] of known.entries()) {
    counts[place] = (counts[place] ?? 0) + 1;
    if (index > 0 && place < (known[index - 1] ?? 0)) descents += 1;
  }
  const equal = counts.reduce((sum, count) => sum + (count / known.length) ** 2, 0);
  return descents / (known.length - 1) / ((1 - equal) / 2);
}

/** Describes the column that is shifted most; the columns related to it seem shifted as well. */
function shiftedText(compared: readonly Dependence[]): string | undefined {
  const [most] = compared
    .map(({ label, same, before, after }) => {
      const isBefore = before.strength > after.strength;
      const [neighbour, other] = isBefore ? [before, after] : [after, before];
      return {
        label,
        isBefore,
        significance: neighbour.significance,
        same: same.strength,
        // Rows in the order of their values resemble those before and after them alike.
        excess: neighbour.strength - Math.max(same.strength, other.strength),
      };
    })
    .toSorted((a, b) => b.excess - a.excess);
  if (!most || most.significance < MIN_SIGNIFICANCE) return undefined;
  if (most.excess < Math.max(MIN_SHIFT, most.same * MIN_SHIFT_SHARE)) return undefined;
  return `os valores da coluna “${most.label}” combinam com os das outras na linha ${most.isBefore ? 'anterior' : 'seguinte'}, como se tivessem sido deslocados`;
}

/** Returns the association of two columns in the same rows, unless one has a single value. */
function associationOf(one: Column, other: Column): Association | undefined {
  const width = other.size;
  const pairs = new Float64Array(one.size * width);
  const ofOne = new Float64Array(one.size);
  const ofOther = new Float64Array(width);
  const end = Math.min(one.places.length, other.places.length);
  for (let row = 0; row < end; row++) {
    const a = one.places[row] as number;
    const b = other.places[row] as number;
    if (a === NONE || b === NONE) continue;
    const pair = a * width + b;
    pairs[pair] = (pairs[pair] as number) + 1;
    ofOne[a] = (ofOne[a] as number) + 1;
    ofOther[b] = (ofOther[b] as number) + 1;
  }
  let rows = 0;
  let phiSquared = -1;
  for (let pair = 0; pair < pairs.length; pair++) {
    const n = pairs[pair] as number;
    if (n === 0) continue;
    const margins = (ofOne[Math.floor(pair / width)] as number) * (ofOther[pair % width] as number);
    rows += n;
    phiSquared += (n * n) / margins;
  }
  const ones = ofOne.filter((n) => n > 0).length;
  const others = ofOther.filter((n) => n > 0).length;
  if (ones < 2 || others < 2) return undefined;
  const freedom = (ones - 1) * (others - 1);
  return {
    significance: (rows * phiSquared - freedom) / Math.sqrt(2 * freedom),
    strength: Math.sqrt(
      Math.max(0, phiSquared - freedom / (rows - 1)) / (Math.min(ones, others) - 1),
    ),
  };
}
