import {
  type CountRow,
  DISTANCE,
  DISTANCE_VACANCIES,
  graduate,
  graduateArea,
  graduateTitles,
  isHigher,
  lacksDistance,
} from '@observatorio/contract';
import { totalOf } from '@observatorio/domain';
import {
  emptySentence,
  formatCount,
  formatPercent,
  inWords,
  measureTerm,
  publicNetworkTerm,
  withUnit,
} from '@observatorio/language';
import { type CardContext, type CardQuery, card } from '../model/card';
import type { Figure } from '../model/content';
import { figuresReserve } from '../model/reserve';
import { graduateHeadline } from './graduate-headline';
import { measureTerms } from './measure-terms';

const courseUnits = {
  Técnico: { one: 'nome de curso técnico', many: 'nomes de curso técnico' },
  Superior: { one: 'nome de curso superior', many: 'nomes de curso superior' },
};

const PUBLIC = '1';

/** Share of a category in the rows; a dash if the source reports no categories. */
function shareOf(rows: readonly CountRow[], category: string | undefined): string {
  const known = rows.filter(({ key, count }) => key !== null && count > 0);
  const part = known.find(({ key }) => key === category)?.count ?? 0;
  return known.length > 0 ? formatPercent(part / totalOf(rows)) : '–';
}

/** Whether the source reports the modality, which the census of technical education does not. */
const hasModality = (filters: CardQuery['filters']): boolean =>
  isHigher(filters) && !lacksDistance(filters);

const parts = {
  modalities: { dataset: graduate.byModality, isNeeded: () => false },
  courses: {
    dataset: graduate.courses,
    filtersOf: ({ filters }: CardQuery) => ({ ...filters, currentPage: ['1'] }),
    isNeeded: () => false,
  },
};

type Context = CardContext<typeof parts>;

const courseCount = ({ parts: { courses } }: Context): number | undefined => courses?.page?.total;

function figuresOf(rows: readonly CountRow[], context: Context): Figure[] {
  const { filters } = context;
  const { chart: measure } = graduateTitles(filters);
  const number = courseCount(context);
  return [
    {
      name: measure,
      value: formatCount(totalOf(rows)),
      definition: measureTerm(measure).definition,
    },
    {
      name: 'Nomes de curso',
      value: number === undefined ? '–' : formatCount(number),
      definition:
        'Um curso que várias instituições oferecem conta uma vez; os censos contam cada oferta.',
    },
    {
      name: 'Na rede pública',
      value: shareOf(rows, PUBLIC),
      definition: publicNetworkTerm.definition,
    },
    ...(hasModality(filters)
      ? [
          {
            name: 'A distância',
            value: shareOf(context.parts.modalities?.rows ?? [], DISTANCE),
            definition: 'Um traço quer dizer que a fonte não informa a modalidade.',
          },
        ]
      : []),
  ];
}

/**
 * Enrolments, graduates or vacancies, the number of courses, and the shares of the public network
 * and of distance learning.
 */
export const graduateSummary = card({
  tag: 'graduate-summary',
  title: 'Resumo da formação',
  description:
    'Total de matrículas, concluintes ou vagas, número de nomes de curso, parte da rede pública e do ensino a distância.',
  area: graduateArea,
  rows: graduate.byNetwork,
  parts,
  kinds: ['figures'],
  layout: 'figures',
  columns: [],
  reserve: figuresReserve(0, -60),
  summarize: (rows, _selected, unit, context) => {
    const total = totalOf(rows);
    if (total === 0) return emptySentence(unit);
    const number = courseCount(context);
    const courseUnit = courseUnits[isHigher(context.filters) ? 'Superior' : 'Técnico'];
    return number === undefined
      ? ''
      : `${inWords(total, unit)} em ${withUnit(number, courseUnit)}.`;
  },
  term: measureTerms(),
  headline: graduateHeadline,
  draw: (rows, context) => ({
    kind: 'figures',
    figures: figuresOf(rows, context),
    note: lacksDistance(context.filters) ? DISTANCE_VACANCIES : '',
  }),
});
