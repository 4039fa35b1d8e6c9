import type { Check, Fields, SharedChecks } from './checks';
import type { TextFile } from './text-file';

/** A kind of file: its columns, the checks on its rows, and the table in which they are staged. */
export interface FileKind {
  /** With its article, for messages: `o arquivo de vínculos da RAIS`. */
  title: string;
  table: string;
  fields: Fields;
  /**
   * Fields without which a file is refused; one of a nested list suffices. By default all fields.
   */
  required?: readonly (string | readonly string[])[];
  /** Fields whose absence `missingNotes` reports; one of a nested list suffices. */
  noted?: readonly (string | readonly string[])[];
  /** The spellings by which headers and names are compared; by default `foldHeader`. */
  spellings?: (header: string) => readonly string[];
  /** SELECT lists of columns derived from the fields, each over those before it. */
  derive?: (context: RowContext) => readonly string[];
  /** At least one. The first that a row meets decides, doubtful outcomes after all others. */
  checks: (context: RowContext) => readonly Check[];
  /** Column of the table → its type and its value, in SQL over fields and derived columns. */
  columns: Readonly<Record<string, readonly [type: string, sql: string]>>;
  /** Whether the file only explains codes of others: the edition's totals leave its rows out. */
  isLookup?: boolean;
}

/** A file on which the SQL of its kind may depend. */
export interface RowContext {
  file: TextFile;
  /** The year of the edition. */
  year: number;
  /** Whether the file has the column of a field. */
  has(field: string): boolean;
  is: SharedChecks;
}

/** Field → index of its column in the file. */
export type Columns = ReadonlyMap<string, number>;

/** A file whose kind and columns are known. */
export interface MatchedFile {
  file: TextFile;
  kind: FileKind;
  columns: Columns;
}
