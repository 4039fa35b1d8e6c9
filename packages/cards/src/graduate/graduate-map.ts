import { graduate, graduateArea } from '@observatorio/contract';
import { mapCard } from '../shared/map-card';
import { measureTerms } from './measure-terms';
import { measureTitle } from './measure-title';

/** Map of the measure by state, or by municipality of the selected state. */
export const graduateMap = mapCard({
  tag: 'graduate-map',
  title: {
    byState: measureTitle('por estado'),
    byMunicipality: measureTitle('por município'),
  },
  description: 'Mapa por estado; um estado escolhido mostra os seus municípios.',
  area: graduateArea,
  byState: graduate.byState,
  byMunicipality: graduate.byMunicipality,
  term: measureTerms(),
});
