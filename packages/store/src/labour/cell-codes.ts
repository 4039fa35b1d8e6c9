import {
  type CellDimension,
  cellDimensions,
  cellNames,
  derivedIndices,
  readIndices,
} from './pay-cells';

/*
 * A link's codes in the dimensions of the cells, read from its columns. The code of an unknown value
 * is 0.
 */

/** Dimensions in the order of their indices. */
export const dimensions = cellNames.map((name) => cellDimensions[name] as CellDimension);

/** Returns the SQL expression for the code in a dimension that links have a column for. */
export const columnOf = (index: number): string => dimensions[index]?.sql ?? 'NULL';

/** Index of the dimension with the column that a dimension's code comes from. */
const sources = dimensions.map(({ from }, index) => (from ? cellNames.indexOf(from) : index));
export const sourceOf = (index: number): number => sources[index] ?? index;

/** Codes of the derived dimensions by the code of their source. */
const derived = derivedIndices.map((index) => {
  const { codeOf = (code: number) => code } = dimensions[index] as CellDimension;
  const source = sourceOf(index);
  const { size } = dimensions[source] as CellDimension;
  return { index, source, codes: Int32Array.from({ length: size }, (_, code) => codeOf(code)) };
});

/** Sets the codes of the dimensions that derive from others. */
export function derive(into: Int32Array): void {
  for (let each = 0; each < derived.length; each++) {
    const { index, source, codes } = derived[each] as (typeof derived)[number];
    into[index] = codes[into[source] as number] as number;
  }
}

/** Dimensions whose codes are packed into an integer of up to 31 bits, and the width of each. */
export interface Pack {
  indices: readonly number[];
  bits: readonly number[];
}

export const packs: readonly Pack[] = [readIndices.slice(0, 5), readIndices.slice(5)].map(
  (indices) => ({
    indices,
    bits: indices.map((index) => Math.ceil(Math.log2(dimensions[index]?.size ?? 1))),
  }),
);

/** SQL expression that packs codes, the first one into the highest bits. */
export const packSql = ({ indices, bits }: Pack): string =>
  indices.reduce(
    (packed, index, at) =>
      `(${packed}) * ${2 ** (bits[at] ?? 0)} + coalesce(${columnOf(index)}, 0)`,
    '0::INTEGER',
  );

export function unpack(packed: number, { indices, bits }: Pack, into: Int32Array): void {
  let rest = packed;
  for (let at = indices.length - 1; at >= 0; at--) {
    const width = bits[at] as number;
    into[indices[at] as number] = rest & ((1 << width) - 1);
    rest >>= width;
  }
}

export function codesFrom(indices: readonly number[], values: readonly number[]): Int32Array {
  const codes = new Int32Array(dimensions.length);
  for (const [at, index] of indices.entries()) codes[index] = values[at] ?? 0;
  derive(codes);
  return codes;
}
