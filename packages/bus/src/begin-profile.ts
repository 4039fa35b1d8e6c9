import type { FilterOption } from '@observatorio/contract';
import type { FilterGroup } from './groups';

const firstOf = (options: readonly FilterOption[], name: string): string[] =>
  options.flatMap(({ filter, code }) => (filter === name ? [code] : [])).slice(0, 1);

/**
 * Starts a profile that has neither an occupation nor a year: sets the first occupation and the first
 * sector among the options. The year stays that of the data, which the API chooses.
 */
export function beginProfile(group: FilterGroup, options: readonly FilterOption[]): void {
  const { ano, codigoBrasileiroOcupacao } = group.get();
  if (ano || codigoBrasileiroOcupacao) return;
  group.replace({
    ...group.get(),
    codigoBrasileiroOcupacao: firstOf(options, 'codigoBrasileiroOcupacao'),
    setorEmpresa: firstOf(options, 'setorEmpresa'),
  });
}
