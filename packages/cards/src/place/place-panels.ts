import { placeArea } from '@observatorio/contract';
import { panel } from '../model/panel';

/** Filter bar of the cards about one place. */
export const placeFilterBar = panel({
  tag: 'place-filters',
  title: 'Filtros',
  description: 'Barra que escolhe a região, o estado ou a cidade dos cartões sobre um lugar.',
  area: placeArea,
  kind: 'filters',
  bar: {
    fields: [
      { filter: 'regiao', label: 'Região', all: 'Todas' },
      { filter: 'uf', label: 'Estado', all: 'Todos' },
      { filter: 'municipio', label: 'Cidade', all: 'Todas', isSearch: true },
    ],
    none: 'Nenhum filtro: o país inteiro.',
  },
});
