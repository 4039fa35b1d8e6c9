import { BarChart } from '@observatorio/charts/bar-chart';
import { graduate, isHigher } from '@observatorio/contract';
import { courseKindNames, degreeTerm, leaderSentence, technicalKinds } from '@observatorio/domain';
import { chartReserve } from '../../base/reserve';
import { byCount } from '../../card/arrange';
import { chartCard } from '../../card/chart-card';
import { graduateArea } from './graduate-area';
import { graduateTitles } from './graduate-titles';
import { measureTerms } from './measure-terms';

/** Academic degrees in higher education, or course types in technical education. */
export const graduateDegreeTypes = chartCard({
  tag: 'graduate-degree-types',
  title: (filters) => {
    const { chart, academicLevel } = graduateTitles(filters);
    return `${chart} por ${academicLevel}`;
  },
  description: 'Barras por grau acadêmico, no ensino superior, ou por tipo de curso, no técnico.',
  area: graduateArea,
  contentParts: ['chart', 'table'],
  dataset: graduate.byForm,
  reserve: chartReserve(0, 0, { titleLines: 2, lines: 4 }),
  filter: (filters) => (isHigher(filters) ? 'grauAcademico' : 'etapa_ensino'),
  chart: BarChart,
  arrange: byCount,
  summarize: leaderSentence(({ many }) => `O tipo com mais ${many}`, courseKindNames),
  term: (pay, filters) =>
    measureTerms(...(isHigher(filters) ? [degreeTerm] : technicalKinds))(pay, filters),
});
