import type { DuckDBConnection } from '@duckdb/node-api';
import type { MatchedFile } from '../reading/kind/kind';
import type { FileReport } from '../reading/rows/report';

/** Files whose rows have been read. */
export interface RowsRead {
  connection: DuckDBConnection;
  files: readonly MatchedFile[];
  /** Reports on all files except lookups. */
  reports: readonly FileReport[];
}
