import type { HeaderNames, RowCheck, SharedChecks } from '../cells/checks';
import type { TextFile } from '../text/text-file';

/** A kind of file: its columns, the checks on its rows, and its staging table. */
export interface FileKind {
  /** Name with its article, for messages: `o arquivo de vínculos da RAIS`. */
  title: string;
  table: string;
  fields: HeaderNames;
  /** Required fields; one field of a nested list suffices. Default: all fields. */
  required?: readonly (string | readonly string[])[];
  /**
   * Further required fields, unless the operator waives them by name; one field of a list suffices.
   * `missingNotes` reports the missing ones.
   */
  waivable?: Waivable;
  /** Fields that `missingNotes` reports if missing; one field of a nested list suffices. */
  noted?: readonly (string | readonly string[])[];
  /** Returns fields to ignore because the file has a better one with the same content. */
  superseded?: (has: (field: string) => boolean) => readonly string[];
  /** Returns the spellings by which headers and names are compared. Default: `foldHeader`. */
  spellings?: (header: string) => readonly string[];
  /** Fields that keep their line breaks; in all others, line breaks become spaces. */
  multiline?: readonly string[];
  /** SELECT lists of columns derived from the fields; each may use the lists before it. */
  derive?: (context: RowContext) => readonly string[];
  /**
   * At least one check. The first one that a row meets applies; those with a doubtful outcome are
   * tried last.
   */
  checks: (context: RowContext) => readonly RowCheck[];
  /** Column of the table → its type and its value, as SQL over fields and derived columns. */
  columns: Readonly<Record<string, readonly [type: string, sql: string]>>;
  /**
   * SQL expressions over these columns that identify a row's subject. The file is rejected if two
   * rows have equal keys but different values.
   */
  key?: readonly string[];
  /**
   * Whether the file only explains codes in other files. Its rows are excluded from the edition's
   * totals.
   */
  isLookup?: boolean;
}

/**
 * Waiver name by which an operator may accept missing data → fields that would provide the data.
 */
export type Waivable = Readonly<Record<string, readonly string[]>>;

/** File context on which the SQL of a kind may depend. */
export interface RowContext {
  file: TextFile;
  /** Year of the edition. */
  year: number;
  /** Whether the file has the column of a field. */
  has(field: string): boolean;
  is: SharedChecks;
}

/** Field → column index in the file; contains only fields that are read. */
export type Columns = ReadonlyMap<string, number>;

/** A file with its kind and columns. */
export interface MatchedFile {
  file: TextFile;
  kind: FileKind;
  columns: Columns;
}
