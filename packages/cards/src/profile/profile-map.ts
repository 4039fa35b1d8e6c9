import { profile, profileArea } from '@observatorio/contract';
import { states } from '@observatorio/domain';
import { linkTerm, placeSentence } from '@observatorio/language';
import { map } from '../drawings/map';
import { byCount } from '../model/arrange';
import { card } from '../model/card';
import { marketBy, marketColumns } from './market';

const countByState = marketBy('state', states);

/** Map of the occupation's employment links by state. */
export const profileMap = card({
  tag: 'profile-map',
  title: 'Vínculos por estado',
  description: 'Mapa dos vínculos ativos da ocupação por estado.',
  area: profileArea,
  rows: profile.market,
  columns: marketColumns('Estado'),
  selects: 'uf',
  arrange: (rows) => byCount(countByState(rows)),
  summarize: placeSentence,
  term: linkTerm,
  extraHeight: 48,
  draw: map,
});
