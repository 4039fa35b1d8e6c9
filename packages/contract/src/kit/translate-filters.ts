import { schoolingGroups } from '@observatorio/domain';
import type { Concept } from './concept';
import type { FilterDefinition, Filters } from './filter';

type Definitions = readonly FilterDefinition[];

/** Concepts whose codes stand for several codes of a finer concept. */
const finer: Partial<Record<Concept, { concept: Concept; codesOf(code: string): string[] }>> = {
  'schooling-group': {
    concept: 'schooling',
    codesOf: (code) => [...(schoolingGroups.find((each) => each.code === code)?.members ?? [])],
  },
};

const ofConcept = (definitions: Definitions, concept: Concept | undefined) =>
  concept && definitions.find((each) => each.concept === concept);

/** Returns the filter of `to` with the same meaning, and its codes; undefined if there is none. */
function translated(
  { concept }: FilterDefinition,
  codes: readonly string[],
  to: Definitions,
): [filter: FilterDefinition, codes: readonly string[]] | undefined {
  const same = ofConcept(to, concept);
  if (same) return [same, codes];
  const wider = concept && finer[concept];
  const target = ofConcept(to, wider?.concept);
  return wider && target && [target, codes.flatMap(wider.codesOf)];
}

/**
 * Translates filters of one area to those of another with the same meaning, such as `cod_cbo` to
 * `occupation`. Drops filters and codes that the other area does not have.
 */
export function translateFilters(filters: Filters, from: Definitions, to: Definitions): Filters {
  const entries = from.flatMap((definition) => {
    const [target, codes = []] = translated(definition, filters[definition.name] ?? [], to) ?? [];
    const accepted = codes.flatMap((code) => target?.parse(code) ?? []);
    return target && accepted.length > 0 ? [[target.name, accepted] as const] : [];
  });
  return Object.fromEntries(entries);
}

/** Names of the filters of each concept that has several names among the definitions. */
export function synonyms(definitions: Iterable<FilterDefinition>): string[][] {
  const names = new Map<Concept, string[]>();
  for (const { name, concept } of definitions) {
    const known = concept && names.get(concept);
    if (known) known.push(name);
    else if (concept) names.set(concept, [name]);
  }
  return [...names.values()].filter((each) => each.length > 1);
}
