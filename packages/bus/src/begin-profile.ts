import { type FilterOption, yearsOf } from '@observatorio/contract';
import type { FilterGroup } from './groups';

const firstOf = (options: readonly FilterOption[], name: string): string[] =>
  options.flatMap(({ filter, code }) => (filter === name ? [code] : [])).slice(0, 1);

/**
 * Where no year is chosen, a profile begins with the newest, and where no occupation is, with the
 * first of the options and their first sector.
 */
export function beginProfile(group: FilterGroup, options: readonly FilterOption[]): void {
  if (group.chosen().ano) return;
  group.addDefaults({ ano: yearsOf(options).slice(-1).map(String) });
  if (group.get().codigoBrasileiroOcupacao) return;
  group.replace({
    ...group.get(),
    codigoBrasileiroOcupacao: firstOf(options, 'codigoBrasileiroOcupacao'),
    setorEmpresa: firstOf(options, 'setorEmpresa'),
  });
}
