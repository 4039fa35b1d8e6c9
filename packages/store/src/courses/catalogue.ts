import type { Edition } from '@observatorio/contract';
import { createSearchIndex, type Findable, type SearchIndex } from '@observatorio/search';
import { TABLE } from '../education/tables';
import type { Database } from '../engine/connector';
import { QueryFailed } from '../engine/query-failed';
import { EditionUnavailableError } from '../query/store';

/** A course of a census: all offers of one name. */
export interface ListedCourse {
  id: number;
  name: string;
  /** Its commonest code; null for a course that the source does not number. */
  code: number | null;
  area: string | null;
  enrolments: number;
  offers: number;
}

export interface ListedInstitution {
  id: number;
  name: string;
  code: number | null;
  enrolments: number;
}

/** The courses and institutions of an edition of offers. */
export interface Catalogue {
  courses: readonly ListedCourse[];
  institutions: readonly ListedInstitution[];
}

/** Reads the catalogue of an edition. Throws for an edition of an earlier version of the project. */
export async function readCatalogue(database: Database, edition: Edition): Promise<Catalogue> {
  try {
    const courses = await database.rows<
      [number, string, number | null, string | null, number, number]
    >(`SELECT id, course, code, area, enrolments, offers FROM ${TABLE.courses} ORDER BY id`);
    const institutions = await database.rows<[number, string, number | null, number]>(
      `SELECT id, institution, code, enrolments FROM ${TABLE.institutions} ORDER BY id`,
    );
    return {
      courses: courses.map(([id, name, code, area, enrolments, offers]) => ({
        id,
        name,
        code,
        area,
        enrolments,
        offers,
      })),
      institutions: institutions.map(([id, name, code, enrolments]) => ({
        id,
        name,
        code,
        enrolments,
      })),
    };
  } catch (error) {
    if (!(error instanceof QueryFailed)) throw error;
    const message = `A busca de cursos precisa de uma nova importação de ${edition.conjunto} ${edition.ano}.`;
    throw new EditionUnavailableError(message, { cause: error });
  }
}

/** The ranks of the courses and institutions that a text finds, from 0 for the best. */
export interface Matches {
  courses: ReadonlyMap<number, number>;
  institutions: ReadonlyMap<number, number>;
}

/** Finds the courses and institutions of several catalogues by name. */
export class CourseFinder {
  private constructor(private readonly index: SearchIndex) {}

  /** `abbreviations` holds those of institutions, by their code. */
  static async create(
    catalogues: readonly Catalogue[],
    abbreviations: ReadonlyMap<number, string>,
  ): Promise<CourseFinder> {
    const items = catalogues.flatMap(({ courses, institutions }, position) => [
      ...courses.map(({ id, name, enrolments }) => item(`c${position}-${id}`, name, enrolments)),
      ...institutions.map(({ id, name, code, enrolments }) => {
        const short = code === null ? undefined : abbreviations.get(code);
        return item(`i${position}-${id}`, name, enrolments, short ? [short] : []);
      }),
    ]);
    return new CourseFinder(await createSearchIndex(items));
  }

  /** The matches in each of the catalogues. */
  find(text: string, catalogues: number): Matches[] {
    const found = Array.from({ length: catalogues }, () => ({
      courses: new Map<number, number>(),
      institutions: new Map<number, number>(),
    }));
    for (const [rank, { code }] of this.index.search(text).entries()) {
      const [, kind, position, id] = /^(c|i)(\d+)-(\d+)$/.exec(code) ?? [];
      const matches = found[Number(position)];
      matches?.[kind === 'c' ? 'courses' : 'institutions'].set(Number(id), rank);
    }
    return found;
  }
}

const item = (
  code: string,
  title: string,
  weight: number,
  everyday: readonly string[] = [],
): Findable => ({ code, title, synonyms: [], everyday, weight });

/** The abbreviation of each institution of an edition of `emec` by its code. */
export async function readAbbreviations(database: Database): Promise<ReadonlyMap<number, string>> {
  const rows = await database.rows<[code: number, abbreviation: string]>(
    'SELECT code, abbreviation FROM institutions WHERE abbreviation IS NOT NULL',
  );
  return new Map(rows);
}
