import { createReadStream, createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type { TextFile } from './text-file';

const CHUNK_BYTES = 1 << 20;
const LF = 10;
const CR = 13;
const SPACE = 32;
/** No character of windows-1252 takes more bytes in UTF-8. */
const MAX_BYTES = 3;

/**
 * Rewrites a text that DuckDB cannot read in UTF-8 with LF line ends. DuckDB reads latin-1, but
 * neither the additional characters of windows-1252, such as dashes and curved quotes, nor a text
 * with mixed line ends.
 */
export async function rewrite(file: TextFile, path: string): Promise<TextFile> {
  const source = createReadStream(file.path, { highWaterMark: CHUNK_BYTES });
  const rewriter = new Rewriter(file.encoding === 'utf-8' ? unchangedBytes : windows1252);
  await pipeline(
    file.gzip ? source.pipe(createGunzip({ chunkSize: CHUNK_BYTES })) : source,
    async function* rewritten(chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) yield rewriter.rewrite(chunk);
    },
    createWriteStream(path),
  );
  return { ...file, path, gzip: false, encoding: 'utf-8' };
}

type Encoding = readonly Uint8Array[];

const unchangedBytes: Encoding = Array.from({ length: 256 }, (_, byte) => Uint8Array.of(byte));

/**
 * The characters 0x80 to 0x9F, with a space for the five undefined ones. Written out because some
 * versions of Node decode `windows-1252` as latin-1: https://github.com/nodejs/node/issues/56542
 */
const BEYOND_LATIN_1 = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ';

const windows1252: Encoding = Array.from({ length: 256 }, (_, byte) =>
  Buffer.from(BEYOND_LATIN_1[byte - 0x80] ?? String.fromCharCode(byte)),
);

class Rewriter {
  private isAfterReturn = false;

  constructor(private readonly encoding: Encoding) {}

  rewrite(chunk: Buffer): Buffer {
    const out = Buffer.allocUnsafe((chunk.length + 1) * MAX_BYTES);
    let length = 0;
    // By index, because an iterator is slow over gigabytes.
    for (let index = 0; index < chunk.length; index++) {
      const byte = chunk[index] ?? 0;
      // A carriage return within a line becomes a space.
      if (this.isAfterReturn && byte !== LF && byte !== CR) out[length++] = SPACE;
      this.isAfterReturn = byte === CR;
      if (byte === CR) continue;
      if (byte < 0x80) out[length++] = byte;
      else for (const part of this.encoding[byte] ?? []) out[length++] = part;
    }
    return out.subarray(0, length);
  }
}
