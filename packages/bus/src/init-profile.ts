import { type FilterOption, initialProfile, isNewProfile } from '@observatorio/contract';
import type { FilterGroup } from './groups';

/** Sets the initial filters of a new profile. */
export function initProfile(group: FilterGroup, options: readonly FilterOption[]): void {
  const filters = group.get();
  if (isNewProfile(filters)) group.replace({ ...filters, ...initialProfile(options) });
}
