import type { AreaName } from '@observatorio/contract';
import { attributesOf, type Declaration } from './declaration';

/** A filter that has another name in each family: the same values, and its attributes by family. */
export interface SharedFilter {
  label: string;
  /** The accepted values in words. */
  allowed: string;
  attributes: ReadonlyMap<AreaName, readonly string[]>;
}

/** The filters whose usual name depends on the family of the element. */
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
