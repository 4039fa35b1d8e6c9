import type { DuckDBConnection } from '@duckdb/node-api';
import type { Unit } from '@observatorio/language';
import { buildOffers, OFFERS_TABLE, statesIn } from '@observatorio/store';
import type { Imported, YearlyImporter } from '../pipeline/importer';
import type { Join } from '../pipeline/joins';
import type { Whole } from '../pipeline/whole';
import { hasAnyColumn, hasColumns } from '../reading/kind/columns';
import type { FileKind } from '../reading/kind/kind';
import { COUNTED_SQL, REPEATED } from '../reading/rows/staging-plan';
import type { TextFile } from '../reading/text/text-file';
import { nameCourses } from './course-name';
import { yearOfCensus } from './year';

/** Kinds of file in an INEP census, and how they fill an edition. */
interface Census {
  courses: FileKind;
  /** Fields found only in the courses file. */
  courseMarks: readonly string[];
  /** Optional files that explain the codes in the courses file. */
  lookups: readonly FileKind[];
  /** SQL that fills `offers` from the staged files and `course_names`. */
  insertOffers: string;
  /** Column of the staged courses with their enrolments. */
  enrolments: string;
}

/** Creates the part of an importer shared by both censuses. */
export function importerOfCensus({
  courses,
  courseMarks,
  lookups,
  insertOffers,
  enrolments,
}: Census) {
  return {
    delimiters: [';', '|', ','],
    kinds: [courses, ...lookups],
    kindOf(file: TextFile): FileKind {
      const lookup = lookups.find((kind) => hasColumns(file, kind));
      return lookup && !hasAnyColumn(file, courses, courseMarks) ? lookup : courses;
    },
    yearOf: yearOfCensus,
    emptyRefusal: {
      found: 'nenhuma linha conta: são todas de outros níveis de ensino',
      advice: `Confira se é ${courses.title}.`,
    },
    async build(connection: DuckDBConnection): Promise<void> {
      await nameCourses(connection);
      await connection.run(`${OFFERS_TABLE}; ${insertOffers}`);
      await buildOffers(connection);
    },
    counted: {
      byState: 'SELECT uf, sum(enrolments) FROM offers GROUP BY uf',
      repeated: `SELECT sum(${enrolments}) FROM ${courses.table} WHERE status = ${REPEATED}`,
    },
    facts: async ({ connection }: Imported) => ({ ufs: await statesIn(connection, 'offers') }),
  } satisfies Partial<YearlyImporter>;
}

/** Minimum share of courses that agree with the lookup file about their institution. */
const MIN_AGREEMENT = 0.999;

/**
 * Returns the joins of the courses with the lookup file that describes their institutions by `code`.
 */
export function lookupJoins(
  lookup: string,
  titles: {
    join: string;
    reverse: string;
    /** Column in both tables → title of its join. */
    columns: Readonly<Record<string, string>>;
  },
): Join[] {
  const offered = `SELECT institution_code FROM staged WHERE ${COUNTED_SQL}`;
  const known = `SELECT code FROM ${lookup} WHERE ${COUNTED_SQL}`;
  return [
    { title: titles.join, codes: `${offered} AND EXISTS (${known})`, partners: known },
    // Files of a state or of one institution are imported with the lookup of the whole country.
    { title: titles.reverse, codes: known, partners: offered, minShare: 0, isQuiet: true },
    ...Object.entries(titles.columns).map(([column, title]): Join => {
      const described = `(SELECT code, ${column} FROM ${lookup} WHERE ${COUNTED_SQL} AND ${column} IS NOT NULL) AS described`;
      return {
        title,
        codes: `SELECT concat(institution_code, ' com ', staged.${column})
          FROM staged JOIN ${described} ON code = institution_code
          WHERE ${COUNTED_SQL} AND staged.${column} IS NOT NULL`,
        partners: `SELECT concat(code, ' com ', ${column}) FROM ${described}`,
        minShare: MIN_AGREEMENT,
      };
    }),
  ];
}

/** Returns the rule that an edition has the institutions of the one that it replaces. */
export const wholeInstitutions = (unit: Unit): Whole => ({
  unit,
  items: (edition) => `SELECT DISTINCT code FROM ${edition}.institutions WHERE code IS NOT NULL`,
});
