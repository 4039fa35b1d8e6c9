import { ALL_SECTORS, type FilterOption, type Filters, yearsOf } from '@observatorio/contract';
import type { GroupRule } from './group-rule';

/** Another occupation is seen in all sectors: it may have nobody in the one before. */
export const profileRule: GroupRule = (next, { name }) =>
  name === 'codigoBrasileiroOcupacao' && next.codigoBrasileiroOcupacao?.length
    ? { ...next, setorEmpresa: [ALL_SECTORS] }
    : next;

/** What the profile turns to where no year is set: the newest year, and the first of each list. */
export function profileDefaults(options: readonly FilterOption[]): Filters {
  const first = (name: string): string[] =>
    options.flatMap(({ filter, code }) => (filter === name ? [code] : [])).slice(0, 1);
  return {
    ano: yearsOf(options).slice(-1).map(String),
    setorEmpresa: first('setorEmpresa'),
    codigoBrasileiroOcupacao: first('codigoBrasileiroOcupacao'),
  };
}
