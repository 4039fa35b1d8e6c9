import type { GroupRule } from './group-rule';

/** Clears the sector with a new occupation, which may have no links in that sector. */
export const profileRule: GroupRule = (next, { name }) =>
  name === 'codigoBrasileiroOcupacao' ? { ...next, setorEmpresa: [] } : next;
