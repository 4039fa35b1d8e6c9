import { isCompatible } from '@observatorio/contract';
import { technicalCompletions } from '@observatorio/domain';
import type { Catalogue, ListedCourse } from '../courses/catalogue';
import { courseKey } from '../courses/course-key';
import { studyFieldOf, studyFields } from '../courses/study-fields';
import type { FewOffers, Offer } from '../education/few-offers';
import type { Level } from '../education/levels';
import { placeConditions, selectBy } from '../education/selection';
import { TABLE } from '../education/tables';
import type { Database } from '../engine/connector';
import type { OpenEdition, SourceQuery } from '../query/source';
import type { PlaceScope } from './scopes';

/** A course with the occupations it leads to. */
export interface Lead {
  level: Level;
  course: ListedCourse;
  occupations: readonly number[];
}

/** Students of a course in a place in a year. */
export interface Students {
  /** Graduates of a higher education course, or enrolments in a technical one. */
  counted: number;
  /** Estimated number of people who complete the course. */
  finishers: number;
}

/** Open edition of the courses of one level. */
export interface OpenCourseLevel extends OpenEdition {
  level: Level;
}

/** Editions of courses that can complete a response from an edition of links. */
export interface CourseEditions {
  levels: readonly OpenCourseLevel[];
  /** Levels without an edition. */
  missing: readonly Level[];
  /** Edition that links technical courses to occupations. */
  catalogue: OpenEdition | undefined;
}

/**
 * Selects the editions of courses for a query. Technical courses are only included if a catalogue
 * links them to occupations.
 */
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

/** Technical course key → occupations. */
export type CatalogueLinks = ReadonlyMap<string, readonly number[]>;

/** Reads the occupations of each technical course from an edition of `cnct`. */
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

/** Divisor that splits an occupation code into its family and its last two digits. */
const FAMILY = 100;

const familyOf = (occupation: number): number => Math.floor(occupation / FAMILY);

/** Groups occupations by family. */
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
  /** Occupations in the live official list. */
  occupations: readonly number[];
  catalogueLinks: CatalogueLinks;
}

/** Returns the courses of a level that lead to an occupation, by catalogue id. */
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

/**
 * Returns a predicate for the occupations that a level's courses lead to, wherever they are
 * offered.
 */
export function leadPredicate(
  level: Level,
  links: CatalogueLinks,
): (occupation: number) => boolean {
  if (level === 'Superior') return (occupation) => higherFamilies.has(familyOf(occupation));
  const technical = new Set([...links.values()].flat());
  return (occupation) => technical.has(occupation);
}

type Row = [course: number, form: string | null, enrolments: number, graduates: number | null];

/** Sorts after every form, where SQL puts NULL. */
const LAST = '~';

/** Sums the students of few offers like the query for many, in the same order. */
function sumsOf(offers: readonly Offer[]): Row[] {
  const sums = new Map<string, Row>();
  for (const { courseId, form, enrolments, graduates } of offers) {
    const key = `${courseId} ${form}`;
    const [, , enrolled, graduated] = sums.get(key) ?? [courseId, form, 0, 0];
    sums.set(key, [courseId, form, enrolled + enrolments, (graduated ?? 0) + (graduates ?? 0)]);
  }
  return [...sums.values()].toSorted(
    ([a, form], [b, other]) => a - b || ((form ?? LAST) < (other ?? LAST) ? -1 : 1),
  );
}

/** Reads the students of each course of a level in a place, by course id. */
export async function readStudents(
  open: OpenCourseLevel,
  { filters }: PlaceScope,
  fewOffers: FewOffers,
): Promise<ReadonlyMap<number, Students>> {
  const { database, level } = open;
  const few = await fewOffers.of(open, filters);
  const { where, values } = selectBy(placeConditions, filters);
  const rows = few
    ? sumsOf(few)
    : await database.rows<Row>(
        `SELECT course_id, form, sum(enrolments) AS enrolled, sum(graduates) AS graduated
         FROM ${TABLE.offers} ${where} GROUP BY course_id, form ORDER BY course_id, form`,
        values,
      );
  const students = new Map<number, Students>();
  for (const [id, form, enrolments, graduates] of rows) {
    const sums = students.get(id) ?? { counted: 0, finishers: 0 };
    const counted = level === 'Superior' ? (graduates ?? 0) : enrolments;
    sums.counted += counted;
    sums.finishers += level === 'Superior' ? counted : technicalCompletions(enrolments, form);
    students.set(id, sums);
  }
  return students;
}
