import {
  type FilterDefinition,
  type Filters,
  filterNamed,
  readValues,
} from '@observatorio/contract';

/** The known filters of a family. */
export interface FilterDefinitions {
  byName: ReadonlyMap<string, FilterDefinition>;
  /** Whether these are all of the family's filters. */
  isComplete: boolean;
}

/** One or more filter values, as passed by a script; null means none. */
export type FilterValues = string | number | readonly (string | number)[] | null | undefined;

function warn(group: string, problem: string, accepted: string): void {
  console.warn(`filters(${JSON.stringify(group)}): ${problem} e foi ignorado. Aceita ${accepted}.`);
}

/** Converts values to strings and drops empty ones, like attribute values. */
export const valueTexts = (values: FilterValues): string[] =>
  [values ?? []].flat().map(String).filter(Boolean);

/**
 * Resolves a filter name and its values, in any accepted spelling, to the canonical name and
 * official codes. Drops rejected values with a console warning. Returns undefined, with a warning,
 * if the name is not a string, or is unknown although the definitions are complete.
 */
export function acceptedFilter(
  group: string,
  definitions: FilterDefinitions,
  spelling: string,
  values: FilterValues,
): [name: string, codes: string[]] | undefined {
  const all = [...definitions.byName.values()];
  // Scripts on the page are not type-checked.
  if (typeof spelling !== 'string') {
    warn(group, 'o nome do filtro não é um texto', 'o nome e o valor, como set("uf", "35")');
    return undefined;
  }
  // In a group of several families, another filter may have the same name in other case.
  const definition = definitions.byName.get(spelling) ?? filterNamed(all, spelling);
  if (!definition && definitions.isComplete) {
    warn(group, `o filtro "${spelling}" não existe`, all.map(({ name }) => name).join(', '));
    return undefined;
  }
  if (!definition) return [spelling, valueTexts(values)];
  const { codes, refused } = readValues(definition, valueTexts(values));
  for (const value of refused) {
    const problem = `o valor ${JSON.stringify(value)} não é aceito em "${definition.name}"`;
    warn(group, problem, definition.allowed);
  }
  return [definition.name, codes];
}

/** Applies `acceptedFilter` to several filters. */
export const acceptedFilters = (
  group: string,
  definitions: FilterDefinitions,
  filters: Filters,
): Filters =>
  Object.fromEntries(
    Object.entries(filters).flatMap(([name, values]) => {
      const accepted = acceptedFilter(group, definitions, name, values);
      return accepted ? [accepted] : [];
    }),
  );
