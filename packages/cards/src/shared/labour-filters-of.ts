import type { Filters } from '@observatorio/contract';

/** Name of another area's filter in the labour overview, with an optional code mapping. */
export interface LabourName {
  name: string;
  /** Returns the codes in the labour overview. Default: the same code. */
  codesOf?: (code: string) => readonly string[];
}

/**
 * Converts another area's filters to those of the labour overview; filters not in `names` are kept.
 */
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
