import { filters, filtersSignal, filtersToSearch } from '@observatorio/bus';
import {
  course,
  coursePageFilters,
  type Filters,
  type OccupationCourseRow,
} from '@observatorio/contract';
import { formatCount, measureUnit, OFFERS, withUnit } from '@observatorio/domain';
import { ResultList, resultListStyles } from '@observatorio/ui';
import { useState } from 'react';
import type { CommonProps, Declaration } from '../../base/declaration';
import { chartReserve } from '../../base/reserve';
import { DataCard } from '../../card/data-card';
import { headingBelow } from '../../card/heading-level';
import { useCard } from '../../data/use-card';
import { useRows } from '../../data/use-rows';
import { useSignalValue } from '../../data/use-signal-value';
import { namedOccupationArea } from './occupation-info-area';

const title = 'Cursos que levam a esta profissão';

/** Number of courses shown initially. */
const FIRST = 5;

const ENROLMENTS = measureUnit('Matrículas');
const COURSES = { one: 'curso leva', many: 'cursos levam' };

const area = {
  ...namedOccupationArea,
  noDataMessage: {
    title: 'Nenhum curso ligado',
    text: 'As fontes não ligam nenhum curso técnico ou superior a esta profissão.',
  },
};

function OccupationCourses(props: CommonProps) {
  const card = useCard(area, props);
  const { uf } = useSignalValue(filtersSignal(filters(card.group, card.area.family)));
  const place: Filters = uf?.length ? { uf } : {};
  const [isOpen, setOpen] = useState(false);
  const data = useRows<OccupationCourseRow, any>(card, course.ofOccupation, {
    sources: ['inep-tecnico', 'inep-superior', 'cnct'],
  });
  return (
    <DataCard
      title={title}
      card={card}
      data={data}
      content="panel"
      extraHeight={100}
      isEmpty={(rows) => rows.length === 0}
      summarize={(rows) =>
        rows[0]
          ? `${withUnit(rows.length, COURSES)} a esta profissão${rows.length > 1 ? '; o que tem mais alunos é' : ':'} ${rows[0].name}.`
          : ''
      }
    >
      {(rows) => (
        <>
          <ResultList
            label={title}
            headingLevel={headingBelow(props)}
            results={(isOpen ? rows : rows.slice(0, FIRST)).map((row) => ({
              key: row.course,
              title: row.name,
              href: `${card.api}/busca-curso${filtersToSearch({ ...place, codigo_curso: [row.course] }, coursePageFilters)}`,
              lines: [
                `${withUnit(row.enrolments, ENROLMENTS)} em ${withUnit(row.offers, OFFERS)} no país`,
              ],
              tags: [row.level],
              isChosen: false,
            }))}
          />
          {rows.length > FIRST && !isOpen && (
            <p>
              <button
                type="button"
                className="button plain"
                part="button"
                onClick={() => setOpen(true)}
              >
                Ver os {formatCount(rows.length)} cursos
              </button>
            </p>
          )}
        </>
      )}
    </DataCard>
  );
}

/** Courses that lead to the occupation, most students first. */
export const occupationCourses = {
  tag: 'occupation-courses',
  title,
  description: 'Lista dos cursos técnicos e superiores que levam à profissão, cada um um link.',
  area,
  contentParts: [],
  styles: [resultListStyles],
  reserve: chartReserve(100),
  Component: OccupationCourses,
} satisfies Declaration<'occupation-courses', 'cod_cbo'>;
