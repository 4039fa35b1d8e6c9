import { graduate, graduateArea, graduateTitles, isHigher } from '@observatorio/contract';
import {
  courseKindNames,
  degreeTerm,
  leaderSentence,
  technicalKinds,
} from '@observatorio/language';
import { bars } from '../drawings/bars';
import { byCount } from '../model/arrange';
import { card } from '../model/card';
import { chartReserve } from '../model/reserve';
import { measureTerms } from './measure-terms';

/** Academic degrees in higher education, or course types in technical education. */
export const graduateDegreeTypes = card({
  tag: 'graduate-degree-types',
  title: (filters) => {
    const { chart, academicLevel } = graduateTitles(filters);
    return `${chart} por ${academicLevel}`;
  },
  description: 'Barras por grau acadêmico, no ensino superior, ou por tipo de curso, no técnico.',
  area: graduateArea,
  hasLegend: false,
  rows: graduate.byForm,
  selects: (filters) => (isHigher(filters) ? 'grauAcademico' : 'etapa_ensino'),
  arrange: byCount,
  summarize: leaderSentence(({ many }) => `O tipo com mais ${many}`, courseKindNames),
  term: ({ filters }) =>
    measureTerms(...(isHigher(filters) ? [degreeTerm] : technicalKinds))({ filters }),
  reserve: chartReserve(0, 0, { titleLines: 2, lines: 4 }),
  draw: bars(),
});
