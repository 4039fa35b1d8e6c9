import type { Filters } from '@observatorio/contract';

/** How the labour overview names a filter of another area, and what codes it gives to one of its. */
export interface LabourName {
  name: string;
  /** Default: the same code. */
  codesOf?: (code: string) => readonly string[];
}

/** The filters of another area as filters of the labour overview; unnamed ones stay as they are. */
export const labourFiltersOf = (
  filters: Filters,
  names: Readonly<Record<string, LabourName>>,
): Filters =>
  Object.fromEntries(
    Object.entries(filters).map(([filter, codes]) => {
      const { name = filter, codesOf = (code: string) => [code] } = names[filter] ?? {};
      return [name, codes.flatMap(codesOf)];
    }),
  );
