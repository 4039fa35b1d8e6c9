import type { SkippedLines } from '../text/skipped-lines';
import type { Fault } from './report';

/** Rows of a file in the table of its kind, plus its broken and skipped lines. */
export interface Staged {
  /** First row of the file in the table; all later rows also belong to the file. */
  firstRow: number;
  broken: readonly Fault[];
  skipped: SkippedLines;
}
