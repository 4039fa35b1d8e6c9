import { ImportRefusal } from './import-refusal';

/** Pattern that identifies the files of a source. */
export interface FileMark {
  /** Matches the header line. */
  mark: RegExp;
  /**
   * Name of the source in messages, with its preposition: `da RAIS`, as in `um arquivo da RAIS`.
   */
  of: string;
}

/** Source → mark. If several marks match, the last one applies. */
export type FileMarks = Readonly<Record<string, FileMark>>;

/** Throws an ImportRefusal for a file with the mark of another source but not that of `source`. */
export function refuseOtherSource(
  header: string,
  file: string,
  { source, marks }: { source: string; marks: FileMarks },
): void {
  if (marks[source]?.mark.test(header)) return;
  const other = Object.entries(marks).findLast(([, { mark }]) => mark.test(header));
  if (!other) return;
  const [name, { of }] = other;
  throw new ImportRefusal({
    file,
    line: 1,
    found: `isto parece um arquivo ${of}`,
    advice: `Importe-o como “${name}”: npm run import -- ${name} ARQUIVO.`,
  });
}
