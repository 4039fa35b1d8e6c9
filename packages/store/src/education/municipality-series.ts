import { DISTANCE, type Filters, type GraduateTrendRow } from '@observatorio/contract';
import { administrationsOf } from '@observatorio/domain';
import type { Database } from '../engine/connector';
import { EditionCache } from '../engine/edition-cache';
import { NumberTable } from '../engine/number-table';
import { DEFAULT_MEASURE } from './levels';
import { selectedMunicipality } from './selection';
import { TABLE } from './tables';

/** Students of a selection in one year. */
export type YearFigures = Pick<
  GraduateTrendRow,
  'count' | 'publicShare' | 'distanceShare' | 'courses'
>;

interface Sums {
  count: number;
  inPublic: number;
  /** Null if the modality of any offer is unknown. */
  atDistance: number | null;
  /** Number of names of courses. */
  courses: number;
}

/** Divides the sums of a selection. */
export function yearFigures({ count, inPublic, atDistance, courses }: Sums): YearFigures {
  const shareOf = (part: number | null) => (count > 0 && part !== null ? part / count : null);
  return { count, publicShare: shareOf(inPublic), distanceShare: shareOf(atDistance), courses };
}

/** Enrolments in each municipality, read for all of them at once from each year of a series. */
export class MunicipalitySeries {
  private readonly sums = new EditionCache<NumberTable>();

  /** Returns the figures of an edition for filters on one municipality; undefined for others. */
  async of(database: Database, filters: Filters): Promise<YearFigures | undefined> {
    const code = selectedMunicipality(filters);
    if (!code || filters.dimensao?.[0] !== DEFAULT_MEASURE) return undefined;
    const all = await this.sums.read(database, readSums);
    const [count = 0, inPublic = 0, atDistance = 0, courses = 0] = all.get(Number(code)) ?? [];
    return yearFigures({
      count: Number(count),
      inPublic: Number(inPublic),
      atDistance,
      courses: Number(courses),
    });
  }
}

const sumSql = (condition: string): string =>
  `sum(CASE WHEN ${condition} THEN enrolments ELSE 0 END)`;

const sql = `SELECT municipio, sum(enrolments),
    ${sumSql(`administration IN (${administrationsOf('1').join(', ')})`)},
    CASE WHEN max(CASE WHEN modality IS NULL THEN 1 ELSE 0 END) = 0
      THEN ${sumSql(`modality = ${DISTANCE}`)} END,
    count(DISTINCT CASE WHEN enrolments > 0 THEN course_id END)
  FROM ${TABLE.offers} WHERE municipio IS NOT NULL GROUP BY municipio`;

const readSums = async (database: Database): Promise<NumberTable> =>
  new NumberTable(await database.rows<[code: number, ...sums: (number | null)[]]>(sql));
