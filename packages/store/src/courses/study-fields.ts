import { businessAndScience } from './fields/business-and-science';
import { engineeringAndHealth } from './fields/engineering-and-health';
import { peopleAndCulture } from './fields/people-and-culture';

/*
 * Fields of study of higher education. No official source says what its courses lead to: this table
 * is the project's judgement, and not official.
 *
 * It has a row for each of the 39 specific areas of the CINE Brasil, and above it rows for the
 * well-known courses of the area, by words that begin somewhere in their names. Occupational
 * families are those of the CBO whose title or activities name the course's profession, then those
 * that hire its graduates most; at most three. Texts are the project's.
 *
 * One line per row: area; words, any of which suffices, with * for the area as a whole; families;
 * what one does after the course; where. The first row that matches applies.
 */

/** What the courses of a field of study lead to. */
export interface StudyField {
  /** A sentence, of which the graduate is the subject. */
  afterGraduation: string;
  whereToWork: string;
  /** Codes of CBO families, four digits. */
  families: readonly string[];
}

/** A row of the table. */
export interface StudyFieldRow extends StudyField {
  /** Specific area of the CINE Brasil. */
  area: string;
  /** Beginnings of words in the names of courses, and * for all other courses of the area. */
  words: readonly string[];
}

function parse(line: string): StudyFieldRow {
  const [area = '', words = '', families = '', afterGraduation, whereToWork, ...rest] =
    line.split('|');
  if (!afterGraduation || !whereToWork || rest.length > 0) {
    throw new Error(`Table of fields of study: cannot read "${line}".`);
  }
  return {
    area,
    words: words.split(','),
    families: families.split(' '),
    afterGraduation,
    whereToWork,
  };
}

/** The table, in the order in which rows apply. */
export const studyFields: readonly StudyFieldRow[] = [
  peopleAndCulture,
  businessAndScience,
  engineeringAndHealth,
].flatMap((table) => table.trim().split('\n').map(parse));

/** A name in small letters, without accents and marks, with a space before each word. */
const fold = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
    .replace(/^/, ' ');

/**
 * The field of study of an undergraduate course, by its specific or general area of the CINE Brasil
 * and its name; without an area, by a name that only one area has. Undefined if the area is unknown
 * or the name says nothing.
 */
export function studyFieldOf(area: string | null, courseName: string): StudyField | undefined {
  const name = fold(courseName);
  const inArea = studyFields.filter((row) => row.area.startsWith(area ?? ''));
  const named = inArea.filter(({ words }) => words.some((word) => name.includes(` ${word}`)));
  const [first] = named;
  // Of a general area, the last specific one is that of courses between the others.
  if (area !== null) return first ?? inArea.findLast(({ words }) => words.includes('*'));
  return named.every((row) => row.area === first?.area) ? first : undefined;
}
