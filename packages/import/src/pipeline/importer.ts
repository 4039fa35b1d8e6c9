import type { DuckDBConnection } from '@duckdb/node-api';
import type { Edition } from '@observatorio/contract';
import type { FileMark } from '../reading/file-marks';
import type { FileKind, MatchedFile } from '../reading/kind';
import type { FileReport } from '../reading/report';
import type { TextFile } from '../reading/text-file';

/** A source: its files, the edition built from them, and its entry in the help. */
export interface Importer extends FileMark {
  /** The files to give, for the help of the command; lines of at most 80 characters. */
  usage: string;
  /** The layout of files that have no official one, at the end of the help. */
  layout?: string;
  /** The characters that may separate columns. */
  delimiters: readonly string[];
  kinds: readonly [FileKind, ...FileKind[]];
  /** Kinds without which the import is refused; by default the first of `kinds`. */
  required?: readonly FileKind[];
  /** Whether to leave out a file of the source that nothing uses, by its path. */
  isUnused?(path: string): boolean;
  /** The kind of a file, by default the first of `kinds`. May throw an InputRefused. */
  kindOf?(file: TextFile): FileKind;
  /** Throws an InputRefused if files that match one by one do not suffice together. */
  checkFiles?(files: readonly MatchedFile[]): void;
  /** Throws an InputRefused if the rows that were read cannot be trusted together. */
  checkRows?(read: RowsRead): Promise<void>;
  /**
   * The year of the edition. By default the requested one, else the current one: the files have no
   * year of reference. Throws an InputRefused if files and request disagree.
   */
  yearOf?(files: readonly MatchedFile[], requestedYear: number | undefined): number;
  /** The refusal of files of which no row counts; by default they are accepted. */
  emptyRefusal?: { found: string; advice: string };
  /** Fills the database `edition` from the tables of the kinds. */
  build(connection: DuckDBConnection, year: number): Promise<unknown>;
  /** Makes the view `links` for a cluster, which counts the edition from it; absent if none can. */
  stageLinks?(connection: DuckDBConnection): Promise<unknown>;
  /** Facts about the edition beyond its rows and notes. */
  facts?(imported: Imported): Promise<EditionFacts>;
  /** Credits to list before the names of the files. */
  credits?(files: readonly TextFile[]): string[];
  /** Caveats shown to readers, as full sentences; those about doubtful rows follow. */
  notes(imported: Imported): readonly string[] | Promise<readonly string[]>;
}

/** Facts about an edition that depend on its source. */
export type EditionFacts = Pick<Edition, 'baseRemuneracao' | 'ufs'>;

/** Files that have been read. */
export interface RowsRead {
  connection: DuckDBConnection;
  files: readonly MatchedFile[];
  /** Reports on all files but lookups. */
  reports: readonly FileReport[];
}

/** Files that have been read and built into an edition. */
export interface Imported extends RowsRead {
  year: number;
  /** The directory of the editions in service. */
  dataDir: string;
}
