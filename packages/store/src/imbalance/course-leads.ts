import { isCompatible } from '@observatorio/contract';
import { technicalFinishers } from '@observatorio/domain';
import type { Catalogue, ListedCourse } from '../courses/catalogue';
import { courseKey } from '../courses/course-key';
import { studyFieldOf, studyFields } from '../courses/study-fields';
import type { Level } from '../education/levels';
import { placeConditions, selectBy } from '../education/selection';
import { TABLE } from '../education/tables';
import type { Database } from '../engine/connector';
import type { OpenEdition, SourceQuery } from '../query/source';
import type { Scope } from './scopes';

/** A course and the occupations that it leads to. */
export interface Lead {
  level: Level;
  course: ListedCourse;
  occupations: readonly number[];
}

/** Students of a course at a place in a year. */
export interface Students {
  /** Graduates of a higher course, or enrolments of a technical one. */
  counted: number;
  /** People who finish the course. */
  finishers: number;
}

/** The courses of one level, open. */
export interface OpenLevel extends OpenEdition {
  level: Level;
}

/** The editions of courses that may complete the answer of an edition of links. */
export interface CourseEditions {
  levels: readonly OpenLevel[];
  /** The levels without an edition. */
  missing: readonly Level[];
  /** The catalogue that links technical courses to occupations. */
  catalogue: OpenEdition | undefined;
}

/** Technical courses count only with a catalogue that says what they lead to. */
export function courseEditionsOf(query: SourceQuery): CourseEditions {
  const technical = query.newest('inep-tecnico');
  const higher = query.newest('inep-superior');
  const catalogue = query.newest('cnct');
  const isLinked = catalogue && technical && isCompatible(catalogue.edition, technical.edition);
  const open: Readonly<Record<Level, OpenEdition | undefined>> = {
    Técnico: isLinked ? technical : undefined,
    Superior: higher,
  };
  const names = Object.keys(open) as readonly Level[];
  return {
    levels: names.flatMap((level) => (open[level] ? [{ ...open[level], level }] : [])),
    missing: names.filter((level) => !open[level]),
    catalogue,
  };
}

/** Key of a technical course → occupations. */
export type CatalogueLinks = ReadonlyMap<string, readonly number[]>;

/** Reads which occupations technical courses lead to, from an edition of `cnct`. */
export async function readCatalogueLinks(database: Database): Promise<CatalogueLinks> {
  const links = new Map<string, number[]>();
  const rows = await database.rows<[key: string, occupation: number]>(
    'SELECT key, occupation FROM course_occupations ORDER BY key, occupation',
  );
  for (const [key, occupation] of rows) {
    const known = links.get(key);
    if (known) known.push(occupation);
    else links.set(key, [occupation]);
  }
  return links;
}

/** Digits of an occupation's code after those of its family. */
const FAMILY = 100;

const familyOf = (occupation: number): number => Math.floor(occupation / FAMILY);

/** The occupations of each family. */
function families(occupations: readonly number[]): ReadonlyMap<number, number[]> {
  const byFamily = new Map<number, number[]>();
  for (const occupation of occupations) {
    const family = byFamily.get(familyOf(occupation));
    if (family) family.push(occupation);
    else byFamily.set(familyOf(occupation), [occupation]);
  }
  return byFamily;
}

interface LeadsOptions {
  /** The occupations of the list in service. */
  occupations: readonly number[];
  catalogueLinks: CatalogueLinks;
}

/** The courses of a level that lead to an occupation, by their number in the catalogue. */
export function leadsOf(
  level: Level,
  { courses }: Catalogue,
  { occupations, catalogueLinks }: LeadsOptions,
): ReadonlyMap<number, Lead> {
  const listed = new Set(occupations);
  const byFamily = families(occupations);
  const targets = ({ name, area }: ListedCourse): readonly number[] =>
    level === 'Superior'
      ? (studyFieldOf(area, name)?.families ?? []).flatMap(
          (family) => byFamily.get(Number(family)) ?? [],
        )
      : (catalogueLinks.get(courseKey(name)) ?? []).filter((occupation) => listed.has(occupation));
  return new Map(
    courses
      .map((course): Lead => ({ level, course, occupations: targets(course) }))
      .filter(({ occupations: found }) => found.length > 0)
      .map((lead) => [lead.course.id, lead]),
  );
}

const higherFamilies = new Set(studyFields.flatMap((field) => field.families.map(Number)));

/** Whether courses of a level lead to an occupation, wherever they are offered. */
export function mayLead(level: Level, links: CatalogueLinks): (occupation: number) => boolean {
  if (level === 'Superior') return (occupation) => higherFamilies.has(familyOf(occupation));
  const technical = new Set([...links.values()].flat());
  return (occupation) => technical.has(occupation);
}

type Row = [course: number, form: string | null, enrolments: number, graduates: number | null];

/** Reads the students of the courses of a level at a place, by the course's number. */
export async function readStudents(
  { database, level }: OpenLevel,
  { filters }: Scope,
): Promise<ReadonlyMap<number, Students>> {
  const { where, values } = selectBy(placeConditions, filters);
  const rows = await database.rows<Row>(
    `SELECT course_id, form, sum(enrolments) AS enrolled, sum(graduates) AS graduated
     FROM ${TABLE.offers} ${where} GROUP BY course_id, form ORDER BY course_id, form`,
    values,
  );
  const students = new Map<number, Students>();
  for (const [id, form, enrolments, graduates] of rows) {
    const sums = students.get(id) ?? { counted: 0, finishers: 0 };
    const counted = level === 'Superior' ? (graduates ?? 0) : enrolments;
    sums.counted += counted;
    sums.finishers += level === 'Superior' ? counted : technicalFinishers(enrolments, form);
    students.set(id, sums);
  }
  return students;
}
