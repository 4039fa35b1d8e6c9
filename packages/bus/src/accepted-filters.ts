import {
  type FilterDefinition,
  type Filters,
  filterNamed,
  readValues,
} from '@observatorio/contract';

/** The filters that a family is known to have. */
export interface Definitions {
  byName: ReadonlyMap<string, FilterDefinition>;
  /** Whether there are no others. */
  isComplete: boolean;
}

/** One or more values of a filter as a script passes them; null is none. */
export type Values = string | number | readonly (string | number)[] | null | undefined;

function warn(group: string, problem: string, accepted: string): void {
  console.warn(`filters(${JSON.stringify(group)}): ${problem} e foi ignorado. Aceita ${accepted}.`);
}

/** The text of each value; an empty one is none, as in an attribute. */
export const textsOf = (values: Values): string[] =>
  [values ?? []].flat().map(String).filter(Boolean);

/**
 * The filter that a spelling names, and the official codes of its values. Refused values are left
 * out, with a console warning; so are unknown names, as undefined, if all names are known.
 */
export function acceptedFilter(
  group: string,
  definitions: Definitions | undefined,
  spelling: string,
  values: Values,
): [name: string, codes: string[]] | undefined {
  const all = [...(definitions?.byName.values() ?? [])];
  // A page's script has no types.
  if (typeof spelling !== 'string') {
    warn(group, 'o nome do filtro não é um texto', 'o nome e o valor, como set("uf", "35")');
    return undefined;
  }
  const definition = filterNamed(all, spelling);
  if (!definition && definitions?.isComplete) {
    warn(group, `o filtro "${spelling}" não existe`, all.map(({ name }) => name).join(', '));
    return undefined;
  }
  if (!definition) return [spelling, textsOf(values)];
  const { codes, refused } = readValues(definition, textsOf(values));
  for (const value of refused) {
    const problem = `o valor ${JSON.stringify(value)} não é aceito em "${definition.name}"`;
    warn(group, problem, definition.allowed);
  }
  return [definition.name, codes];
}

/** As `acceptedFilter`, for several filters. */
export const acceptedFilters = (
  group: string,
  definitions: Definitions | undefined,
  filters: Filters,
): Filters =>
  Object.fromEntries(
    Object.entries(filters).flatMap(([name, values]) => {
      const accepted = acceptedFilter(group, definitions, name, values);
      return accepted ? [accepted] : [];
    }),
  );
