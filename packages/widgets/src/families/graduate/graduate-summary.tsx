import { type CountRow, graduate, isHigher } from '@observatorio/contract';
import {
  emptySentence,
  formatCount,
  formatPercent,
  inWords,
  measureTerm,
  publicNetworkTerm,
  totalOf,
  withUnit,
} from '@observatorio/domain';
import { type Figure, Figures, figuresStyles } from '@observatorio/ui';
import type { CommonProps, Declaration } from '../../base/declaration';
import { figuresReserve } from '../../base/reserve';
import { DataCard } from '../../card/data-card';
import { usePage } from '../../card/use-page';
import { useCard } from '../../data/use-card';
import { useRows } from '../../data/use-rows';
import { DISTANCE, DISTANCE_VACANCIES, graduateArea, lacksDistance } from './graduate-area';
import { graduateTitles } from './graduate-titles';
import { measureTerms } from './measure-terms';

const title = 'Resumo da formação';

const courseUnits = {
  Técnico: { one: 'curso técnico', many: 'cursos técnicos' },
  Superior: { one: 'curso superior', many: 'cursos superiores' },
};

const PUBLIC = '1';

/** Share of a category in the rows; a dash if the source reports no categories. */
function shareOf(rows: readonly CountRow[], category: string | undefined): string {
  const known = rows.filter(({ key, count }) => key !== null && count > 0);
  const part = known.find(({ key }) => key === category)?.count ?? 0;
  return known.length > 0 ? formatPercent(part / totalOf(rows)) : '–';
}

function GraduateSummary(props: CommonProps) {
  const card = useCard(graduateArea, props);
  const data = useRows(card, graduate.byNetwork);
  const modalities = useRows(card, graduate.byModality).resource.rows ?? [];
  const courses = useRows(card, graduate.courses, { filters: usePage(card.filters).filters });
  const number = courses.resource.page?.total;
  const shown = data.shown ?? card.filters;
  const { chart: measure } = graduateTitles(shown);
  const courseUnit = courseUnits[isHigher(shown) ? 'Superior' : 'Técnico'];
  const figuresOf = (rows: readonly CountRow[]): Figure[] => [
    {
      name: measure,
      value: formatCount(totalOf(rows)),
      definition: measureTerm(measure).definition,
    },
    {
      name: 'Cursos',
      value: number === undefined ? '–' : formatCount(number),
      definition: 'Nomes diferentes: um curso que várias instituições oferecem conta uma vez.',
    },
    {
      name: 'Na rede pública',
      value: shareOf(rows, PUBLIC),
      definition: publicNetworkTerm.definition,
    },
    {
      name: 'A distância',
      value: lacksDistance(shown) ? '–' : shareOf(modalities, DISTANCE),
      definition: 'Um traço quer dizer que a fonte não informa a modalidade.',
    },
  ];
  return (
    <DataCard
      title={title}
      card={card}
      data={data}
      content="figures"
      summarize={(rows, _selected, unit) => {
        const total = totalOf(rows);
        if (total === 0) return emptySentence(unit);
        return number === undefined
          ? ''
          : `${inWords(total, unit)} em ${withUnit(number, courseUnit)}.`;
      }}
      term={measureTerms()}
    >
      {(rows) => (
        <Figures figures={figuresOf(rows)} note={lacksDistance(shown) ? DISTANCE_VACANCIES : ''} />
      )}
    </DataCard>
  );
}

/**
 * Enrolments, graduates or vacancies, the number of courses, and the shares of the public network
 * and of distance learning.
 */
export const graduateSummary = {
  tag: 'graduate-summary',
  title,
  description:
    'Total de matrículas, concluintes ou vagas, número de cursos, parte da rede pública e do ensino a distância.',
  area: graduateArea,
  contentParts: [],
  styles: [figuresStyles],
  reserve: figuresReserve(0, -60),
  Component: GraduateSummary,
} satisfies Declaration;
