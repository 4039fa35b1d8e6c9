import { type FilterOption, yearsOf } from '@observatorio/contract';
import type { FilterGroup } from './groups';

const firstOf = (options: readonly FilterOption[], name: string): string[] =>
  options.flatMap(({ filter, code }) => (filter === name ? [code] : [])).slice(0, 1);

/**
 * Starts a profile that has no year: sets the newest year and, without an occupation, the first
 * occupation and the first sector among the options.
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
