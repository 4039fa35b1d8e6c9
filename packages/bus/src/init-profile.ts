import type { FilterOption } from '@observatorio/contract';
import type { FilterGroup } from './groups';

const firstOf = (options: readonly FilterOption[], name: string): string[] =>
  options.flatMap(({ filter, code }) => (filter === name ? [code] : [])).slice(0, 1);

/**
 * Initialises a profile that has neither an occupation nor a year with the first occupation and the
 * first sector among the options. The year remains unset and is chosen by the API.
 */
export function initProfile(group: FilterGroup, options: readonly FilterOption[]): void {
  const { ano, codigoBrasileiroOcupacao } = group.get();
  if (ano || codigoBrasileiroOcupacao) return;
  group.replace({
    ...group.get(),
    codigoBrasileiroOcupacao: firstOf(options, 'codigoBrasileiroOcupacao'),
    setorEmpresa: firstOf(options, 'setorEmpresa'),
  });
}
