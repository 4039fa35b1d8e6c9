import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { InputRefused } from './refusal';

/** Results of a pass over a whole text. */
export interface TextTotals {
  /** Lines that are not blank, the header included. */
  lines: number;
  /** The last 64 KiB of the text. */
  tail: Buffer;
}

const TAIL_BYTES = 65_536;
const NEWLINE = 10;

/**
 * Reads a gzip file to its end and verifies its checksums. DuckDB does not: it reads a truncated
 * file as if it were whole. Throws an InputRefused.
 */
export async function checkGzip(path: string, name: string): Promise<TextTotals> {
  const counter = new LineCounter();
  try {
    await pipeline(
      createReadStream(path),
      createGunzip(),
      async (chunks: AsyncIterable<Buffer>) => {
        for await (const chunk of chunks) counter.add(chunk);
      },
    );
  } catch (cause) {
    throw brokenGzip(name, counter.lines + 1, cause);
  }
  return counter.totals();
}

/** The refusal of a gzip file that cannot be unpacked beyond a line. */
export const brokenGzip = (file: string, line: number, cause: unknown): InputRefused =>
  new InputRefused({
    file,
    line,
    found: 'o arquivo gzip está truncado ou corrompido',
    advice: 'Copie ou baixe o arquivo de novo.',
    cause,
  });

/** Counts the lines of an uncompressed text. Reads all of it. */
export async function countText(path: string): Promise<TextTotals> {
  const counter = new LineCounter();
  for await (const chunk of createReadStream(path)) counter.add(chunk as Buffer);
  return counter.totals();
}

class LineCounter {
  lines = 0;
  private current = 0;
  private tail = Buffer.alloc(0);

  add(chunk: Buffer): void {
    let start = 0;
    for (let end = chunk.indexOf(NEWLINE); end >= 0; end = chunk.indexOf(NEWLINE, start)) {
      this.end(this.current + end - start);
      start = end + 1;
    }
    this.current += chunk.length - start;
    this.tail =
      chunk.length >= TAIL_BYTES
        ? Buffer.from(chunk.subarray(-TAIL_BYTES))
        : Buffer.concat([this.tail, chunk]).subarray(-TAIL_BYTES);
  }

  totals(): TextTotals {
    this.end(this.current);
    return { lines: this.lines, tail: this.tail };
  }

  /** Counts the line that ends, unless it is empty or only a carriage return. */
  private end(length: number): void {
    if (length > 1) this.lines++;
    this.current = 0;
  }
}
