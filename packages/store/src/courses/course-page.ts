import {
  courseCodeOf,
  type DatasetResponse,
  type Filters,
  type OfferedCourseRow,
  pageOf,
} from '@observatorio/contract';
import type { LevelOffers } from './offer-page';
import { selectOffers } from './select-offers';

/** A course that matches the filters, and its rank in a search by name. */
interface RankedCourse {
  row: OfferedCourseRow;
  rank: number;
}

type Row = [
  course: number,
  offers: number,
  institutions: number,
  enrolments: number,
  institution: string | null,
  institutionCode: number | null,
  rank: number | null,
];

async function readCourses(offers: LevelOffers): Promise<RankedCourse[]> {
  const { database, catalogue, level } = offers;
  const { sql, values, rank } = selectOffers(offers, database.dialect);
  const rows = await database.rows<Row>(
    `SELECT course_id, count(*), count(DISTINCT institution_id), sum(enrolments),
       min(institution), min(institution_code), min(${rank ?? 'NULL'})
     ${sql} GROUP BY course_id`,
    values,
  );
  const listed = new Map(catalogue.courses.map((course) => [course.id, course]));
  return rows.flatMap(([id, count, institutions, enrolments, institution, code, at]) => {
    const course = listed.get(id);
    if (!course) return [];
    const row = {
      course: courseCodeOf(level, course.code),
      name: course.name,
      level,
      offers: count,
      institutions,
      enrolments,
      institution: institutions === 1 ? (institution ?? offers.known(code)?.name ?? null) : null,
    };
    return [{ row, rank: at ?? 0 }];
  });
}

/**
 * Returns the page of courses requested by the filters, from one or several levels: best match
 * first, then most students.
 */
export async function coursePage(
  levels: readonly LevelOffers[],
  filters: Filters,
): Promise<DatasetResponse<OfferedCourseRow>> {
  const found = (await Promise.all(levels.map(readCourses))).flat();
  const ordered = found.toSorted((a, b) => a.rank - b.rank || b.row.enrolments - a.row.enrolments);
  return {
    rows: pageOf(ordered, filters).map(({ row }) => row),
    page: { total: ordered.length },
  };
}
