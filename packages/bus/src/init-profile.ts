import { type FilterOption, initialProfile, isNewProfile } from '@observatorio/contract';
import type { FilterGroup } from './groups';

/** Sets the initial filters of a new profile. */
export function initProfile(group: FilterGroup, options: readonly FilterOption[]): void {
  if (!isNewProfile(group.get())) return;
  group.replace({ ...group.chosen(), ...initialProfile(options) });
}
