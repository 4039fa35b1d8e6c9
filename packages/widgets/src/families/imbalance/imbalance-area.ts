import { type ImbalanceFilter, imbalance, imbalanceFilters } from '@observatorio/contract';
import { OCCUPATIONS } from '@observatorio/domain';
import type { Area } from '../../base/area';

/** Area of the imbalance panel, which compares the occupations of a place. */
export const imbalanceArea: Area<ImbalanceFilter> = {
  family: 'imbalance',
  filters: imbalanceFilters,
  options: imbalance.options,
  noDataMessage: {
    title: 'Nenhuma ocupação comparada',
    text: 'A comparação pede vínculos, cursos e a ligação entre eles. Dados de demonstração não completam os oficiais.',
  },
  withoutChips: [],
  unitOf: () => OCCUPATIONS,
  debounce: 0,
};
