import type { GroupRule } from './group-rule';

/**
 * Clears the sector when the occupation changes, since the new occupation may have no links there.
 */
export const profileRule: GroupRule = (next, { name }) =>
  name === 'codigoBrasileiroOcupacao' ? { ...next, setorEmpresa: [] } : next;
