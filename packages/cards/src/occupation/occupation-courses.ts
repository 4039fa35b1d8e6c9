import {
  type Area,
  course,
  coursePage,
  type Filters,
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

const area: Area<'cod_cbo'> = {
  ...namedOccupationArea,
  noDataMessage: {
    title: 'Nenhum curso ligado',
    text: 'As fontes não ligam nenhum curso técnico ou superior a esta profissão.',
  },
};

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
  area,
  rows: course.ofOccupation,
  sources: ['inep-tecnico', 'inep-superior', 'cnct'],
  columns: [],
  kinds: ['results'],
  layout: 'panel',
  extraHeight: 100,
  isEmpty: (rows) => rows.length === 0,
  summarize: (rows) =>
    rows[0]
      ? `${withUnit(rows.length, COURSES)} a esta profissão${rows.length > 1 ? '; o que tem mais alunos é' : ':'} ${rows[0].name}.`
      : '',
  draw: (rows, { api, groupFilters: { uf } }) => ({
    kind: 'results',
    label: title,
    results: rows.map((row) => resultOf(row, api, uf?.length ? { uf } : {})),
    first: FIRST,
    more: `Ver os ${formatCount(rows.length)} cursos`,
  }),
});
