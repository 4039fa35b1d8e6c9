import { labourMapArea } from '@observatorio/contract';
import { panel } from '../model/panel';

/** Filter bar of the labour market. */
export const labourFilterBar = panel({
  tag: 'labour-filters',
  title: 'Filtros',
  description:
    'Barra com os filtros de ano, região, estado e cidade, e os filtros em vigor do grupo.',
  area: labourMapArea,
  kind: 'filters',
});
