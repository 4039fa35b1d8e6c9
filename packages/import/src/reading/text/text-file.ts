import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import { createGunzip } from 'node:zlib';
import { type ArchiveEntry, headOfEntry, type Input, pathOfInput } from '../archives/archive';
import { ImportRefusal } from '../refusal/import-refusal';
import { assertText } from './non-text';
import { brokenGzipRefusal } from './plain-text';
import { linesOfRecord } from './records';
import { assertSource, type SourceSignatures } from './source-signatures';
import { decodeWindows1252 } from './windows-1252';

/** A delimited text file whose first 256 KiB have been inspected. */
export interface TextFile {
  /** Absolute so that no part of it is interpreted as a protocol or home folder. */
  path: string;
  /** File name without the folder, for messages. */
  name: string;
  bytes: number;
  /** Mean bytes per line, measured at the beginning; compressed bytes for a gzip file. */
  bytesPerLine: number;
  gzip: boolean;
  encoding: 'utf-8' | 'latin-1';
  delimiter: string;
  /** Whether cells may be enclosed in double quotes. */
  quoted: boolean;
  /** Character that replaces line breaks within cells; absent if there are none. */
  lineBreak?: string;
  /** Column names in the header, in file order. */
  columns: readonly string[];
  /** Cells of the first data lines; records that span lines are split. */
  firstRows: readonly (readonly string[])[];
  /** SHA-256 hash of the first 256 KiB of the unpacked file. */
  fingerprint: string;
  /** Entry of an archive to unpack before the file is read; `path` then starts with the archive's. */
  entry?: ArchiveEntry;
}

const HEAD_BYTES = 262_144;
/** Maximum number of data lines whose cells are kept. */
const FIRST_ROWS = 100;
/** End-of-file character of MS-DOS. */
export const END_OF_TEXT = '\x1a';

/** Files accepted by an importer. */
export interface ExpectedFiles {
  /** Source that the files must belong to. */
  source: string;
  /** Marks of the files of all sources. */
  signatures: SourceSignatures;
  /** Possible column delimiters. */
  delimiters: readonly string[];
}

/**
 * Detects the format of a file from its beginning. Throws an ImportRefusal for anything other than
 * delimited text (archives, web pages, UTF-16, empty files) and for files of another source.
 */
export async function inspectText(
  input: Input,
  { source, signatures, delimiters }: ExpectedFiles,
): Promise<TextFile> {
  const path = pathOfInput(input);
  const name = basename(path);
  const { head, consumed, bytes, gzip } = await readHead(input);
  assertText(head, name);

  const { encoding, text, header } = decodeHead(head);
  assertSource(header, name, { source, signatures });
  const delimiter = delimiterOf(header, delimiters, name);
  const body = text.slice(header.length).trimStart();
  if (body === '' && header.includes('\r')) {
    throw new ImportRefusal({
      file: name,
      line: 1,
      found: 'as linhas terminam só com CR, como em computadores antigos',
      advice: 'Salve o arquivo com quebras de linha LF ou CR LF, como o original.',
    });
  }
  if (body === '') {
    throw new ImportRefusal({
      file: name,
      line: 2,
      found: 'há só o cabeçalho, nenhuma linha de dados',
      advice: 'Baixe o arquivo de novo.',
    });
  }
  const quoted = isQuoted(text, header, delimiter);
  const firstLines = body.split(/\r*\n/, FIRST_ROWS);
  const firstRows = firstLines.map((line) => splitRow(line, delimiter, quoted));
  const [[firstLine = ''], [firstRow = []]] = [firstLines, firstRows];
  const columns = fitColumns(splitRow(header, delimiter, quoted), firstRow);
  if (firstRow.length === 1 && columns.length > 1) {
    throw new ImportRefusal({
      file: name,
      line: 2,
      found: `a linha “${firstLine.slice(0, 60)}” não tem o separador do cabeçalho, “${delimiter}”`,
      advice: 'O arquivo foi alterado; baixe de novo.',
    });
  }
  const bytesPerLine = consumed / text.split('\n').length;
  const fingerprint = createHash('sha256').update(head.subarray(0, HEAD_BYTES)).digest('hex');
  const shape = { encoding, delimiter, quoted, columns } as const;
  const entry = typeof input === 'string' ? {} : { entry: input };
  const origin = { path: resolve(path), name, bytes, gzip, ...entry };
  return { ...origin, bytesPerLine, ...shape, firstRows, fingerprint };
}

/** Returns the header line of a file; undefined if it is not text. */
export async function headerOf(input: Input): Promise<string | undefined> {
  const { head } = await readHead(input);
  return head.includes(0) ? undefined : decodeHead(head).header;
}

function decodeHead(head: Buffer): Pick<TextFile, 'encoding'> & { text: string; header: string } {
  const encoding = encodingOf(head);
  const text = new TextDecoder(encoding === 'utf-8' ? 'utf-8' : 'windows-1252').decode(head);
  const end = text.search(/\r*\n/);
  return { encoding, text, header: end < 0 ? text : text.slice(0, end) };
}

/** The beginning of a file, and the number of its bytes that were read for it. */
type Head = Pick<TextFile, 'bytes' | 'gzip'> & { head: Buffer; consumed: number };

async function readHead(input: Input): Promise<Head> {
  if (typeof input !== 'string') {
    const head = await headOfEntry(input, HEAD_BYTES);
    return { head, consumed: head.length, bytes: input.bytes, gzip: false };
  }
  const name = basename(input);
  const bytes = await sizeOf(input, name);
  const start = await readStart(input);
  const gzip = start[0] === 0x1f && start[1] === 0x8b;
  const read = gzip ? await gunzipStart(input, name) : { head: start, consumed: start.length };
  return { ...read, bytes, gzip };
}

/** Drops empty trailing columns that the rows lack, or adds those that the header lacks. */
function fitColumns(columns: readonly string[], row: readonly string[]): readonly string[] {
  const [shorter, longer] = [columns, row].toSorted((a, b) => a.length - b.length);
  const isEmptyBeyond = longer?.slice(shorter?.length).every((cell) => cell.trim() === '');
  return isEmptyBeyond ? row.map((_, index) => columns[index] ?? '') : columns;
}

/**
 * Describes the end of a truncated file, and the remedy; undefined if the file is complete. The last
 * line of a truncated file has fewer columns than the header, an open quote, or neither a newline
 * nor a last cell as wide as in all previous lines. A line of text at the foot is not truncated, but
 * no row either.
 */
export function truncation(
  { columns, delimiter, quoted, encoding }: TextFile,
  tail: Buffer,
): { found: string; advice: string } | undefined {
  const text = tail.toString('latin1');
  const whole = text.replaceAll(END_OF_TEXT, '').trimEnd();
  const lines = whole.split(/[\r\n]+/);
  const last = lines.at(-1) ?? '';
  const cells = splitRow(last, delimiter, quoted);
  const isOpenQuote = quoted && last.split('"').length % 2 === 0;
  const isEnded = text.slice(whole.length).includes('\n');
  const isShort = cells.length < columns.length;
  if (quoted && endsWithRecord(lines, { columns, delimiter })) return undefined;
  if (!isShort && !isOpenQuote && (isEnded || isAsWide(lines, delimiter))) return undefined;
  const shown =
    encoding === 'utf-8' ? Buffer.from(last, 'latin1').toString() : decodeWindows1252(last);
  if (isShort && isFootnote(lines, { columns, delimiter, quoted })) {
    return {
      found: `a última linha não é de dados: “${shown.slice(0, 80)}”`,
      advice:
        'Parece uma nota no pé do arquivo: apague-a, e as outras que houver, e importe de novo.',
    };
  }
  return {
    found: isShort
      ? `a última linha está cortada: “${shown.slice(0, 80)}” tem ${cells.length} de ${columns.length} colunas`
      : `a última linha está cortada: termina em “${shown.slice(-80)}”`,
    advice: 'O arquivo está incompleto; baixe ou copie de novo.',
  };
}

/**
 * Whether the last line follows a complete row, maybe after others without a delimiter, and begins
 * like a note or has more words than the first cell of any row.
 */
function isFootnote(
  lines: readonly string[],
  { columns, delimiter, quoted }: Pick<TextFile, 'columns' | 'delimiter' | 'quoted'>,
): boolean {
  const last = lines.at(-1) ?? '';
  const rows = lines.slice(1, -1).filter((line) => line.includes(delimiter));
  const row = rows.at(-1) ?? '';
  const isAfterRow =
    splitRow(row, delimiter, quoted).length === columns.length &&
    !(quoted && lines.slice(lines.lastIndexOf(row)).join('').split('"').length % 2 === 0);
  if (!isAfterRow) return false;
  if (/^\W*(fontes?|notas?|obs|observa\S+|elabora\S+)\s*:/i.test(last)) return true;
  const isPhrase = (text: string) => text.trim().split(/\s+/).length >= 3;
  return (
    !last.includes(delimiter) &&
    isPhrase(last) &&
    !rows.some((each) => isPhrase(each.slice(0, each.indexOf(delimiter))))
  );
}

/** Whether the last lines form one complete record that spans lines inside quotes. */
function endsWithRecord(
  lines: readonly string[],
  { columns, delimiter }: Pick<TextFile, 'columns' | 'delimiter'>,
): boolean {
  const shape = { columns: columns.length, delimiter };
  const { length } = lines;
  return lines.some((_, first) => linesOfRecord(lines, first, shape) === length - first);
}

/** Whether the last cell is as wide as in previous lines, or widths vary anyway. */
function isAsWide(lines: readonly string[], delimiter: string): boolean {
  // The first line may be the header or the end of a partial line.
  const widths = lines.slice(1).map((line) => line.length - line.lastIndexOf(delimiter));
  const last = widths.pop();
  return new Set(widths).size !== 1 || widths[0] === last;
}

/** Reads the last 256 KiB of an uncompressed file. */
export async function readTail({ path, bytes }: TextFile): Promise<Buffer> {
  const length = Math.min(bytes, HEAD_BYTES);
  return readBytes(path, bytes - length, length);
}

async function sizeOf(path: string, name: string): Promise<number> {
  const found = await stat(path).catch((cause: unknown) => {
    throw notOpened(path, cause);
  });
  if (!found.isFile()) {
    throw new ImportRefusal({
      file: name,
      found: `“${path}” não é um arquivo`,
      advice: 'Informe os arquivos um a um.',
    });
  }
  return found.size;
}

const notOpened = (path: string, cause: unknown): ImportRefusal =>
  new ImportRefusal({
    file: basename(path),
    found: `não foi possível abrir “${path}”`,
    advice: 'Confira o caminho e as permissões.',
    cause,
  });

const readStart = (path: string): Promise<Buffer> => readBytes(path, 0, HEAD_BYTES);

async function readBytes(path: string, position: number, length: number): Promise<Buffer> {
  const file = await open(path, 'r').catch((cause: unknown) => {
    throw notOpened(path, cause);
  });
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

/** Reads the beginning of a compressed file; `consumed` is the number of compressed bytes read. */
async function gunzipStart(
  path: string,
  name: string,
): Promise<{ head: Buffer; consumed: number }> {
  const parts: Buffer[] = [];
  let length = 0;
  const source = createReadStream(path);
  const text = source.pipe(createGunzip());
  try {
    for await (const chunk of text) {
      parts.push(chunk as Buffer);
      length += (chunk as Buffer).length;
      if (length >= HEAD_BYTES) break;
    }
  } catch (cause) {
    const line = Buffer.concat(parts).toString('latin1').split('\n').length;
    throw brokenGzipRefusal(name, line, cause);
  } finally {
    source.destroy();
  }
  return { head: Buffer.concat(parts), consumed: text.bytesWritten };
}

/**
 * Detects the encoding from the header if it contains non-ASCII characters, otherwise from the
 * whole sample.
 */
function encodingOf(head: Buffer): TextFile['encoding'] {
  const end = head.indexOf('\n');
  const header = head.subarray(0, end < 0 ? undefined : end);
  const sample = header.some((byte) => byte > 127) ? header : head;
  try {
    // Decoded as a stream because the last character may be incomplete.
    new TextDecoder('utf-8', { fatal: true }).decode(sample, { stream: true });
    return sample.some((byte) => byte > 127) ? 'utf-8' : 'latin-1';
  } catch {
    return 'latin-1';
  }
}

/** Whether quotes enclose cells, within a line or across lines. Stray quotes alone do not count. */
function isQuoted(text: string, header: string, delimiter: string): boolean {
  const lines = text.split(/\r*\n/);
  const counts = lines.map((line) => line.split('"').length - 1);
  const odd = lines.flatMap((_, index) => ((counts[index] ?? 0) % 2 === 1 ? [index] : []));
  const paired = counts.filter((count) => count > 0 && count % 2 === 0).length;
  const shape = { columns: splitRow(header, delimiter, true).length, delimiter };
  return paired > odd.length || odd.some((first) => linesOfRecord(lines, first, shape) > 0);
}

function delimiterOf(header: string, delimiters: readonly string[], name: string): string {
  const count = (character: string): number => header.split(character).length - 1;
  const [likeliest] = delimiters.toSorted((a, b) => count(b) - count(a));
  if (likeliest && count(likeliest) > 0) return likeliest;
  const other = [';', ',', '\t', '|', ':'].find((character) => count(character) > 1);
  throw new ImportRefusal({
    file: name,
    line: 1,
    found: other
      ? `as colunas estão separadas por “${other === '\t' ? 'tabulação' : other}”`
      : `não há cabeçalho com colunas (“${header.slice(0, 60)}”)`,
    advice: `Os arquivos oficiais separam as colunas por ${delimiters.map((each) => `“${each}”`).join(' ou por ')}.`,
  });
}

/** Splits a line into unquoted cells. */
function splitRow(line: string, delimiter: string, quoted: boolean): string[] {
  const cells: string[] = [];
  let cell = '';
  let isOpen = false;
  for (const character of line) {
    if (quoted && character === '"') isOpen = !isOpen;
    else if (character === delimiter && !isOpen) {
      cells.push(cell);
      cell = '';
    } else cell += character;
  }
  return [...cells, cell];
}
