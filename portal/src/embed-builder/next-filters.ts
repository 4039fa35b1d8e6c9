import type { Filters } from '@observatorio/contract';
import type { Declaration } from '@observatorio/widgets';
import { filters as groupNamed } from '@observatorio/widgets/bus';

/**
 * The filters after a choice, by the rules of the area: a city brings its state, another level of
 * education drops the areas of the first.
 */
export function nextFilters(
  { area }: Declaration,
  filters: Filters,
  name: string,
  codes: readonly string[],
): Filters {
  const groupName = `incorporar-regras-${area.family}`;
  // Without a family at first, the group gets no delayed defaults.
  groupNamed(groupName);
  const group = groupNamed(groupName, area.family);
  group.replace(filters);
  return group.preview((writes) => writes.set(name, codes.length > 0 ? codes : null));
}
