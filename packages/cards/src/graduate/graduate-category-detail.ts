import { variablePieChart } from '@observatorio/charts/variable-pie-chart';
import { graduate, graduateArea } from '@observatorio/contract';
import { administrationHues } from '@observatorio/domain';
import { feminineAdjectives, leaderSentence } from '@observatorio/language';
import { byCount } from '../model/arrange';
import { card } from '../model/card';
import { measureTerms } from './measure-terms';
import { measureTitle } from './measure-title';

/** Federal, state, municipal and private institutions, as a variable-radius pie. */
export const graduateCategoryDetail = card({
  tag: 'graduate-category-detail',
  title: measureTitle('por categoria administrativa detalhada'),
  description:
    'Pizza em que o ângulo e o raio de cada fatia crescem com a quantidade: federal, estadual, municipal e privada.',
  area: graduateArea,
  rows: graduate.byAdministration,
  selects: 'dependenciaAdministrativa',
  arrange: byCount,
  summarize: leaderSentence(({ many }) => `A categoria com mais ${many}`, feminineAdjectives),
  term: measureTerms(),
  extraHeight: 68,
  draw: (rows, { selected, unit }) => ({
    kind: 'chart',
    chart: variablePieChart({ rows, selected, unit, hues: administrationHues }),
  }),
});
