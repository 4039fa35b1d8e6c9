import { occupation, occupationArea } from '@observatorio/contract';
import { linkTerm, placeSentence } from '@observatorio/language';
import { map } from '../drawings/map';
import { byCount } from '../model/arrange';
import { card } from '../model/card';

/** Map of the occupation's employment links by state. */
export const occupationMap = card({
  tag: 'occupation-map',
  title: 'Vínculos por estado',
  description: 'Mapa dos vínculos ativos da ocupação por estado.',
  area: occupationArea,
  rows: occupation.byState,
  selects: 'uf',
  arrange: byCount,
  summarize: placeSentence,
  term: linkTerm,
  extraHeight: 48,
  draw: map,
});
