import {
  type CreditedEdition,
  course,
  coursePage,
  type Filters,
  type Message,
  namedOccupationArea,
  type OccupationCourseRow,
  portalPage,
} from '@observatorio/contract';
import { formatCount, measureUnit, OFFERS, withUnit } from '@observatorio/language';
import { card } from '../model/card';
import type { ResultLine } from '../model/content';

const title = 'Cursos que levam a esta profissão';

/** Number of courses shown initially. */
const FIRST = 5;

const ENROLMENTS = measureUnit('Matrículas');
const COURSES = { one: 'curso leva', many: 'cursos levam' };

/** Sources without which the courses of a level are unknown. */
const needed = {
  'inep-tecnico': 'O censo dos cursos técnicos não foi carregado.',
  cnct: 'O catálogo de cursos técnicos não foi carregado.',
  'inep-superior': 'O censo da educação superior não foi carregado.',
};

/** Reports the sources that the courses lack; empty if it is unknown which they have. */
const missingSources = (editions: readonly CreditedEdition[]): string =>
  Object.entries(needed)
    .filter(([source]) => editions.length > 0 && !editions.some((each) => each.conjunto === source))
    .map(([, sentence]) => sentence)
    .join(' ');

/** Explains why no course is listed. */
function noneOf(editions: readonly CreditedEdition[]): Message {
  const missing = missingSources(editions);
  return missing
    ? { title: 'Não se sabe que cursos levam a esta profissão', text: missing }
    : {
        title: 'Nenhum curso ligado',
        text: 'As fontes não ligam nenhum curso técnico ou superior a esta profissão.',
      };
}

/** A course with a link to the search for its offers in a place. */
const resultOf = (row: OccupationCourseRow, api: string, place: Filters): ResultLine => ({
  key: row.course,
  title: row.name,
  href: portalPage(api, coursePage, { ...place, codigo_curso: [row.course] }),
  lines: [`${withUnit(row.enrolments, ENROLMENTS)} em ${withUnit(row.offers, OFFERS)} no país`],
  tags: [row.level],
});

/** Courses that lead to the occupation, most students first. */
export const occupationCourses = card({
  tag: 'occupation-courses',
  title,
  description: 'Lista dos cursos técnicos e superiores que levam à profissão, cada um um link.',
  area: namedOccupationArea,
  rows: course.ofOccupation,
  sources: ['inep-tecnico', 'inep-superior', 'cnct'],
  columns: [],
  kinds: ['results'],
  layout: 'panel',
  extraHeight: 100,
  isEmpty: () => false,
  summarize: (rows, _selected, _unit, { editions }) =>
    rows[0]
      ? `${withUnit(rows.length, COURSES)} a esta profissão${rows.length > 1 ? '; o que tem mais alunos é' : ':'} ${rows[0].name}. ${missingSources(editions)}`.trim()
      : '',
  draw: (rows, { api, editions, groupFilters: { uf } }) =>
    rows.length === 0
      ? { kind: 'message', message: noneOf(editions) }
      : {
          kind: 'results',
          label: title,
          results: rows.map((row) => resultOf(row, api, uf?.length ? { uf } : {})),
          first: FIRST,
          more: `Ver os ${formatCount(rows.length)} cursos`,
        },
});
