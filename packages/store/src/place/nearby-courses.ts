import { coversAnyPlace, NEARBY_KM, type NearbyCoursesRow } from '@observatorio/contract';
import { stateOfMunicipality } from '@observatorio/domain';
import type { OpenLevel } from '../courses/course-context';
import { numeric } from '../education/selection';
import { TABLE } from '../education/tables';
import type { Database } from '../engine/connector';
import { EditionCache } from '../engine/edition-cache';
import type { Places } from '../titles/places';

/** Radius within which there are nearly always enough municipalities with courses, in kilometres. */
const SEARCHED_KM = 100;

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
    const near = [...this.places.near([code], NEARBY_KM).keys()];
    const isCovered = coversAnyPlace(edition, { uf: [stateOfMunicipality(code)] });
    const nearest = this.nearest(code, counts);
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

  /** Returns the nearest other municipalities with courses, with ties sorted by code. */
  private nearest(code: string, counts: CourseCounts) {
    const within = (km: number) =>
      [...this.places.near([code], km)]
        .filter(([other]) => other !== code)
        .flatMap(([key, distance]) => {
          const courses = counts.get(key);
          return courses === undefined ? [] : [{ key, courses, distance }];
        });
    const close = within(SEARCHED_KM);
    return (close.length < NEAREST ? within(ANYWHERE_KM) : close)
      .toSorted((a, b) => a.distance - b.distance || Number(a.key) - Number(b.key))
      .slice(0, NEAREST);
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
