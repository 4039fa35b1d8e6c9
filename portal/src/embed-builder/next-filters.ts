import type { Filters } from '@observatorio/contract';
import type { Declaration } from '@observatorio/widgets';
import { filters as groupNamed } from '@observatorio/widgets/bus';

/**
 * Returns the filters after a choice, following the rules of the area: choosing a city sets its
 * state, and choosing another level of education clears the areas of the previous one.
 */
export function nextFilters(
  { area }: Declaration,
  filters: Filters,
  name: string,
  codes: readonly string[],
): Filters {
  const groupName = `incorporar-regras-${area.family}`;
  // Created without a family first, so that defaults are not applied to the group later.
  groupNamed(groupName);
  const group = groupNamed(groupName, area.family);
  group.replace(filters);
  return group.preview((writes) => writes.set(name, codes.length > 0 ? codes : null));
}
