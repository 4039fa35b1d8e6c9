import type { SharedChecks } from '../cells/checks';
import type { TextFile } from '../text/text-file';

/** File context on which the SQL of a kind may depend. */
export interface RowContext {
  file: TextFile;
  /** Year of the edition. */
  year: number;
  /** Whether the file has the column of a field. */
  has(field: string): boolean;
  /** Returns the name of a field's column as the file writes it. */
  label(field: string): string;
  is: SharedChecks;
}
