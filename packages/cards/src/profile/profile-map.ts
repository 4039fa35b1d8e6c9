import { profile, profileArea, profileMeasureArea } from '@observatorio/contract';
import { states } from '@observatorio/domain';
import { linkTerm, placeSentence } from '@observatorio/language';
import { map } from '../drawings/map';
import { byCount } from '../model/arrange';
import { card } from '../model/card';
import { payByState } from '../shared/pay-map';
import { withPay } from '../shared/pay-variant';
import { marketBy, marketColumns } from './market';
import { ofProfile } from './of-profile';

const countByState = marketBy('state', states);

const links = card({
  tag: 'profile-map',
  title: 'Vínculos por estado',
  description: 'Mapa dos vínculos ativos da ocupação por estado, ou da remuneração.',
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

/** Map of the occupation's employment links by state, or of their pay. */
export const profileMap = withPay(links, profileMeasureArea, (measure) =>
  payByState({ ...ofProfile, measure }),
);
