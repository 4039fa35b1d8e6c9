import { type Columns, foldHeader, refuseWithout } from '../reading/columns';
import type { Reading } from '../reading/reading';
import type { TextFile } from '../reading/text-file';

/** Field → the names that the years gave its column. The first is what messages call it. */
export type Names = Readonly<Record<string, readonly [string, ...string[]]>>;

/** A kind of file that a census consists of, told by its columns. */
export interface FileKind {
  /** What it is, as in `o arquivo de cursos do Censo Escolar`. */
  what: string;
  /** The table that it is read into, and the SQL that creates it. */
  table: string;
  ddl: string;
  names: Names;
  /** Fields without one of which the file cannot be read. */
  necessary: readonly string[];
  readingOf(file: CensusFile, year: number): Reading;
}

/** The kind of file that a census cannot do without. */
export interface CourseKind extends FileKind {
  /** Fields that no other kind of file has. */
  marks: readonly string[];
}

/** A file whose kind and columns are known. */
export interface CensusFile {
  file: TextFile;
  kind: FileKind;
  columns: Columns<string>;
}

/** The year of the census, which every file tells in its rows. */
export const YEAR_NAME = 'NU_ANO_CENSO';

/**
 * Tells a file of courses from those that explain its codes: the latter have all columns that they
 * need, and none of the former's `marks`. Other columns are ignored. Throws an InputRefused that
 * names a column that is missing.
 */
export function recognise(
  file: TextFile,
  { courses, lookups }: { courses: CourseKind; lookups: readonly FileKind[] },
): CensusFile {
  const has = ({ names }: FileKind) => {
    return (field: string) => indexOf(file, names[field] ?? []) !== undefined;
  };
  const explains = lookups.find((kind) => kind.necessary.every(has(kind)));
  const kind = explains && !courses.marks.some(has(courses)) ? explains : courses;
  const columns = new Map<string, number>();
  for (const [field, names] of Object.entries(kind.names)) {
    const index = indexOf(file, names);
    if (index !== undefined) columns.set(field, index);
    else if (kind.necessary.includes(field)) {
      refuseWithout(file, names, `Use ${kind.what} com o cabeçalho original.`);
    }
  }
  return { file, kind, columns };
}

function indexOf(file: TextFile, names: readonly string[]): number | undefined {
  const index = file.columns.findIndex((header) => names.includes(foldHeader(header)));
  return index < 0 ? undefined : index;
}

/** What a reader must know of the columns that files lack. */
export function missingNotes(files: readonly CensusFile[], fields: readonly string[]): string[] {
  const missing = files.flatMap(({ kind, columns }) =>
    fields.filter((field) => !columns.has(field)).map((field) => kind.names[field]?.[0]),
  );
  return [...new Set(missing)].map(
    (name) => `A fonte não traz “${name}”: consta como não informado.`,
  );
}
