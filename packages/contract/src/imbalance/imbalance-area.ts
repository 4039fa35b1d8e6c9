import { OCCUPATIONS } from '@observatorio/language';
import type { Area } from '../kit/area';
import { imbalance } from './imbalance';
import { type ImbalanceFilter, imbalanceFilterDefinitions } from './imbalance-filters';

/** Path of the portal page that documents the method. */
export const imbalanceMethodPage = '/metodo-profissoes';

/** Area of the imbalance panel, which compares the occupations of a place. */
export const imbalanceArea: Area<ImbalanceFilter> = {
  family: 'imbalance',
  page: '/profissoes',
  filters: imbalanceFilterDefinitions,
  options: imbalance.options,
  narrowing: ['uf'],
  noDataMessage: {
    title: 'Nenhuma ocupação comparada',
    text: 'A comparação pede vínculos, cursos e a ligação entre eles. Dados de demonstração não completam os oficiais.',
  },
  withoutChips: [],
  unitOf: () => OCCUPATIONS,
  debounce: 0,
};
