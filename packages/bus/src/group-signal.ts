import type { Filters } from '@observatorio/contract';
import { type ReadonlySignal, type Signal, signal } from '@preact/signals-core';
import type { FilterGroup } from './groups';

/**
 * Signals that mirror the groups. Each copy of the library has its own, since it cannot track
 * another copy's signals.
 */
const mirrors = new WeakMap<FilterGroup, Signal<Filters>>();

/** Returns a signal with the filters of a group, tracked by this copy of the library. */
export function filtersSignal(group: FilterGroup): ReadonlySignal<Filters> {
  const existing = mirrors.get(group);
  if (existing) return existing;
  const mirror = signal(group.get());
  group.subscribe((next) => {
    mirror.value = next;
  });
  mirrors.set(group, mirror);
  return mirror;
}
