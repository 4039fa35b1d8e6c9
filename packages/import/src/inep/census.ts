import type { DuckDBConnection } from '@duckdb/node-api';
import { buildOffers, OFFERS_TABLE, statesIn } from '@observatorio/store';
import type { Imported, YearlyImporter } from '../pipeline/importer';
import { hasAnyColumn, hasColumns } from '../reading/kind/columns';
import type { FileKind } from '../reading/kind/kind';
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
}

/** Creates the part of an importer shared by both censuses. */
export function importerOfCensus({ courses, courseMarks, lookups, insertOffers }: Census) {
  return {
    delimiters: [';', '|'],
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
    facts: async ({ connection }: Imported) => ({ ufs: await statesIn(connection, 'offers') }),
  } satisfies Partial<YearlyImporter>;
}
