import type { AreaName, Concept } from '@observatorio/contract';
import { attributesOf, type Declaration } from './declaration';

/** A concept whose filters have different names in different families. */
export interface SharedFilter {
  label: string;
  concept: Concept;
  attributes: ReadonlyMap<AreaName, readonly string[]>;
}

/** Filters whose usual name depends on the element's family. */
export function sharedFilters(catalogue: readonly Declaration[]): SharedFilter[] {
  const byConcept = new Map<Concept, SharedFilter & { attributes: Map<AreaName, string[]> }>();
  for (const { area } of catalogue) {
    for (const filter of area.filters) {
      const { label, concept } = filter;
      if (!concept) continue;
      const shared = byConcept.get(concept) ?? { label, concept, attributes: new Map() };
      byConcept.set(concept, shared);
      shared.attributes.set(area.family, attributesOf(filter));
    }
  }
  return [...byConcept.values()].filter(
    ({ attributes }) => new Set([...attributes.values()].map(([usual]) => usual)).size > 1,
  );
}
