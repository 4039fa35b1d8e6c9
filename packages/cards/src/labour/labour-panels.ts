import { labour, labourArea, labourPageArea } from '@observatorio/contract';
import { panel } from '../model/panel';
import { wherePanel } from '../shared/where-panel';

/** Filter bar of the labour market. */
export const labourFilterBar = panel({
  tag: 'labour-filters',
  title: 'Filtros',
  description:
    'Barra que mostra vínculos ou remuneração, com os filtros de ano, região, estado e cidade, e os filtros em vigor do grupo.',
  area: labourPageArea,
  kind: 'filters',
  reserve: { heights: { 0: 138, 602: 194, 962: 120 } },
});

/** Places a reader's pay among that of the selected links. */
export const labourWherePanel = wherePanel({
  tag: 'labour-where',
  area: labourArea,
  failure: labour.summary.failure,
});
