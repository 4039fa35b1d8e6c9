import { imbalanceArea } from '@observatorio/contract';
import { panel } from '../model/panel';

/** Filter bar of the imbalance panel: state and municipality. */
export const imbalanceFilterBar = panel({
  tag: 'imbalance-filters',
  title: 'Filtros',
  description: 'Barra com os filtros de estado e cidade do painel de desequilíbrio.',
  area: imbalanceArea,
  kind: 'filters',
});
