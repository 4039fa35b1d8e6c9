import type { FileKind } from '../kind/kind';
import { nonTextRefusal } from '../text/scan';
import { END_OF_TEXT } from '../text/text-file';
import { rejectBrokenShare } from './fault-share';
import { type Fault, MAX_EXAMPLES, shorten } from './report';

/** Control characters allowed in a file. */
const CONTROLS = `\t\n\v\f\r${END_OF_TEXT}`;

export type BrokenReason =
  | 'linha com colunas de menos'
  | 'linha com colunas demais'
  | 'linha com aspas abertas'
  | 'linha com caracteres inválidos';

/**
 * Counts the lines of a file that cannot be split into columns, by reason. Keeps only the first few
 * examples.
 */
export class BrokenLines {
  private readonly byReason = new Map<BrokenReason, Fault>();

  /** `lines` is the total number of data lines in the file. */
  constructor(
    private readonly file: string,
    private readonly kind: FileKind,
    private readonly lines: number,
  ) {}

  get faults(): Fault[] {
    return [...this.byReason.values()];
  }

  /**
   * Adds `count` lines starting at `line`, the first of which is `text`; a count of 0 only
   * validates the text. Throws an ImportRefusal for control characters or once the share of broken
   * lines is too high.
   */
  add(
    reason: BrokenReason,
    { line, text, count = 1 }: { line: number; text: string; count?: number },
  ): void {
    if (isBinary(text)) throw nonTextRefusal(this.file, line);
    if (count === 0) return;
    const fault = this.byReason.get(reason) ?? { reason, count: 0, examples: [] };
    this.byReason.set(reason, fault);
    fault.count += count;
    if (fault.examples.length < MAX_EXAMPLES) {
      fault.examples.push({ file: this.file, line, text: shorten(text.trim()) });
    }
    rejectBrokenShare(this.file, this.kind, { lines: this.lines, broken: this.faults });
  }
}

const isBinary = (text: string): boolean => {
  for (const character of text) if (character < ' ' && !CONTROLS.includes(character)) return true;
  return false;
};
