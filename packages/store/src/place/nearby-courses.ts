import { coversAnyPlace, NEARBY_KM, type NearbyCoursesRow } from '@observatorio/contract';
import { stateOfMunicipality } from '@observatorio/domain';
import type { OpenLevel } from '../courses/course-context';
import { TABLE } from '../education/tables';
import type { Database } from '../engine/connector';
import { EditionCache } from '../engine/edition-cache';
import type { Places } from '../titles/places';

/** Radius within which there are mostly enough municipalities with courses, in kilometres. */
const SEARCHED_KM = 100;

/** Wider radii to search; the last one exceeds the distance between any two municipalities. */
const WIDER_KM = [200, 500, 10_000];

/** Number of near municipalities in a row. */
const NEAREST = 10;

/** Ids of the courses in each municipality that has any, by its code. */
type CourseIds = ReadonlyMap<string, Int32Array>;

/** Distances of the municipalities near another one, in kilometres; its own is 0. */
type Distances = ReadonlyMap<string, number>;

/** Counts the courses in a municipality and near it. */
export class NearbyCourses {
  private readonly ids = new EditionCache<CourseIds>();

  constructor(private readonly places: Places) {}

  /** Returns the row of each level for a municipality. */
  rowsOf(levels: readonly OpenLevel[], code: string): Promise<NearbyCoursesRow[]> {
    const near = this.places.near([code], SEARCHED_KM);
    return Promise.all(levels.map((level) => this.rowOf(level, code, near)));
  }

  private async rowOf(
    { level, edition, database }: OpenLevel,
    code: string,
    near: Distances,
  ): Promise<NearbyCoursesRow> {
    const ids = await this.ids.read(database, readIds);
    const isCovered = coversAnyPlace(edition, { uf: [stateOfMunicipality(code)] });
    const nearest = this.nearest(code, near, ids);
    const nameOf = this.places.namesAmong(nearest.map(({ key }) => key));
    return {
      level,
      here: isCovered ? (ids.get(code)?.length ?? 0) : null,
      within: isCovered ? countWithin(near, ids) : null,
      nearest: nearest.map(({ key, distance, courses }) => ({
        key,
        label: nameOf(key),
        distance: Math.round(distance * 10) / 10,
        courses,
      })),
    };
  }

  /** Returns the nearest other municipalities with courses, with ties sorted by code. */
  private nearest(code: string, near: Distances, ids: CourseIds) {
    let found = withCourses(near, code, ids);
    for (const km of WIDER_KM) {
      if (found.length < NEAREST) found = withCourses(this.places.near([code], km), code, ids);
    }
    return found
      .toSorted((a, b) => a.distance - b.distance || Number(a.key) - Number(b.key))
      .slice(0, NEAREST);
  }
}

/** Lists the municipalities with courses, other than the one with a code. */
function withCourses(distances: Distances, code: string, ids: CourseIds) {
  const found: { key: string; courses: number; distance: number }[] = [];
  for (const [key, distance] of distances) {
    const courses = ids.get(key)?.length;
    if (courses !== undefined && key !== code) found.push({ key, courses, distance });
  }
  return found;
}

/** Counts the different courses within the radius. */
function countWithin(near: Distances, ids: CourseIds): number {
  const found = new Set<number>();
  for (const [code, distance] of near) {
    if (distance <= NEARBY_KM) for (const id of ids.get(code) ?? []) found.add(id);
  }
  return found.size;
}

async function readIds(database: Database): Promise<CourseIds> {
  const rows = await database.rows<[municipio: number, course: number]>(
    `SELECT municipio, course_id FROM ${TABLE.offers}
     WHERE municipio IS NOT NULL GROUP BY municipio, course_id`,
  );
  const lists = new Map<number, number[]>();
  for (const [code, course] of rows) {
    const list = lists.get(code);
    if (list) list.push(course);
    else lists.set(code, [course]);
  }
  return new Map([...lists].map(([code, list]) => [String(code), Int32Array.from(list)]));
}
