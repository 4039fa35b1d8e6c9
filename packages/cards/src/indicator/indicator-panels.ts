import { indicatorArea } from '@observatorio/contract';
import { panel } from '../model/panel';

/** Filter bar of the indicators: which one, its year, and the place, occupation or course. */
export const indicatorFilterBar = panel({
  tag: 'indicator-filters',
  title: 'Filtros',
  description:
    'Barra que escolhe o indicador, o ano, o estado e a cidade, e a ocupação ou o curso, se o indicador é deles.',
  area: indicatorArea,
  kind: 'filters',
  bar: {
    fields: [
      { filter: 'indicador', label: 'Indicador', all: 'Escolha um', takesFirst: true },
      { filter: 'ano', label: 'Ano', all: 'O mais novo' },
      { filter: 'uf', label: 'Estado', all: 'Todos' },
      { filter: 'municipio', label: 'Cidade', all: 'Todas', isSearch: true },
      { filter: 'cbo', label: 'Ocupação', all: 'Todas', isSearch: true, isOptional: true },
      { filter: 'curso', label: 'Curso', all: 'Todos', isSearch: true, isOptional: true },
    ],
    none: 'Sem outra escolha: o país inteiro, no ano mais novo do indicador.',
  },
});
