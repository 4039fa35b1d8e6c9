import type { Unit } from '@observatorio/domain';

/** The unit of the lines of files. */
export const LINES: Unit = { one: 'linha', many: 'linhas', feminine: true };

/** The text of a row at fault, and its position. */
export interface Example {
  file: string;
  line: number;
  text: string;
}

/** The rows that share one fault. */
export interface Fault {
  reason: string;
  count: number;
  /** The first `MAX_EXAMPLES`. */
  examples: Example[];
}

/** Counts of the rows of one file by outcome: `read` = `kept` + `inactive` + `rejected`. */
export interface FileReport {
  file: string;
  read: number;
  kept: number;
  /** Rows in order that the edition does not count, such as links ended before 31/12. */
  inactive: number;
  /** Their description, as in `3 linhas de vínculos encerrados`; empty if the kind has none. */
  inactiveRows: string;
  rejected: number;
  rejections: Fault[];
  /** Faults of kept rows: the value at fault counts as not informed. */
  doubts: Fault[];
  /** Its rows in the table of its kind: `rowid` from `first` to below `end`. */
  rows: { first: number; end: number };
}

/** Number of examples that a report keeps of each fault. */
export const MAX_EXAMPLES = 3;
/** Length to which the text of an example is cut. */
export const EXAMPLE_LENGTH = 60;

/** Cuts the text of an example to the width of a report. */
export const shorten = (text: string): string =>
  text.length > EXAMPLE_LENGTH ? `${text.slice(0, EXAMPLE_LENGTH)}…` : text;

/** Sums the counts of faults. */
export const totalOf = (faults: readonly Fault[]): number =>
  faults.reduce((total, { count }) => total + count, 0);

/** Merges the rejections or the doubts of all files by reason, the most frequent first. */
export function faultsOf(files: readonly FileReport[], outcome: 'rejections' | 'doubts'): Fault[] {
  const merged = new Map<string, Fault>();
  for (const { reason, count, examples } of files.flatMap((file) => file[outcome])) {
    const known = merged.get(reason);
    merged.set(reason, {
      reason,
      count: count + (known?.count ?? 0),
      examples: [...(known?.examples ?? []), ...examples].slice(0, MAX_EXAMPLES),
    });
  }
  return [...merged.values()].toSorted((a, b) => b.count - a.count);
}

/** Sums one count over files. */
export const sumOf = (
  files: readonly FileReport[],
  key: 'read' | 'kept' | 'inactive' | 'rejected',
): number => files.reduce((total, file) => total + file[key], 0);
