import {
  compareArea,
  comparedOccupations,
  MAX_COMPARED,
  occupation,
  occupationArea,
  occupationTrendArea,
} from '@observatorio/contract';
import { panel } from '../model/panel';
import { wherePanel } from '../shared/where-panel';

/** Search field of the occupations. */
export const occupationSearchPanel = panel({
  tag: 'occupation-search',
  title: 'Busca de profissões',
  description:
    'Campo que encontra uma profissão por nome, sinônimo ou código, o estado, e o botão que busca os dados dela; depois, mostra vínculos ou remuneração.',
  area: occupationTrendArea,
  kind: 'filters',
  reserve: { heights: { 0: 158, 474: 88 } },
});

/** Compares two to four occupations: pay, schooling, workers, automation, growth and demands. */
export const occupationComparePanel = panel({
  tag: 'occupation-compare',
  title: 'Comparação de profissões',
  description:
    'Duas a quatro profissões lado a lado: remuneração, escolaridade, gênero, idade, automação, crescimento e o que as diferencia.',
  area: compareArea,
  kind: 'card',
  reserve: { heights: { 0: 549, 474: 518 } },
  fileOf: ({ [comparedOccupations.name]: codes = [] }) => ({
    dataset: occupation.comparison,
    filters: { [comparedOccupations.name]: codes.slice(0, MAX_COMPARED) },
  }),
});

/** Places a reader's pay among that of an occupation. */
export const occupationWherePanel = wherePanel({
  tag: 'occupation-where',
  area: occupationArea,
  failure: occupation.pay.failure,
});
