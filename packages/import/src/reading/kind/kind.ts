import type { HeaderNames, RowCheck } from '../cells/checks';
import type { TextFile } from '../text/text-file';
import type { RowContext } from './row-context';
import type { Rules } from './rules';

/** A kind of file: its columns, what must be true of its rows, and its staging table. */
export interface FileKind extends Rules {
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
  /**
   * Waiver name → whether files with these headers should have its fields. The importer itself
   * reports them if missing. Default: all files should, and `missingNotes` does.
   */
  waivableIn?: Readonly<Record<string, (headers: readonly string[]) => boolean>>;
  /**
   * Waiver name → official files that lack its fields (`os arquivos de 2010 a 2014`) and the number of
   * their columns.
   */
  lackedBy?: Readonly<Record<string, { files: string; columns: number }>>;
  /** Fields that `missingNotes` reports if missing; one field of a nested list suffices. */
  noted?: readonly (string | readonly string[])[];
  /** Returns fields to ignore because the file has a better one with the same content. */
  superseded?: (has: (field: string) => boolean) => readonly string[];
  /** Returns the spellings by which headers and names are compared. Default: `foldHeader`. */
  spellings?: (header: string) => readonly string[];
  /** Fields that keep their line breaks; in all others, line breaks become spaces. */
  multiline?: readonly string[];
  /**
   * SELECT lists of columns derived from the fields and the declared codes and numbers; each may use
   * the lists before it.
   */
  derive?: (context: RowContext) => readonly string[];
  /**
   * Checks beyond the declared rules. The first check that a row meets applies; those with a
   * doubtful outcome are tried last.
   */
  checks?: (context: RowContext) => readonly RowCheck[];
  /** Column of the table → its type and its value, as SQL over fields and derived columns. */
  columns: Readonly<Record<string, readonly [type: string, sql: string]>>;
  /**
   * SQL expressions over these columns that identify a row's subject. The file is rejected if two
   * rows have equal keys but different values; of equal rows, one counts.
   */
  key?: readonly string[];
  /**
   * SQL condition over these columns under which equal rows are repetitions, of which one counts.
   * Default: true for kinds with a key, false for others.
   */
  once?: string;
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

/** Field → column index in the file; contains only fields that are read. */
export type Columns = ReadonlyMap<string, number>;

/** A file with its kind and columns. */
export interface MatchedFile {
  file: TextFile;
  kind: FileKind;
  columns: Columns;
}
