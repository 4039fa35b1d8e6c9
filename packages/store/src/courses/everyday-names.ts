import { anyText, listCell, readCsv } from '@observatorio/kit';
import { courseKey } from './course-key';

/**
 * Everyday search terms by course key: the project's own list of trades, abbreviations and everyday
 * words, each with the names of the matching courses.
 */
const byCourse = new Map<string, string[]>();
const rows = readCsv(new URL('everyday-names.csv', import.meta.url), {
  palavras: listCell(anyText, ', '),
  cursos: listCell(anyText, ', '),
});
for (const { palavras, cursos } of rows) {
  for (const key of cursos.map(courseKey)) {
    byCourse.set(key, [...(byCourse.get(key) ?? []), ...palavras]);
  }
}

/** Returns the everyday search terms for a course; empty for most courses. */
export const everydayNamesOfCourse = (course: string): readonly string[] =>
  byCourse.get(courseKey(course)) ?? [];
