import type { DuckDBConnection } from '@duckdb/node-api';
import type { SourceName } from '@observatorio/contract';

/** Told what is being done, in Portuguese, and how much of the whole is done, from 0 to 1. */
export type OnProgress = (message: string, fraction: number) => void;

/** The demonstration data of one source: made by the project, of `SAMPLE_YEAR`. */
export interface Sample {
  /** The source whose place the sample takes. */
  source: SourceName;
  /** The name of the data within a sentence, such as “cursos técnicos”. */
  label: string;
  /** The table that `generate` creates and fills. */
  table: string;
  generate(connection: DuckDBConnection): Promise<void>;
  /** Turns the table into the tables of an edition, in the database `edition`. */
  build(connection: DuckDBConnection): Promise<void>;
  /** What a reader must know of it, in Portuguese. */
  notes: readonly string[];
}
