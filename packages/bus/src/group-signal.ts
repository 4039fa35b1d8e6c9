import type { Filters } from '@observatorio/contract';
import { type ReadonlySignal, type Signal, signal } from '@preact/signals-core';
import type { FilterGroup } from './groups';

/** Signals of another copy of the library are not tracked in this one, so each copy mirrors the groups. */
const mirrors = new WeakMap<FilterGroup, Signal<Filters>>();

/** Returns the filters of a group as a signal of this copy of the library. */
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
