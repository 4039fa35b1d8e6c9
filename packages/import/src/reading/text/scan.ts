import { isUtf8 } from 'node:buffer';
import { ImportRefusal } from '../refusal/import-refusal';
import { type PlainSource, streamText } from './plain-text';
import { SkippedLines } from './skipped-lines';

/**
 * Maximum line length in bytes; lines of official files have fewer than 2,000. Once converted to
 * UTF-8, a line of this length remains below DuckDB's `max_line_size` of 2,000,000 bytes.
 */
export const MAX_LINE_BYTES = 2 ** 19;

const TAIL_BYTES = 65_536;
const NUL = 0;
const LF = 10;
const CR = 13;

/** Results of scanning a whole file. */
export interface TextTotals {
  /** Non-empty lines, including the header. */
  lines: number;
  /** Number of the last non-empty line. */
  lastLine: number;
  bytes: number;
  /** Last 64 KiB of the file. */
  tail: Buffer;
  /** Empty lines. */
  skipped: SkippedLines;
  /** Whether the file is valid UTF-8; always false if it is declared as latin-1. */
  isUtf8: boolean;
}

/**
 * Counts the lines of a file from its bytes alone, to detect rows lost by DuckDB. Throws an
 * ImportRefusal with the line of a NUL byte or an overlong line.
 */
export async function scanText(
  source: PlainSource & { encoding: 'utf-8' | 'latin-1' },
): Promise<TextTotals> {
  const scan = new Scan(source.name, source.encoding === 'utf-8');
  for await (const chunk of streamText(source, () => scan.line)) scan.add(chunk);
  return scan.totals();
}

class Scan {
  /** Number of the current line. */
  line = 1;
  private lines = 0;
  private lastLine = 0;
  private bytes = 0;
  private length = 0;
  private hasText = false;
  private tail = Buffer.alloc(0);
  private readonly skipped = new SkippedLines();
  /** Bytes after the last line ending. */
  private partial = Buffer.alloc(0);

  constructor(
    private readonly name: string,
    private isValid: boolean,
  ) {}

  add(chunk: Buffer): void {
    const nul = chunk.indexOf(NUL);
    this.addLines(nul < 0 ? chunk : chunk.subarray(0, nul));
    if (nul >= 0) throw nonTextRefusal(this.name, this.line);
    this.bytes += chunk.length;
    this.checkUtf8(chunk);
    this.tail =
      chunk.length >= TAIL_BYTES
        ? Buffer.from(chunk.subarray(-TAIL_BYTES))
        : Buffer.concat([this.tail, chunk]).subarray(-TAIL_BYTES);
  }

  totals(): TextTotals {
    if (this.hasText) this.endLine();
    const { lines, lastLine, bytes, tail, skipped } = this;
    const isValid = this.isValid && isUtf8(this.partial);
    return { lines, lastLine, bytes, tail, skipped, isUtf8: isValid };
  }

  /** Checks only whole lines because a chunk may end in the middle of a character. */
  private checkUtf8(chunk: Buffer): void {
    if (!this.isValid) return;
    const text = Buffer.concat([this.partial, chunk]);
    const end = text.lastIndexOf(LF) + 1;
    this.partial = text.subarray(end);
    this.isValid = isUtf8(text.subarray(0, end));
  }

  private addLines(chunk: Buffer): void {
    let start = 0;
    for (let end = chunk.indexOf(LF); end >= 0; end = chunk.indexOf(LF, start)) {
      this.extend(chunk, start, end);
      this.endLine();
      start = end + 1;
    }
    this.extend(chunk, start, chunk.length);
  }

  private extend(chunk: Buffer, start: number, end: number): void {
    this.length += end - start;
    if (this.length > MAX_LINE_BYTES) throw tooLong(this.name, this.line);
    for (let at = start; !this.hasText && at < end; at++) this.hasText = chunk[at] !== CR;
  }

  private endLine(): void {
    if (this.hasText) {
      this.lines++;
      this.lastLine = this.line;
    } else this.skipped.add(this.line);
    this.line++;
    this.length = 0;
    this.hasText = false;
  }
}

/** Creates the error for a file with control characters, a sign of a damaged disk or transfer. */
export const nonTextRefusal = (file: string, line: number): ImportRefusal =>
  new ImportRefusal({
    file,
    line,
    found: 'há bytes que não são texto',
    advice: 'O arquivo está corrompido; baixe de novo.',
  });

const tooLong = (file: string, line: number): ImportRefusal =>
  new ImportRefusal({
    file,
    line,
    found: `a linha passa de ${MAX_LINE_BYTES / 1024} KB`,
    advice: 'O arquivo perdeu quebras de linha ou está corrompido; baixe de novo.',
  });
