import { graduate, graduateArea, PAGE_SIZE } from '@observatorio/contract';
import { COURSE_NAMES, rankingSentence } from '@observatorio/language';
import { card } from '../model/card';
import { tableView } from '../model/table-view';
import { resolveTitle } from '../model/title';
import { measureTerms } from './measure-terms';
import { measureTitle } from './measure-title';

const title = measureTitle('por curso');

const sentence = rankingSentence(COURSE_NAMES, 'curso');

/** Courses, largest first, as a table with server-side pagination. */
export const graduateCourses = card({
  tag: 'graduate-courses',
  title,
  description: 'Tabela dos nomes de curso, do maior para o menor, em páginas de dez linhas.',
  area: graduateArea,
  rows: graduate.courses,
  isPaged: true,
  columns: [],
  kinds: ['paged'],
  layout: 'table',
  extraHeight: 60,
  reserve: { heights: { 0: 645, 474: 610, 754: 589 } },
  summarize: (rows, _selected, unit, { page }) =>
    sentence({ rows, first: (page.number - 1) * PAGE_SIZE + 1, total: page.total }, unit),
  term: measureTerms(),
  draw: (rows, { filters }) => ({
    kind: 'paged',
    caption: resolveTitle(title, filters),
    ...tableView(graduate.courses.columns, rows),
  }),
});
