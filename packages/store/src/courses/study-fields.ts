import { businessAndScience } from './fields/business-and-science';
import { engineeringAndHealth } from './fields/engineering-and-health';
import { peopleAndCulture } from './fields/people-and-culture';

/*
 * Fields of study in higher education. No official source links courses to occupations; this table
 * is the project's own judgement.
 *
 * It has a row for each of the 39 specific areas of CINE Brasil, preceded by rows for
 * well-known courses in the area, matched by word prefixes in the course name. The occupational
 * families (at most three) are those of the CBO whose title or activities name the course's
 * profession, followed by those that employ most of its graduates. The project wrote the
 * descriptions.
 *
 * One line per row: area; word prefixes, any of which matches, or * for the whole area; families;
 * activities after graduation; workplaces. The first matching row applies.
 */

/** Career prospects for courses in a field of study. */
export interface StudyField {
  /** A sentence with the graduate as its subject. */
  afterGraduation: string;
  whereToWork: string;
  /** CBO family codes (four digits). */
  families: readonly string[];
}

/** A row of the table. */
export interface StudyFieldRow extends StudyField {
  /** Specific area of CINE Brasil. */
  area: string;
  /** Word prefixes in course names, or * for all other courses in the area. */
  words: readonly string[];
}

function parse(line: string): StudyFieldRow {
  const [area = '', words = '', families = '', afterGraduation, whereToWork, ...rest] =
    line.split('|');
  if (!afterGraduation || !whereToWork || rest.length > 0) {
    throw new Error(`Fields of study table: cannot parse "${line}".`);
  }
  return {
    area,
    words: words.split(','),
    families: families.split(' '),
    afterGraduation,
    whereToWork,
  };
}

/** Rows in order of precedence. */
export const studyFields: readonly StudyFieldRow[] = [
  peopleAndCulture,
  businessAndScience,
  engineeringAndHealth,
].flatMap((table) => table.trim().split('\n').map(parse));

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
