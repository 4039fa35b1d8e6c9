import type { GroupRule } from '../kit/group-rule';

/**
 * Clears the sector when the occupation changes, since the new one may have no links in that
 * sector.
 */
export const profileRule: GroupRule = (next, { name }) =>
  name === 'codigoBrasileiroOcupacao' ? { ...next, setorEmpresa: [] } : next;
