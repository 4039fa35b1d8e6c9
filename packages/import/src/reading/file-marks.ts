import { InputRefused } from './refusal';

/** The mark by which the files of a source are recognised. */
export interface FileMark {
  /** Matches their headers. */
  mark: RegExp;
  /** The source, for messages: `da RAIS`, as in `um arquivo da RAIS`. */
  of: string;
}

/** Source → its mark. Where several marks match, the last one applies. */
export type FileMarks = Readonly<Record<string, FileMark>>;

/** Refuses a file with the mark of another source and without that of `source`. */
export function refuseOtherSource(
  header: string,
  file: string,
  { source, marks }: { source: string; marks: FileMarks },
): void {
  if (marks[source]?.mark.test(header)) return;
  const other = Object.entries(marks).findLast(([, { mark }]) => mark.test(header));
  if (!other) return;
  const [name, { of }] = other;
  throw new InputRefused({
    file,
    line: 1,
    found: `isto parece um arquivo ${of}`,
    advice: `Importe-o com “npm run import -- ${name} ${file}”.`,
  });
}
