import { StateMap } from '@observatorio/charts/state-map';
import { occupation } from '@observatorio/contract';
import { linkTerm, placeSentence } from '@observatorio/domain';
import { byCount } from '../../card/arrange';
import { chartCard } from '../../card/chart-card';
import { occupationArea } from './occupation-area';

/** Map of the occupation's employment links by state. */
export const occupationMap = chartCard({
  tag: 'occupation-map',
  title: 'Vínculos por estado',
  description: 'Mapa dos vínculos ativos da ocupação por estado.',
  area: occupationArea,
  dataset: occupation.byState,
  filter: 'uf',
  chart: StateMap,
  arrange: byCount,
  summarize: placeSentence,
  term: linkTerm,
  extraHeight: 48,
});
