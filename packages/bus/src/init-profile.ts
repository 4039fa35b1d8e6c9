import {
  type FilterOption,
  initialProfile,
  isNewProfile,
  pageFilter,
  profileFilterDefinitions,
} from '@observatorio/contract';
import { isBound } from './bind-address';
import type { FilterGroup } from './groups';

/** Whether a query string names an occupation, even one that does not exist. */
const namesOccupation = (search: string): boolean =>
  [...new URLSearchParams(search)].some(
    ([parameter, text]) =>
      text !== '' &&
      pageFilter(profileFilterDefinitions, parameter)?.name === 'codigoBrasileiroOcupacao',
  );

/** Sets the initial filters of a new profile, unless the group's URL names an unknown occupation. */
export function initProfile(group: FilterGroup, options: readonly FilterOption[]): void {
  if (!isNewProfile(group.get())) return;
  if (isBound(group.name) && namesOccupation(location.search)) return;
  group.replace({ ...group.chosen(), ...initialProfile(options) });
}
