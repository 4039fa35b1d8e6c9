import { type ImbalanceFilter, imbalance, imbalanceFilters } from '@observatorio/contract';
import { OCCUPATIONS } from '@observatorio/domain';
import type { Area } from '../../base/area';

/** The imbalance panel: occupations of a place. */
export const imbalanceArea: Area<ImbalanceFilter> = {
  family: 'imbalance',
  filters: imbalanceFilters,
  options: imbalance.options,
  noDataMessage: {
    title: 'Nenhuma ocupação comparada',
    text: 'Os dados em serviço não bastam para comparar as vagas de emprego com as pessoas formadas.',
  },
  withoutChips: [],
  unitOf: () => OCCUPATIONS,
  debounce: 0,
};
