import { imbalanceArea } from '@observatorio/contract';
import { panel } from '../model/panel';

/** Filter bar of the imbalance panel: state and municipality. */
export const imbalanceFilterBar = panel({
  tag: 'imbalance-filters',
  title: 'Filtros',
  description: 'Barra com os filtros de estado e cidade do painel de desequilíbrio.',
  area: imbalanceArea,
  kind: 'filters',
  bar: {
    fields: [
      { filter: 'uf', label: 'Estado', all: 'Todos' },
      { filter: 'municipio', label: 'Cidade', all: 'Todas', isSearch: true },
    ],
    none: 'Nenhum filtro: o país inteiro.',
  },
});
