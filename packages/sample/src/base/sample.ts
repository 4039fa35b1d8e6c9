import type { DuckDBConnection } from '@duckdb/node-api';
import type { Edition, SourceName } from '@observatorio/contract';

/**
 * Receives a description of the current step, in Portuguese, and the completed share, from 0 to 1.
 */
export type SampleProgress = (message: string, fraction: number) => void;

/** Made-up demonstration data for one source and year. */
export interface Sample {
  /** Source that the sample substitutes for. */
  source: SourceName;
  /** Default: `SAMPLE_YEAR`. */
  year?: number;
  /** Id of the table of indicators. Default: none. */
  indicatorTable?: string;
  /** Name of the data for use within a sentence, such as “cursos técnicos”. */
  label: string;
  /** Table that `generate` creates and fills. */
  table: string;
  /**
   * Generates the table. `dataDir` contains the previously built samples, for consistent figures.
   */
  generate(connection: DuckDBConnection, dataDir: string): Promise<void>;
  /** Builds the edition's tables in the database `edition` from the generated table. */
  build(connection: DuckDBConnection): Promise<void>;
  /** Returns facts about the edition beyond its rows and notes. */
  facts?(
    connection: DuckDBConnection,
  ): Promise<Pick<Edition, 'baseRemuneracao' | 'indicadores' | 'ufs'>>;
  /** Caveats shown to readers, as full sentences. */
  notes: readonly string[];
}
