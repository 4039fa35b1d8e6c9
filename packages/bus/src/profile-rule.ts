import type { GroupRule } from './group-rule';

/** Another occupation is seen in all sectors: it may have nobody in the one before. */
export const profileRule: GroupRule = (next, { name }) =>
  name === 'codigoBrasileiroOcupacao' ? { ...next, setorEmpresa: [] } : next;
