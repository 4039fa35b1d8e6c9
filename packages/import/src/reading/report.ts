/** A row that was rejected, where it stands and what it says. */
export interface Example {
  file: string;
  line: number;
  text: string;
}

/** Rows at fault in one way. */
export interface Fault {
  reason: string;
  count: number;
  /** The first three. */
  examples: Example[];
}

/** What became of the rows of one file: `read` = `kept` + `inactive` + `rejected`. */
export interface FileReport {
  file: string;
  read: number;
  kept: number;
  /** Rows in order that the data set does not count, as links ended before 31/12. */
  inactive: number;
  /** What these are, as in `3 linhas de vínculos encerrados`. */
  inactiveRows: string;
  rejected: number;
  rejections: Fault[];
  /** Rows among those kept that have an odd value: what it should tell is not informed. */
  doubts: Fault[];
}

export const EXAMPLES = 3;
const EXAMPLE_LENGTH = 60;

/** The text of an example, cut to what a line of a report holds. */
export const shorten = (text: string): string =>
  text.length > EXAMPLE_LENGTH ? `${text.slice(0, EXAMPLE_LENGTH)}…` : text;

/** The rejections, or the doubts, of all files, by reason, the most frequent first. */
export function faultsOf(files: readonly FileReport[], kind: 'rejections' | 'doubts'): Fault[] {
  const merged = new Map<string, Fault>();
  for (const { reason, count, examples } of files.flatMap((file) => file[kind])) {
    const known = merged.get(reason);
    merged.set(reason, {
      reason,
      count: count + (known?.count ?? 0),
      examples: [...(known?.examples ?? []), ...examples].slice(0, EXAMPLES),
    });
  }
  return [...merged.values()].toSorted((a, b) => b.count - a.count);
}

export const sumOf = (
  files: readonly FileReport[],
  key: 'read' | 'kept' | 'inactive' | 'rejected',
): number => files.reduce((total, file) => total + file[key], 0);
