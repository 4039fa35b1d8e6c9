import type { AreaName } from '@observatorio/contract';
import { attributesOf, type Declaration } from './declaration';

/** A filter whose names differ between families although its values are the same. */
export interface SharedFilter {
  label: string;
  /** Description of the accepted values. */
  allowed: string;
  attributes: ReadonlyMap<AreaName, readonly string[]>;
}

/** Filters whose usual name depends on the element's family. */
export function sharedFilters(catalogue: readonly Declaration[]): SharedFilter[] {
  const byValues = new Map<string, SharedFilter & { attributes: Map<AreaName, string[]> }>();
  for (const { area } of catalogue) {
    for (const filter of area.filters) {
      const { label, allowed } = filter;
      const shared = byValues.get(allowed) ?? { label, allowed, attributes: new Map() };
      byValues.set(allowed, shared);
      shared.attributes.set(area.family, attributesOf(filter));
    }
  }
  return [...byValues.values()].filter(
    ({ attributes }) => new Set([...attributes.values()].map(([usual]) => usual)).size > 1,
  );
}
