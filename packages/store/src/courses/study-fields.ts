import { anyText, listCell, matching, readCsv } from '@observatorio/kit';

/** Career prospects for courses in a field of study. */
export interface StudyField {
  /** A sentence with the graduate as its subject. */
  afterGraduation: string;
  whereToWork: string;
  /** CBO family codes (four digits). */
  families: readonly string[];
}

/** A row of the table. */
export interface StudyFieldWords extends StudyField {
  /** Specific area of CINE Brasil. */
  area: string;
  /** Word prefixes in course names, or * for all other courses in the area. */
  words: readonly string[];
}

/**
 * Fields of study in higher education, in order of precedence. No official source links courses to
 * occupations; this table is the project's own judgement.
 *
 * It has a row for each of the 39 specific areas of CINE Brasil, preceded by rows for
 * well-known courses in the area, matched by word prefixes in the course name. The occupational
 * families (at most three) are those of the CBO whose title or activities name the course's
 * profession, followed by those that employ most of its graduates. The project wrote the
 * descriptions.
 */
export const studyFields: readonly StudyFieldWords[] = readCsv(
  new URL('study-fields.csv', import.meta.url),
  {
    area: matching(/^\d{3}$/),
    palavras: listCell(anyText, ', '),
    familias: listCell(matching(/^\d{4}$/), ' '),
    trabalho: anyText,
    locais: anyText,
  },
).map(({ area, palavras, familias, trabalho, locais }) => ({
  area,
  words: palavras,
  families: familias,
  afterGraduation: trabalho,
  whereToWork: locais,
}));

/** Folds a name to lower case without accents and punctuation, with a space before each word. */
const fold = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
    .replace(/^/, ' ');

/**
 * Finds the field of study of an undergraduate course by its name and its specific or general area
 * of CINE Brasil. Without an area, the name must match rows of a single area. Returns undefined
 * if nothing matches or the area is unknown.
 */
export function studyFieldOf(area: string | null, courseName: string): StudyField | undefined {
  const name = fold(courseName);
  const inArea = studyFields.filter((row) => row.area.startsWith(area ?? ''));
  const named = inArea.filter(({ words }) => words.some((word) => name.includes(` ${word}`)));
  const [first] = named;
  // In a general area, the last specific area is the one for interdisciplinary courses.
  if (area !== null) return first ?? inArea.findLast(({ words }) => words.includes('*'));
  return named.every((row) => row.area === first?.area) ? first : undefined;
}
