import type { DuckDBConnection } from '@duckdb/node-api';
import type { Edition, SourceName } from '@observatorio/contract';
import { buildOffers, installEdition, OFFERS_TABLE } from '@observatorio/store';
import { refuseWithout } from '../reading/columns';
import { doubtNotes, type ImportOptions, inspectAll, readAll, rowsOf } from '../reading/read-files';
import { InputRefused } from '../reading/refusal';
import type { FileReport } from '../reading/report';
import type { TextFile } from '../reading/text-file';
import { type CensusFile, type CourseKind, type FileKind, recognise } from './census-file';
import { nameCourses } from './course-name';
import { yearOfCensus } from './year';

/** A census of INEP whose files are imported. */
export interface Census {
  /** The source that the manifest names. */
  conjunto: SourceName;
  courses: CourseKind;
  /** Files that explain the codes of the former; each may be missing. */
  lookups: readonly FileKind[];
  /** Which of them courses need where their own file does not have this field. */
  explained?: { field: string; by: FileKind };
  /** SQL that fills `offers` from the tables of the files and `course_names`. */
  insertOffers: string;
  /** What a reader must know, in whole sentences; `inactive` is the number of rows left out. */
  notes(
    connection: DuckDBConnection,
    files: readonly CensusFile[],
    inactive: number,
  ): Promise<string[]>;
}

/**
 * Imports files of a census as the edition of its year. Throws an InputRefused where a file cannot
 * be read or trusted; the data in service are then as they were.
 */
export async function importCensus(
  census: Census,
  dataDir: string,
  paths: readonly string[],
  { year: said, onProgress, onBuild = () => {} }: ImportOptions = {},
): Promise<Edition> {
  const inspected = await inspectAll(paths, { source: census.conjunto, delimiters: [';', '|'] });
  const files = inspected.map((file) => recognise(file, census));
  refuseWithoutCourses(files, census);
  refuseUnexplained(files, census);
  const year = yearOfCensus(files, said);
  return installEdition(
    dataDir,
    { conjunto: census.conjunto, ano: year, tipo: 'oficial' },
    async (connection, workspace) => {
      const inputs = files.map((each) => ({
        file: each.file,
        readingOf: (file: TextFile) => each.kind.readingOf({ ...each, file }, year),
      }));
      const tables = [census.courses, ...census.lookups].map(({ ddl }) => ddl);
      const reports = await readAll(connection, inputs, { tables, workspace, onProgress });
      const ofCourses = reports.filter((_, index) => files[index]?.kind === census.courses);
      refuseEmpty(ofCourses, census);
      onBuild(reports);
      await nameCourses(connection);
      await connection.run(`${OFFERS_TABLE}; ${census.insertOffers}`);
      await buildOffers(connection);
      const inactive = ofCourses.reduce((rows, report) => rows + report.inactive, 0);
      return {
        fontes: files.map(({ file }) => file.name),
        ...rowsOf(ofCourses),
        notas: [...(await census.notes(connection, files, inactive)), ...doubtNotes(reports)],
      };
    },
  );
}

function refuseWithoutCourses(files: readonly CensusFile[], { courses }: Census): void {
  if (files.some(({ kind }) => kind === courses)) return;
  throw new InputRefused({
    file: files[0]?.file.name,
    found: `isto é ${files[0]?.kind.what}`,
    advice: `Informe também ${courses.what}.`,
  });
}

function refuseUnexplained(files: readonly CensusFile[], { courses, explained }: Census): void {
  if (!explained || files.some(({ kind }) => kind === explained.by)) return;
  const bare = files.find(({ kind, columns }) => kind === courses && !columns.has(explained.field));
  if (!bare) return;
  const label = courses.names[explained.field]?.[0] ?? explained.field;
  refuseWithout(bare.file, [label], `Informe também ${explained.by.what}, que a traz.`);
}

function refuseEmpty(reports: readonly FileReport[], { courses }: Census): void {
  if (reports.some(({ kept }) => kept > 0)) return;
  throw new InputRefused({
    file: reports[0]?.file,
    found: 'nenhuma linha conta: são todas de outros níveis de ensino',
    advice: `Confira se é ${courses.what}.`,
  });
}

/** The first number of an answer. */
export async function numberOf(connection: DuckDBConnection, sql: string): Promise<number> {
  const reader = await connection.runAndReadAll(sql);
  return Number(reader.getRowsJS()[0]?.[0] ?? 0);
}
