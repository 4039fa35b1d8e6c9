import { isUtf8 } from 'node:buffer';
import { writeFile } from 'node:fs/promises';
import { decodeWindows1252 } from '../encoding/windows-1252';
import type { MatchedFile } from '../kind/kind';
import { streamText } from '../text/plain-text';
import { QuotedRecord } from '../text/records';
import { SkippedLines } from '../text/skipped-lines';
import { END_OF_TEXT, type TextFile } from '../text/text-file';
import { BrokenLines, type BrokenReason } from './broken-lines';
import type { Fault } from './report';

/**
 * Delimiter in rewritten files, where cells are not quoted: a control character that does not occur
 * in text.
 */
const UNIT_SEPARATOR = '\x1f';
/** Replacement for line breaks within cells; also a control character. */
const LINE_BREAK = '\x1e';

/** A file rewritten for DuckDB, without its broken lines. */
export interface Rewritten {
  file: TextFile;
  /** Data rows in the rewritten file. */
  rows: number;
  /** Non-empty lines of the original, including the header. */
  lines: number;
  broken: readonly Fault[];
  /** Lines of the original that do not start a row. */
  skipped: SkippedLines;
}

/** Number of lines of a file that are not empty, and of the last line before its foot. */
export interface Extent {
  lines: number;
  lastRow: number;
}

/**
 * Rewrites a file as UTF-8 with LF line endings and without quotes, broken or blank lines, and foot.
 *
 * DuckDB stops at a broken line. If allowed to skip broken lines, it buffers all of them in memory
 * and loses rows around an unclosed quote. It reads latin-1, but neither the additional characters
 * of windows-1252, such as dashes and curly quotes, nor mixed line endings.
 *
 * A record may span lines inside quotes and then becomes one row. If its quotes turn out to be
 * misplaced, its first line is broken and the other lines are reprocessed individually; the line
 * with the stray closing quote is broken as well. In kinds of file whose records span lines,
 * consecutive broken lines count as one record.
 *
 * Throws an ImportRefusal if a broken line contains control characters or the share of broken lines
 * is too high.
 */
export async function rewrite(
  matched: MatchedFile,
  path: string,
  extent: Extent,
): Promise<Rewritten> {
  const { file } = matched;
  const rewriter = new Rewriter(matched, extent);
  await writeFile(path, rewriter.rewrittenText());
  return {
    file: {
      ...file,
      path,
      gzip: false,
      encoding: 'utf-8',
      quoted: false,
      delimiter: file.quoted ? UNIT_SEPARATOR : file.delimiter,
      ...(rewriter.hasLineBreaks ? { lineBreak: LINE_BREAK } : {}),
    },
    rows: rewriter.rows,
    lines: rewriter.lines,
    broken: rewriter.broken.faults,
    skipped: rewriter.skipped,
  };
}

/** Processes text decoded as latin-1, in which each character represents one byte. */
class Rewriter {
  line = 0;
  lines = 0;
  rows = 0;
  /** Whether any record spans lines. */
  hasLineBreaks = false;
  readonly broken: BrokenLines;
  readonly skipped = new SkippedLines();
  private readonly file: TextFile;
  /** Whether records of this kind usually span lines. */
  private readonly isByRecord: boolean;
  /** Whether the previous line was broken. */
  private isInBroken = false;
  /** Record whose last quoted cell is still open. */
  private open: QuotedRecord | undefined;
  /** Number of lines with an opening quote whose closing quote has not been found. */
  private misplaced = 0;
  private rewritten: string[] = [];

  constructor(
    { file, kind }: MatchedFile,
    private readonly extent: Extent,
  ) {
    this.file = file;
    this.isByRecord = kind.multiline !== undefined;
    this.broken = new BrokenLines(file.name, kind, extent.lines - 1);
  }

  async *rewrittenText(): AsyncGenerator<Buffer> {
    let rest = '';
    for await (const chunk of streamText(this.file, () => this.line)) {
      const lines = (rest + chunk.toString('latin1')).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) this.addLine(line);
      yield this.flush();
    }
    if (rest !== '') this.addLine(rest);
    while (this.open) this.endMisplaced(this.open);
    yield this.flush();
  }

  private flush(): Buffer {
    const text = this.rewritten.join('');
    this.rewritten = [];
    return this.file.encoding === 'utf-8'
      ? Buffer.from(text, 'latin1')
      : Buffer.from(decodeWindows1252(text));
  }

  private addLine(raw: string): void {
    // Carriage returns within a line become spaces.
    const text = raw.includes('\r') ? raw.replace(/\r+$/, '').replaceAll('\r', ' ') : raw;
    if (text !== '') this.lines++;
    if (this.line >= this.extent.lastRow) this.addFoot();
    else if (this.line >= this.file.headerLine) this.addText(text);
    else {
      this.line++;
      if (this.line < this.file.headerLine) this.skipped.add(this.line);
      else this.rewritten.push(text, '\n');
    }
  }

  private addFoot(): void {
    while (this.open) this.endMisplaced(this.open);
    this.line++;
    this.skipped.add(this.line);
  }

  /** Processes the next line after the header. */
  private addText(text: string): void {
    this.line++;
    const { delimiter, quoted, columns } = this.file;
    if (this.open) this.addQuoted(this.open, text);
    else if (text === '') this.skipped.add(this.line);
    else if (quoted && text.includes('"'))
      this.addQuoted(new QuotedRecord({ columns: columns.length, delimiter }), text);
    else this.endRecord([text], text.split(delimiter));
  }

  private addQuoted(record: QuotedRecord, text: string): void {
    const cells = record.add(text);
    this.open = cells === 'open' ? record : undefined;
    if (cells === 'open') return;
    const isWhole = cells !== 'misplaced' && cells.length === this.file.columns.length;
    if (cells === 'misplaced' || (!isWhole && record.lines.length > 1)) this.endMisplaced(record);
    else if (isWhole && this.misplaced > 0 && hasOddQuotes(record.lines)) {
      this.misplaced--;
      this.endBroken(record.lines, 'linha com aspas abertas');
    } else this.endRecord(record.lines, cells);
  }

  /** Marks the first line of a record as broken and reprocesses the others. */
  private endMisplaced({ lines: [first = '', ...others] }: QuotedRecord): void {
    this.open = undefined;
    this.line -= others.length;
    this.misplaced++;
    this.endBroken([first], 'linha com aspas abertas');
    for (const line of others) this.addText(line);
  }

  private endRecord(lines: readonly string[], cells: readonly string[]): void {
    const { quoted, columns } = this.file;
    const [text = ''] = lines;
    if (cells.length !== columns.length) this.endUneven(text, cells.length < columns.length);
    else if (!this.isValid(lines.join('\n')))
      this.endBroken(lines, 'linha com caracteres inválidos');
    else {
      const row = quoted ? cells.join(UNIT_SEPARATOR).replaceAll('\n', LINE_BREAK) : text;
      this.rewritten.push(row, '\n');
      this.rows++;
      this.isInBroken = false;
      if (lines.length === 1) return;
      this.hasLineBreaks = true;
      this.skipped.add(this.line - lines.length + 2, lines.length - 1);
    }
  }

  private endUneven(text: string, isShort: boolean): void {
    if (isBlank(text)) this.skipped.add(this.line);
    else
      this.endBroken([text], isShort ? 'linha com colunas de menos' : 'linha com colunas demais');
  }

  private endBroken(lines: readonly string[], reason: BrokenReason): void {
    const [first = ''] = lines;
    const line = this.line - lines.length + 1;
    const text = this.file.encoding === 'utf-8' ? utf8(first) : decodeWindows1252(first);
    this.broken.add(reason, { line, text, count: this.brokenCount(lines) });
    this.isInBroken = true;
    this.skipped.add(line, lines.length);
  }

  private brokenCount(lines: readonly string[]): number {
    if (this.isByRecord) return this.isInBroken ? 0 : 1;
    return lines.filter((each) => each !== '').length;
  }

  private isValid(text: string): boolean {
    return this.file.encoding !== 'utf-8' || isUtf8(Buffer.from(text, 'latin1'));
  }
}

const hasOddQuotes = (lines: readonly string[]): boolean =>
  lines.join('').split('"').length % 2 === 0;

const utf8 = (latin1: string): string => Buffer.from(latin1, 'latin1').toString();

const isBlank = (text: string): boolean => text.replaceAll(END_OF_TEXT, '').trim() === '';
