import type { RemoteFile } from './remote/remote';

/** What to fetch for a source and, where it has years, a year. */
export interface Plan {
  year?: number | undefined;
  /** Folder for the files, below that of the source: `2023/Legado`. */
  folder: string;
  files: readonly RemoteFile[];
  /** Names of files that are empty on the server and are not needed. */
  empty: readonly string[];
  /** Codes of the states that the files must hold; empty if they are unknown. */
  states: readonly string[];
  /** Facts that the operator should know, as full sentences. */
  notes: readonly string[];
}

/** What the operator asked for. */
export interface Request {
  year?: number | undefined;
  /** Version of the year, such as `legado`. */
  version?: string | undefined;
  /** Whether files may be missing. */
  isPartial: boolean;
}
