import { graduate, graduateArea } from '@observatorio/contract';
import { administrationsOf, networkHues, networks } from '@observatorio/domain';
import { feminineAdjectives, leaderSentence, publicNetworkTerm } from '@observatorio/language';
import { pie } from '../drawings/pie';
import { byCount } from '../model/arrange';
import { card } from '../model/card';
import { chartReserve } from '../model/reserve';
import { measureTerms } from './measure-terms';
import { measureTitle } from './measure-title';

/** Public and private networks, as a doughnut chart. */
export const graduateCategories = card({
  tag: 'graduate-categories',
  title: measureTitle('por categoria administrativa'),
  description: 'Anel com a parte da rede pública e da rede privada.',
  area: graduateArea,
  rows: graduate.byNetwork,
  selects: 'dependenciaAdministrativa',
  codesOf: administrationsOf,
  areCategories: (codes) =>
    networks.some(({ code }) => administrationsOf(code).join() === codes.toSorted().join()),
  arrange: byCount,
  summarize: leaderSentence(({ many }) => `A rede com mais ${many}`, feminineAdjectives),
  term: measureTerms(publicNetworkTerm),
  extraHeight: 32,
  reserve: chartReserve(32, 32, { titleLines: 2 }),
  draw: pie({ hues: networkHues }),
});
