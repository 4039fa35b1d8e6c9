import { anyText, decimalCell, listCell, matching, orEmpty, readCsv } from '@observatorio/kit';
import type { CourseDescription } from './course-description';

/**
 * Course descriptions by course name. The project wrote them rather than copy the catalogue's, and
 * chose the occupations, preferring those of the sample.
 */
export const courseTexts: ReadonlyMap<string, CourseDescription> = new Map(
  readCsv(new URL('course-texts.csv', import.meta.url), {
    curso: anyText,
    horas: orEmpty(decimalCell),
    ocupacoes: listCell(matching(/^\d{6}$/), ' '),
    trabalho: anyText,
    locais: anyText,
  }).map(({ curso, horas, ocupacoes, trabalho, locais }) => [
    curso,
    { hours: horas, occupations: ocupacoes, afterGraduation: trabalho, whereToWork: locais },
  ]),
);
