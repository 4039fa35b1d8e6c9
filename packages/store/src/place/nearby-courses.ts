import { coversAnyPlace, NEARBY_KM, type NearbyCoursesRow } from '@observatorio/contract';
import { stateOfMunicipality } from '@observatorio/domain';
import type { OpenLevel } from '../courses/course-context';
import { numeric } from '../education/selection';
import { TABLE } from '../education/tables';
import type { Database } from '../engine/connector';
import { EditionCache } from '../engine/edition-cache';
import type { Places } from '../titles/places';

/** Exceeds the distance between any two municipalities, in kilometres. */
const ANYWHERE_KM = 10_000;

/** Number of near municipalities in a row. */
const NEAREST = 10;

/** Number of courses by municipality code. */
type CourseCounts = ReadonlyMap<string, number>;

/** Counts the courses in a municipality and near it. */
export class NearbyCourses {
  private readonly counts = new EditionCache<CourseCounts>();

  constructor(private readonly places: Places) {}

  async rowOf({ level, edition, database }: OpenLevel, code: string): Promise<NearbyCoursesRow> {
    const counts = await this.counts.read(database, readCounts);
    const distances = this.places.near([code], ANYWHERE_KM);
    const near = [...distances].flatMap(([other, km]) => (km <= NEARBY_KM ? [other] : []));
    const isCovered = coversAnyPlace(edition, { uf: [stateOfMunicipality(code)] });
    const nearest = [...counts]
      .filter(([other]) => other !== code && distances.has(other))
      .map(([key, courses]) => ({ key, courses, distance: distances.get(key) ?? 0 }))
      .toSorted((a, b) => a.distance - b.distance || Number(a.key) - Number(b.key))
      .slice(0, NEAREST);
    const nameOf = this.places.namesAmong(nearest.map(({ key }) => key));
    return {
      level,
      here: isCovered ? (counts.get(code) ?? 0) : null,
      within: isCovered ? await countCourses(database, near) : null,
      nearest: nearest.map(({ key, distance, courses }) => ({
        key,
        label: nameOf(key),
        distance: Math.round(distance * 10) / 10,
        courses,
      })),
    };
  }
}

async function readCounts(database: Database): Promise<CourseCounts> {
  const rows = await database.rows<[municipio: number, courses: number]>(
    `SELECT municipio, count(DISTINCT course_id) AS courses FROM ${TABLE.offers}
     WHERE municipio IS NOT NULL GROUP BY municipio`,
  );
  return new Map(rows.map(([code, courses]) => [String(code), courses]));
}

async function countCourses(database: Database, codes: readonly string[]): Promise<number> {
  const { sql, values } = numeric('municipio')(codes);
  const [[courses] = [0]] = await database.rows<[number]>(
    `SELECT count(DISTINCT course_id) AS courses FROM ${TABLE.offers} WHERE ${sql}`,
    values,
  );
  return courses;
}
