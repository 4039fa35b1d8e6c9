import { labour, labourArea } from '@observatorio/contract';
import { linkTerm } from '@observatorio/language';
import { mapCard } from '../shared/map-card';

/** Map of employment links by state, or by municipality of the selected state. */
export const labourMap = mapCard({
  tag: 'labour-map',
  title: { byState: 'Vínculos por estado', byMunicipality: 'Vínculos por município' },
  description:
    'Mapa dos vínculos ativos por estado; um estado escolhido mostra os seus municípios.',
  area: labourArea,
  byState: labour.byState,
  byMunicipality: labour.byMunicipality,
  term: linkTerm,
});
