import { isUtf8 } from 'node:buffer';
import { writeFile } from 'node:fs/promises';
import { BrokenLines, type BrokenReason } from './broken-lines';
import type { MatchedFile } from './kind';
import { streamText } from './plain-text';
import { splitRecord } from './records';
import { InputRefused } from './refusal';
import type { Fault } from './report';
import { MAX_LINE_BYTES } from './scan';
import { SkippedLines } from './skipped-lines';
import { END_OF_TEXT, type TextFile } from './text-file';
import { fromWindows1252 } from './windows-1252';

/** The separator of cells that were quoted: a control character, which no text contains. */
const UNIT_SEPARATOR = '\x1f';

/** A text rewritten for DuckDB, without its broken lines. */
export interface Rewritten {
  file: TextFile;
  /** Rows of data in the rewritten file. */
  rows: number;
  /** Lines of the original that are not empty, the header included. */
  lines: number;
  broken: readonly Fault[];
  /** Lines of the original that are not the first of a row. */
  skipped: SkippedLines;
}

/**
 * Rewrites a text in UTF-8, with LF line ends and without quotes, broken lines and blank lines.
 *
 * DuckDB stops at a broken line. Let to skip them, it keeps all of them in memory, and loses rows
 * around an open quote. It reads latin-1, but neither the additional characters of windows-1252,
 * such as dashes and curved quotes, nor a text with mixed line ends.
 *
 * A record may span lines inside quotes; it is one row. If its quotes turn out to be misplaced, or
 * its columns are too many or too few, all lines read for it are broken, and the next line begins a
 * new record. Throws an InputRefused for control characters in a broken line, a share of broken lines
 * that is too great, and a record beyond the length of a line.
 */
export async function rewrite(
  matched: MatchedFile,
  path: string,
  lines: number,
): Promise<Rewritten> {
  const { file } = matched;
  const rewriter = new Rewriter(matched, lines);
  await writeFile(path, rewriter.rewrittenText());
  return {
    file: {
      ...file,
      path,
      gzip: false,
      encoding: 'utf-8',
      quoted: false,
      delimiter: file.quoted ? UNIT_SEPARATOR : file.delimiter,
    },
    rows: rewriter.rows,
    lines: rewriter.lines,
    broken: rewriter.broken.faults,
    skipped: rewriter.skipped,
  };
}

/** Works on text decoded as latin-1, in which each character is a byte. */
class Rewriter {
  line = 0;
  lines = 0;
  rows = 0;
  readonly broken: BrokenLines;
  readonly skipped = new SkippedLines();
  private readonly file: TextFile;
  /** The lines read for a record, more than one while a quoted cell is open. */
  private record: string[] = [];
  private rewritten: string[] = [];

  constructor({ file, kind }: MatchedFile, lines: number) {
    this.file = file;
    this.broken = new BrokenLines(file.name, kind, lines - 1);
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
    if (this.record.length > 0) this.endBroken('linha com aspas abertas');
    yield this.flush();
  }

  private flush(): Buffer {
    const text = this.rewritten.join('');
    this.rewritten = [];
    return this.file.encoding === 'utf-8'
      ? Buffer.from(text, 'latin1')
      : Buffer.from(fromWindows1252(text));
  }

  private addLine(raw: string): void {
    this.line++;
    // A carriage return within a line becomes a space.
    const text = raw.includes('\r') ? raw.replace(/\r+$/, '').replaceAll('\r', ' ') : raw;
    if (text !== '') this.lines++;
    const isOpen = this.record.length > 0;
    if (text === '' && !isOpen) this.skipped.add(this.line);
    else if (this.lines === 1) this.rewritten.push(text, '\n');
    else {
      this.record.push(text);
      if (!isOpen || text.includes('"')) this.endRecord();
      else this.refuseEndless();
    }
  }

  /** Ends the record, unless a quoted cell is still open. */
  private endRecord(): void {
    const { delimiter, quoted, columns } = this.file;
    const text = this.record.join('\n');
    const cells = quoted ? splitRecord(text, delimiter) : text.split(delimiter);
    if (cells === 'open') this.refuseEndless();
    else if (cells === 'malformed') this.endBroken('linha com aspas abertas');
    else if (cells.length !== columns.length) this.endUneven(cells.length < columns.length);
    else if (!this.isValid(text)) this.endBroken('linha com caracteres inválidos');
    else {
      const row = quoted ? cells.join(UNIT_SEPARATOR).replaceAll('\n', ' ') : text;
      this.rewritten.push(row, '\n');
      this.rows++;
      this.skip(1);
    }
  }

  private endUneven(isShort: boolean): void {
    if (this.record.length > 1) this.endBroken('linha com aspas abertas');
    else if (isBlank(this.record[0] ?? '')) this.skip(0);
    else this.endBroken(isShort ? 'linha com colunas de menos' : 'linha com colunas demais');
  }

  private endBroken(reason: BrokenReason): void {
    const [first = ''] = this.record;
    const text = this.file.encoding === 'utf-8' ? utf8(first) : fromWindows1252(first);
    const count = this.record.filter((line) => line !== '').length;
    this.broken.add(reason, { line: this.firstLine, text, count });
    this.skip(0);
  }

  /** Ends the record, of which the first `rows` lines are rows. */
  private skip(rows: number): void {
    const length = this.record.length - rows;
    if (length > 0) this.skipped.add(this.firstLine + rows, length);
    this.record = [];
  }

  private get firstLine(): number {
    return this.line - this.record.length + 1;
  }

  private isValid(text: string): boolean {
    return this.file.encoding !== 'utf-8' || isUtf8(Buffer.from(text, 'latin1'));
  }

  private refuseEndless(): void {
    const length = this.record.reduce((sum, line) => sum + line.length + 1, 0);
    if (length <= MAX_LINE_BYTES) return;
    throw new InputRefused({
      file: this.file.name,
      line: this.firstLine,
      found: `as aspas abertas nesta linha não se fecham em ${MAX_LINE_BYTES / 1024} KB`,
      advice: 'O arquivo está corrompido; baixe de novo.',
    });
  }
}

const utf8 = (latin1: string): string => Buffer.from(latin1, 'latin1').toString();

const isBlank = (text: string): boolean => text.replaceAll(END_OF_TEXT, '').trim() === '';
