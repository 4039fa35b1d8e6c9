import { type FilterOption, initialProfile } from '@observatorio/contract';
import type { FilterGroup } from './groups';

/** Sets the initial filters of a profile that has neither an occupation nor a year. */
export function initProfile(group: FilterGroup, options: readonly FilterOption[]): void {
  const { ano, codigoBrasileiroOcupacao } = group.get();
  if (ano || codigoBrasileiroOcupacao) return;
  group.replace({ ...group.get(), ...initialProfile(options) });
}
