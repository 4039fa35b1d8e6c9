import { withoutCourseKind } from '@observatorio/domain';
import { foldText } from '@observatorio/language';
import {
  createSearchIndex,
  type Found,
  type SearchIndex,
  type SearchItem,
} from '@observatorio/search';
import { TABLE } from '../education/tables';
import type { Database } from '../engine/connector';
import { EditionCache } from '../engine/edition-cache';
import { EngineUnavailable, QueryFailed } from '../engine/query-failed';
import type { OpenEdition } from '../query/source';
import { EditionUnavailableError } from '../query/store';
import { everydayNamesOfCourse } from './everyday-names';

/** A course in a census: all offers with the same name. */
export interface ListedCourse {
  id: number;
  name: string;
  /** Code of its largest offer; null if the source has no code for the course. */
  code: number | null;
  area: string | null;
  enrolments: number;
  offers: number;
}

export interface ListedInstitution {
  id: number;
  /** Null if the census only has the institution's code. */
  name: string | null;
  code: number | null;
  enrolments: number;
}

/** Official data about an institution from e-MEC. */
export interface KnownInstitution {
  name: string;
  abbreviation: string | null;
}

/** Courses and institutions in an edition of offers. */
export interface Catalogue {
  courses: readonly ListedCourse[];
  institutions: readonly ListedInstitution[];
  /** Sets of shifts that occur, as sums of bits; undefined in editions without shifts. */
  shifts: readonly number[] | undefined;
}

const editionCatalogues = new EditionCache<Catalogue>();

/**
 * Returns the catalogue of an edition. Throws an EditionUnavailableError for an edition imported by
 * an earlier version of the project.
 */
export async function catalogueOf({ database, edition }: OpenEdition): Promise<Catalogue> {
  try {
    return await editionCatalogues.read(database, readCatalogue);
  } catch (error) {
    if (!(error instanceof QueryFailed) || error instanceof EngineUnavailable) throw error;
    const message = `A busca de cursos precisa de uma nova importação de ${edition.conjunto} ${edition.ano}.`;
    throw new EditionUnavailableError(message, { cause: error });
  }
}

async function readCatalogue(database: Database): Promise<Catalogue> {
  const courses = await database.rows<
    [number, string, number | null, string | null, number, number]
  >(`SELECT id, course, code, area, enrolments, offers FROM ${TABLE.courses} ORDER BY id`);
  const institutions = await database.rows<[number, string | null, number | null, number]>(
    `SELECT id, institution, code, enrolments FROM ${TABLE.institutions} ORDER BY id`,
  );
  return {
    shifts: await readShifts(database),
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
}

/** Editions imported by earlier versions do not have the column. */
async function readShifts(database: Database): Promise<readonly number[] | undefined> {
  try {
    const rows = await database.rows<[number]>(
      `SELECT DISTINCT shifts FROM ${TABLE.offers} WHERE shifts IS NOT NULL ORDER BY shifts`,
    );
    return rows.map(([set]) => set);
  } catch (error) {
    if (!(error instanceof QueryFailed) || error instanceof EngineUnavailable) throw error;
    return undefined;
  }
}

/** Ranks of the courses and institutions that match a search; 0 is the best. */
export interface CatalogueMatches {
  courses: ReadonlyMap<number, number>;
  institutions: ReadonlyMap<number, number>;
  /** Whether an offer must match by both course and institution, rather than by either. */
  needsBoth: boolean;
  /** Whether no name contains the text, and those found only resemble it. */
  isSimilar: boolean;
}

const fold = (text: string): string => foldText(text.replace(/[\s,]+/g, ' '));

/** Searches the courses and institutions of several catalogues by name. */
export class CourseFinder {
  private constructor(
    private readonly courses: SearchIndex,
    private readonly institutions: SearchIndex,
  ) {}

  /** @param known - Institutions by code. */
  static async create(
    catalogues: readonly Catalogue[],
    known: ReadonlyMap<number, KnownInstitution>,
  ): Promise<CourseFinder> {
    const courses = catalogues.flatMap(({ courses: list }, position) =>
      list.map(({ id, name, enrolments }) =>
        item(`${position}-${id}`, name, enrolments, everydayNamesOfCourse(name)),
      ),
    );
    const institutions = catalogues.flatMap(({ institutions: list }, position) =>
      list.flatMap(({ id, name, code, enrolments }) => {
        const { name: official, abbreviation } = (code !== null && known.get(code)) || {};
        const title = name ?? official;
        const everyday = [abbreviation, official].filter((each) => each && each !== title);
        return title ? [item(`${position}-${id}`, title, enrolments, everyday as string[])] : [];
      }),
    );
    return new CourseFinder(
      await createSearchIndex(courses),
      await createSearchIndex(institutions),
    );
  }

  /**
   * Returns the matches in each catalogue: names that contain all words; otherwise, courses that
   * contain some of the words at institutions that contain the rest; otherwise, similar names.
   */
  find(text: string, catalogues: number): CatalogueMatches[] {
    const words = withoutCourseKind(fold(text)).split(' ');
    const whole = this.named(words);
    if (whole.courses.length + whole.institutions.length > 0) return matchesOf(whole, catalogues);
    for (const [left, right] of splits(words)) {
      const { courses } = this.named(left);
      const { institutions } = this.named(right);
      if (courses.length === 0 || institutions.length === 0) continue;
      return matchesOf({ courses, institutions, needsBoth: true }, catalogues);
    }
    const similar = words.join(' ');
    const courses = this.courses.search(similar);
    const institutions = courses.length > 0 ? [] : this.institutions.search(similar);
    return matchesOf({ courses, institutions }, catalogues);
  }

  /** Finds courses and institutions whose names contain all of the words. */
  private named(words: readonly string[]) {
    const text = words.join(' ');
    const exact = (index: SearchIndex) => index.search(text).filter(({ isExact }) => isExact);
    return { courses: exact(this.courses), institutions: exact(this.institutions) };
  }
}

/**
 * Lists all ways to split words into a course part and an institution part, longest course part
 * first.
 */
const splits = (words: readonly string[]): [left: string[], right: string[]][] =>
  words
    .slice(1)
    .flatMap((_, index): [string[], string[]][] => {
      const [head, tail] = [words.slice(0, index + 1), words.slice(index + 1)];
      return [
        [head, tail],
        [tail, head],
      ];
    })
    .toSorted(([a], [b]) => b.length - a.length);

interface FoundNames {
  courses: readonly Found[];
  institutions: readonly Found[];
  needsBoth?: boolean;
}

/** Assigns ranks per catalogue; courses rank before institutions unless both must match. */
function matchesOf(
  { courses, institutions, needsBoth = false }: FoundNames,
  catalogues: number,
): CatalogueMatches[] {
  const isSimilar = [...courses, ...institutions].every(({ isNear }) => isNear);
  const ranksIn = (found: readonly Found[], position: number, from: number) =>
    new Map(
      found.flatMap(({ code }, rank): [number, number][] => {
        const [at, id] = code.split('-').map(Number);
        return at === position && id !== undefined ? [[id, from + rank]] : [];
      }),
    );
  return Array.from({ length: catalogues }, (_, position) => ({
    courses: ranksIn(courses, position, 0),
    institutions: ranksIn(institutions, position, needsBoth ? 0 : courses.length),
    needsBoth,
    isSimilar,
  }));
}

const item = (
  code: string,
  title: string,
  weight: number,
  everyday: readonly string[],
): SearchItem => ({ code, title, synonyms: [], everyday, weight });

/** Reads the institutions of an edition of `emec`, by code. */
export async function readInstitutions(
  database: Database,
): Promise<ReadonlyMap<number, KnownInstitution>> {
  const rows = await database.rows<[code: number, name: string, abbreviation: string | null]>(
    'SELECT code, name, abbreviation FROM institutions',
  );
  return new Map(rows.map(([code, name, abbreviation]) => [code, { name, abbreviation }]));
}
