import { isUtf8 } from 'node:buffer';
import { type PlainSource, streamText } from './plain-text';
import { InputRefused } from './refusal';
import { SkippedLines } from './skipped-lines';

/**
 * The longest line that is read, in bytes; those of official files have less than 2,000. In UTF-8 it
 * stays below the 2,000,000 bytes of DuckDB's `max_line_size`.
 */
export const MAX_LINE_BYTES = 2 ** 19;

const TAIL_BYTES = 65_536;
const NUL = 0;
const LF = 10;
const CR = 13;

/** Results of a pass over a whole text. */
export interface TextTotals {
  /** Lines that are not empty, the header included. */
  lines: number;
  /** Number of the last of them. */
  lastLine: number;
  bytes: number;
  /** The last 64 KiB of the text. */
  tail: Buffer;
  /** The empty lines. */
  skipped: SkippedLines;
  /** Always false for a text declared in latin-1. */
  isUtf8: boolean;
}

/**
 * Counts the lines of a text from its bytes alone, so that rows which DuckDB loses are noticed.
 * Throws an InputRefused that names the line of a NUL byte or of a line that is too long.
 */
export async function scanText(
  source: PlainSource & { encoding: 'utf-8' | 'latin-1' },
): Promise<TextTotals> {
  const scan = new Scan(source.name, source.encoding === 'utf-8');
  for await (const chunk of streamText(source, () => scan.line)) scan.add(chunk);
  return scan.totals();
}

class Scan {
  /** Number of the line that is being read. */
  line = 1;
  private lines = 0;
  private lastLine = 0;
  private bytes = 0;
  private length = 0;
  private hasText = false;
  private tail = Buffer.alloc(0);
  private readonly skipped = new SkippedLines();
  /** The bytes after the last line end. */
  private partial = Buffer.alloc(0);

  constructor(
    private readonly name: string,
    private isValid: boolean,
  ) {}

  add(chunk: Buffer): void {
    const nul = chunk.indexOf(NUL);
    this.addLines(nul < 0 ? chunk : chunk.subarray(0, nul));
    if (nul >= 0) throw notText(this.name, this.line);
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

  /** Checks whole lines, since a chunk may end within a character. */
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

/** The refusal of a file with control characters, the trace of a damaged disk or transfer. */
export const notText = (file: string, line: number): InputRefused =>
  new InputRefused({
    file,
    line,
    found: 'há bytes que não são texto',
    advice: 'O arquivo está corrompido; baixe de novo.',
  });

const tooLong = (file: string, line: number): InputRefused =>
  new InputRefused({
    file,
    line,
    found: `a linha passa de ${MAX_LINE_BYTES / 1024} KB`,
    advice: 'O arquivo perdeu quebras de linha ou está corrompido; baixe de novo.',
  });
