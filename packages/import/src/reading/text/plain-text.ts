import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';
import { ImportRefusal } from '../refusal/import-refusal';
import { assertUnpackedSize } from '../refusal/unpacked-size';

/** A file to be read as a stream of text. */
export interface PlainSource {
  path: string;
  name: string;
  gzip: boolean;
}

const CHUNK_BYTES = 1 << 20;
/**
 * Streams the unpacked contents of a file and verifies gzip checksums, unlike DuckDB, which reads a
 * truncated file as if it were complete. Throws an ImportRefusal, with the line from `lineNow`, if
 * the file is corrupt or exceeds the maximum size or ratio.
 */
export async function* streamText(
  { path, name, gzip }: PlainSource,
  lineNow: () => number,
): AsyncGenerator<Buffer> {
  const file = createReadStream(path, { highWaterMark: CHUNK_BYTES });
  const unpack = gzip ? file.pipe(createGunzip({ chunkSize: CHUNK_BYTES })) : undefined;
  file.on('error', (error) => unpack?.destroy(error));
  let unpacked = 0;
  try {
    for await (const chunk of (unpack ?? file) as AsyncIterable<Buffer>) {
      unpacked += chunk.length;
      if (unpack) assertUnpackedSize(name, unpacked, unpack.bytesWritten);
      yield chunk;
    }
  } catch (cause) {
    if (isZlibError(cause)) throw brokenGzipRefusal(name, lineNow(), cause);
    if (isReadError(cause)) throw unreadable(name, lineNow(), cause);
    throw cause;
  } finally {
    file.destroy();
  }
}

const isZlibError = (error: unknown): boolean =>
  String((error as NodeJS.ErrnoException).code).startsWith('Z_');

const isReadError = (error: unknown): boolean =>
  ['open', 'read'].includes(String((error as NodeJS.ErrnoException).syscall));

const unreadable = (file: string, line: number, cause: unknown): ImportRefusal =>
  new ImportRefusal({
    file,
    line,
    found: `a leitura falhou (${String((cause as NodeJS.ErrnoException).code)})`,
    advice: 'Confira se o arquivo ainda existe e se o disco está em ordem.',
    cause,
  });

/** Creates the error for a gzip file that cannot be unpacked beyond a line. */
export const brokenGzipRefusal = (file: string, line: number, cause: unknown): ImportRefusal =>
  new ImportRefusal({
    file,
    line,
    found: 'o arquivo gzip está truncado ou corrompido',
    advice: 'Copie ou baixe o arquivo de novo.',
    cause,
  });
