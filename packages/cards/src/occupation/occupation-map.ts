import { occupation, occupationArea, occupationMeasureArea } from '@observatorio/contract';
import { linkTerm, placeSentence } from '@observatorio/language';
import { map } from '../drawings/map';
import { byCount } from '../model/arrange';
import { card } from '../model/card';
import { payByState } from '../shared/pay-map';
import { withPay } from '../shared/pay-variant';
import { ofOccupation } from './of-occupation';

const links = card({
  tag: 'occupation-map',
  title: 'Vínculos por estado',
  description: 'Mapa dos vínculos ativos da ocupação por estado, ou da remuneração.',
  area: occupationArea,
  rows: occupation.byState,
  selects: 'uf',
  arrange: byCount,
  summarize: placeSentence,
  term: linkTerm,
  extraHeight: 48,
  draw: map,
});

/** Map of the occupation's employment links by state, or of their pay. */
export const occupationMap = withPay(links, occupationMeasureArea, (measure) =>
  payByState({ ...ofOccupation, measure }),
);
