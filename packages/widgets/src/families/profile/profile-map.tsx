import { StateMap } from '@observatorio/charts/state-map';
import { profile } from '@observatorio/contract';
import { linkTerm, placeSentence, states } from '@observatorio/domain';
import { byCount } from '../../card/arrange';
import { chartCard } from '../../card/chart-card';
import { marketBy, marketColumns } from './market';
import { profileArea } from './profile-area';

const countByState = marketBy('state', states);

/** Map of the occupation's employment links by state. */
export const profileMap = chartCard({
  tag: 'profile-map',
  title: 'Vínculos por estado',
  description: 'Mapa dos vínculos ativos da ocupação por estado.',
  area: profileArea,
  dataset: profile.market,
  columns: marketColumns('Estado'),
  filter: 'uf',
  chart: StateMap,
  arrange: (rows) => byCount(countByState(rows)),
  summarize: placeSentence,
  term: linkTerm,
  extraHeight: 48,
});
