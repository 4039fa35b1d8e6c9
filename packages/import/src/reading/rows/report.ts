import type { Unit } from '@observatorio/language';

/** Unit of the line counts. */
export const LINES: Unit = { one: 'linha', many: 'linhas', feminine: true };

/** Text and position of an invalid row. */
export interface Example {
  file: string;
  line: number;
  text: string;
}

/** Rows with the same defect. */
export interface Fault {
  reason: string;
  count: number;
  /** Up to `MAX_EXAMPLES`. */
  examples: Example[];
  /** Maximum share of a file's rows with the defect. Default: a tenth. */
  maxShare?: number;
  /** Whether a file with a single such row is rejected. */
  isFatal?: boolean;
  /** Whether it is only reported if there are too many. */
  isLoose?: boolean;
  /** Whether a file must have all of its rows so, or none. */
  isUniform?: boolean;
  /** Returns the remedy if there are more. Default: to check the file. */
  advice?: (examples: readonly string[]) => string;
}

/** Counted rows of a file without a value in one column. */
export interface BlankColumn {
  /** Name of the column as the file writes it. */
  column: string;
  count: number;
  /** Maximum share of the counted rows. */
  maxShare: number;
}

/** Row counts of one file by outcome: `read` = `kept` + `inactive` + `rejected`. */
export interface FileReport {
  file: string;
  read: number;
  kept: number;
  /** Kept rows that repeat an earlier one, in this or another file, and do not count again. */
  repeated: number;
  /** Valid rows that the edition does not count, such as links that ended before 31 December. */
  inactive: number;
  /** The inactive rows by what they are, as in `3 linhas de vínculos encerrados`. */
  inactiveRows: readonly { reason: string; count: number }[];
  rejected: number;
  rejections: Fault[];
  /** Defects of kept rows; the invalid values count as unknown. */
  doubts: Fault[];
  /** Counted rows in which two columns disagree. */
  contradictions: Fault[];
  /** Every column whose blanks are limited, even if it has none. */
  blanks: BlankColumn[];
  /** What the rows together show to be odd, as clauses; empty unless the operator accepted it. */
  oddities: readonly string[];
  /** The totals and notes at the foot of the file, as a clause; undefined if there are none. */
  foot?: string;
  /** The last cell of a file that ends in it, without a newline, so that it may be cut. */
  unended?: string;
  /** Range of the file's `rowid`s in the table of its kind; `end` is exclusive. */
  rows: { first: number; end: number };
  /** Returns the line of a row of the file, given its `rowid`. */
  lineOf: (row: number) => number;
}

/** Maximum number of examples kept per defect. */
export const MAX_EXAMPLES = 3;
/** Maximum length of an example's text. */
export const EXAMPLE_LENGTH = 60;

/** Text between the two values of an example, which quotes each value separately. */
export const BETWEEN = '” e “';

/** Truncates the text of an example, or each of its two values, to fit a line of a report. */
export function shorten(text: string): string {
  const values = text.replace(/\s*\n\s*/g, ' ').split(BETWEEN);
  return values
    .map((value) => (value.length > EXAMPLE_LENGTH ? `${value.slice(0, EXAMPLE_LENGTH)}…` : value))
    .join(BETWEEN);
}

/** Sums the counts of defects. */
export const totalFaults = (faults: readonly Fault[]): number =>
  faults.reduce((total, { count }) => total + count, 0);

/** Merges the defects of one outcome over all files by reason, most frequent first; omits loose ones. */
export function faultTexts(
  files: readonly FileReport[],
  outcome: 'rejections' | 'doubts' | 'contradictions',
): Fault[] {
  const merged = new Map<string, Fault>();
  for (const { reason, count, examples, isLoose } of files.flatMap((file) => file[outcome])) {
    if (isLoose) continue;
    const known = merged.get(reason);
    merged.set(reason, {
      reason,
      count: count + (known?.count ?? 0),
      examples: [...(known?.examples ?? []), ...examples].slice(0, MAX_EXAMPLES),
    });
  }
  return [...merged.values()].toSorted((a, b) => b.count - a.count);
}

/** Sums one count over all files. */
export const sumOf = (
  files: readonly FileReport[],
  key: 'read' | 'kept' | 'repeated' | 'inactive' | 'rejected',
): number => files.reduce((total, file) => total + file[key], 0);
