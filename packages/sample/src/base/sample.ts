import type { DuckDBConnection } from '@duckdb/node-api';
import type { Edition, SourceName } from '@observatorio/contract';

/** Receives the current step, in Portuguese, and the share of the work done, 0 to 1. */
export type OnProgress = (message: string, fraction: number) => void;

/** The demonstration data of one source: made by the project, of `SAMPLE_YEAR`. */
export interface Sample {
  /** The source for which the sample stands in. */
  source: SourceName;
  /** The name of the data within a sentence, such as “cursos técnicos”. */
  label: string;
  /** The table that `generate` creates and fills. */
  table: string;
  /** `dataDir` holds the samples made before it, with which its figures agree. */
  generate(connection: DuckDBConnection, dataDir: string): Promise<void>;
  /** Turns the table into the tables of an edition, in the database `edition`. */
  build(connection: DuckDBConnection): Promise<void>;
  /** Facts about the edition beyond its rows and notes. */
  facts?(connection: DuckDBConnection): Promise<Pick<Edition, 'baseRemuneracao' | 'ufs'>>;
  /** Caveats shown to readers, as full sentences. */
  notes: readonly string[];
}
