import type { DuckDBConnection } from '@duckdb/node-api';
import type { Edition } from '@observatorio/contract';
import type { FileKind, MatchedFile } from '../reading/kind/kind';
import type { SourceSignature } from '../reading/text/source-signatures';
import type { TextFile } from '../reading/text/text-file';
import type { Join } from './joins';
import type { RowsRead } from './rows-read';
import type { VintageSign } from './vintage';
import type { Whole } from './whole';

/** A data source: its files, the edition built from them, and its entry in the help text. */
export interface Importer extends SourceSignature {
  /** Files to pass to the command, for its help text; at most 80 characters per line. */
  usage: string;
  /** Layout of files that have no official one, shown at the end of the help text. */
  layout?: string;
  /** Id of the table, if its edition has indicators. */
  table?: string;
  /** Possible column delimiters. */
  delimiters: readonly string[];
  kinds: readonly [FileKind, ...FileKind[]];
  /** Kinds required for an import. Default: the first of `kinds`. */
  required?: readonly FileKind[];
  /** Names of its files, if other files in the official archive have their columns too. */
  members?: RegExp;
  /** Whether a file of the source is unused and can be ignored, given its path. */
  isUnused?(path: string): boolean;
  /** Returns the kind of a file. May throw an ImportRefusal. Default: the first of `kinds`. */
  kindOf?(file: TextFile): FileKind;
  /** Throws an ImportRefusal if the files are valid individually but insufficient together. */
  checkFiles?(files: readonly MatchedFile[]): void;
  /** Throws an ImportRefusal if the rows, taken together, cannot be trusted. */
  checkRows?(imported: Imported): Promise<void>;
  /** Throws an ImportRefusal if the files cannot be those of a whole year, each with its states. */
  checkWhole?(imported: Imported): Promise<void>;
  /**
   * Returns the year of the edition. Throws an ImportRefusal if the files disagree with the
   * requested year. Default: the requested year or else the current one, for files without a
   * reference year.
   */
  yearOf?(files: readonly MatchedFile[], requestedYear: number | undefined): number;
  /** Returns the vintage that the layout of a file shows. Default: a layout shows none. */
  layoutSign?(file: TextFile, year: number): VintageSign | undefined;
  /** Codes in the staged files that must have a partner. */
  joins?: readonly Join[];
  /** What the edition must have to be whole. */
  whole?: readonly Whole[];
  /** Error if no row of the files counts. Default: such files are accepted. */
  emptyRefusal?: { found: string; advice: string };
  /** Fills the database `edition` from the staging tables. */
  build(connection: DuckDBConnection, year: number): Promise<unknown>;
  /** Queries on the staged and built tables for the comparison with the published total. */
  counted?: CountQueries;
  /** Returns facts about the edition beyond its rows and notes. */
  facts?(imported: Imported): Promise<EditionFacts>;
  /** Returns attributions to list before the file names. */
  credits?(files: readonly TextFile[]): string[];
  /**
   * Returns caveats shown to readers, as full sentences; caveats about doubtful rows follow them.
   */
  notes(imported: Imported): readonly string[] | Promise<readonly string[]>;
}

/** SQL queries for what the published total of a source counts: links or enrolments. */
export interface CountQueries {
  /** Code of each state, or NULL, and its count. */
  byState: string;
  /** Count of the rows that repeat others. Default: repeated rows count, or are not looked for. */
  repeated?: string;
}

/** Importer of a source with reference years, which its files state, as they do the states. */
export type YearlyImporter = Importer & Required<Pick<Importer, 'yearOf' | 'facts' | 'counted'>>;

/** Facts about an edition that depend on its source. */
export type EditionFacts = Pick<
  Edition,
  'baseRemuneracao' | 'abandonados' | 'naoInformados' | 'ufs' | 'indicadores'
>;

/** Files that have been read and built into an edition. */
export interface Imported extends RowsRead {
  year: number;
  /** Data directory with the live editions. */
  dataDir: string;
}
