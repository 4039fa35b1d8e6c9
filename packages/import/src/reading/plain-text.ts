import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';
import { formatBytes } from './format-bytes';
import { InputRefused } from './refusal';

/** A file whose text is read as a stream. */
export interface PlainSource {
  path: string;
  name: string;
  bytes: number;
  gzip: boolean;
}

const CHUNK_BYTES = 1 << 20;
/**
 * Unpacked bytes per compressed byte. Official files have 3 to 12; a file of equal lines, 230;
 * deflate allows 1,032.
 */
const MAX_RATIO = 400;
/** Unpacked size up to which the ratio does not matter. */
const UNCHECKED_BYTES = 64e6;
/** More than three times the links of a year as text. */
const MAX_UNPACKED_BYTES = 60e9;

/**
 * Streams the text of a file, unpacked, and verifies the checksums of gzip. DuckDB does not: it
 * reads a truncated file as if it were whole. Throws an InputRefused, with the line from
 * `lineNow`, for a file that is broken or unpacks beyond the maximum size or ratio.
 */
export async function* streamText(
  { path, name, bytes, gzip }: PlainSource,
  lineNow: () => number,
): AsyncGenerator<Buffer> {
  const file = createReadStream(path, { highWaterMark: CHUNK_BYTES });
  const text = gzip ? file.pipe(createGunzip({ chunkSize: CHUNK_BYTES })) : file;
  file.on('error', (error) => text.destroy(error));
  const max = Math.min(MAX_UNPACKED_BYTES, Math.max(UNCHECKED_BYTES, bytes * MAX_RATIO));
  let unpacked = 0;
  try {
    for await (const chunk of text as AsyncIterable<Buffer>) {
      unpacked += chunk.length;
      if (gzip && unpacked > max) throw tooLarge(name, max);
      yield chunk;
    }
  } catch (cause) {
    if (isZlibError(cause)) throw brokenGzip(name, lineNow(), cause);
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

const unreadable = (file: string, line: number, cause: unknown): InputRefused =>
  new InputRefused({
    file,
    line,
    found: `a leitura falhou (${String((cause as NodeJS.ErrnoException).code)})`,
    advice: 'Confira se o arquivo ainda existe e se o disco está em ordem.',
    cause,
  });

/** The refusal of a gzip file that cannot be unpacked beyond a line. */
export const brokenGzip = (file: string, line: number, cause: unknown): InputRefused =>
  new InputRefused({
    file,
    line,
    found: 'o arquivo gzip está truncado ou corrompido',
    advice: 'Copie ou baixe o arquivo de novo.',
    cause,
  });

const tooLarge = (file: string, max: number): InputRefused =>
  new InputRefused({
    file,
    found:
      max === MAX_UNPACKED_BYTES
        ? `descompactado, o arquivo passa de ${formatBytes(max)}`
        : `descompactado, o arquivo passa de ${MAX_RATIO} vezes o seu tamanho, o que nenhum arquivo oficial faz`,
    advice: 'Confira a origem do arquivo; se estiver certo, descompacte-o antes de importar.',
  });
