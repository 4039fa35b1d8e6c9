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
  /**
   * Further fields without which a file is refused, unless the operator waives them by name; one of
   * a list suffices. `missingNotes` reports those that files lack.
   */
  waivable?: Waivable;
  /** Fields whose absence `missingNotes` reports; one of a nested list suffices. */
  noted?: readonly (string | readonly string[])[];
  /** The fields to ignore because the file has a better one of the same content. */
  superseded?: (has: (field: string) => boolean) => readonly string[];
  /** The spellings by which headers and names are compared; by default `foldHeader`. */
  spellings?: (header: string) => readonly string[];
  /** Fields that keep their line breaks, which become spaces in all others. */
  multiline?: readonly string[];
  /** SELECT lists of columns derived from the fields, each over those before it. */
  derive?: (context: RowContext) => readonly string[];
  /** At least one. The first that a row meets decides, doubtful outcomes after all others. */
  checks: (context: RowContext) => readonly Check[];
  /** Column of the table → its type and its value, in SQL over fields and derived columns. */
  columns: Readonly<Record<string, readonly [type: string, sql: string]>>;
  /** SQL over these columns of what a row is about. Rows that differ in the rest are refused. */
  key?: readonly string[];
  /** Whether the file only explains codes of others: the edition's totals leave its rows out. */
  isLookup?: boolean;
}

/** Name of a loss that an operator may accept → the fields that would prevent it. */
export type Waivable = Readonly<Record<string, readonly string[]>>;

/** A file on which the SQL of its kind may depend. */
export interface RowContext {
  file: TextFile;
  /** The year of the edition. */
  year: number;
  /** Whether the file has the column of a field. */
  has(field: string): boolean;
  is: SharedChecks;
}

/** Field → index of its column in the file; only of fields that are read. */
export type Columns = ReadonlyMap<string, number>;

/** A file whose kind and columns are known. */
export interface MatchedFile {
  file: TextFile;
  kind: FileKind;
  columns: Columns;
}
