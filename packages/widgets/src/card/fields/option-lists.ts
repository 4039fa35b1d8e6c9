import { type FilterOption, listedPlaces } from '@observatorio/contract';
import { type Category, labelOf, stateOfMunicipality, states } from '@observatorio/domain';
import type { Option } from '@observatorio/ui';

/** Converts a category to a field option. */
export const toOption = ({ code, label }: Category): Option => ({ value: code, label });

/** Groups the rows of an options dataset by filter, as field options. */
export function optionLists(rows: readonly FilterOption[]): Record<string, Option[]> {
  const lists: Record<string, Option[]> = {};
  for (const row of rows) (lists[row.filter] ??= []).push(toOption(row));
  // Each with its state, because names are not unique.
  lists.municipio = listedPlaces(rows).map(({ code, ...place }) => ({
    ...place,
    value: code,
    hint: labelOf(states, stateOfMunicipality(code)),
  }));
  return lists;
}
