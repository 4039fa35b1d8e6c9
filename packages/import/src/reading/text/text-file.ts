import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import { createGunzip } from 'node:zlib';
import { type ArchiveEntry, headOfEntry, type Input, pathOfInput } from '../archives/archive';
import { decodeWindows1252 } from '../encoding/windows-1252';
import { ImportRefusal } from '../refusal/import-refusal';
import { assertText } from './non-text';
import { brokenGzipRefusal } from './plain-text';
import { linesOfRecord, recordAt } from './records';
import { assertSource, type SourceSignatures } from './source-signatures';

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
  /** Line of the header; lines before it are empty, or name the delimiter (`sep=;`). */
  headerLine: number;
  /** Column names in the header, in file order. */
  columns: readonly string[];
  /** Cells of the first data rows. */
  firstRows: readonly (readonly string[])[];
  /** SHA-256 hash of the first 256 KiB of the unpacked file. */
  fingerprint: string;
  /** Entry of an archive to unpack before the file is read; `path` then starts with the archive's. */
  entry?: ArchiveEntry;
}

/** Name for messages about files that may have the same name in several archives. */
export const nameInArchive = ({ name, entry }: TextFile): string =>
  entry ? `${basename(entry.archive)}/${name}` : name;

const HEAD_BYTES = 262_144;
/** Maximum number of data rows whose cells are kept. */
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

  const { encoding, text, header, headerLine } = decodeHead(head);
  assertSource(text, name, { source, signatures, headerLine });
  const delimiter = delimiterOf(header, { delimiters, name, headerLine });
  const body = text.slice(header.length).trimStart();
  if (body === '' && header.includes('\r')) {
    throw new ImportRefusal({
      file: name,
      line: headerLine,
      found: 'as linhas terminam só com CR, como em computadores antigos',
      advice: 'Salve o arquivo com quebras de linha LF ou CR LF, como o original.',
    });
  }
  if (body === '') {
    throw new ImportRefusal({
      file: name,
      line: headerLine + 1,
      found: 'há só o cabeçalho, nenhuma linha de dados',
      advice: 'Baixe o arquivo de novo.',
    });
  }
  const quoted = isQuoted(text, header, delimiter);
  const headers = splitRow(header, delimiter, quoted);
  const lines = body.split(/\r*\n/);
  const firstRows = quoted
    ? firstRecords(lines, { columns: headers.length, delimiter })
    : lines.slice(0, FIRST_ROWS).map((line) => splitRow(line, delimiter, false));
  const [[firstLine = ''], [firstRow = []]] = [lines, firstRows];
  const columns = fitColumns(headers, firstRow);
  if (firstRow.length === 1 && columns.length > 1) {
    throw new ImportRefusal({
      file: name,
      line: headerLine + 1,
      found: `a linha “${firstLine.slice(0, 60)}” não tem o separador do cabeçalho, “${delimiter}”`,
      advice: 'O arquivo foi alterado; baixe de novo.',
    });
  }
  const width = firstRow.length;
  if (width !== columns.length && firstRows.every((row) => row.length === width)) {
    throw new ImportRefusal({
      file: name,
      line: headerLine + 1,
      found: `as linhas têm ${width} colunas, e o cabeçalho, ${columns.length}; a primeira é “${firstLine.slice(0, 60)}”`,
      advice: 'Confira se uma coluna foi retirada, ou se um separador está dentro dos valores.',
    });
  }
  const bytesPerLine = consumed / text.split('\n').length;
  const fingerprint = createHash('sha256').update(head.subarray(0, HEAD_BYTES)).digest('hex');
  const shape = { encoding, delimiter, quoted, headerLine, columns } as const;
  const entry = typeof input === 'string' ? {} : { entry: input };
  const origin = { path: resolve(path), name, bytes, gzip, ...entry };
  return { ...origin, bytesPerLine, ...shape, firstRows, fingerprint };
}

/** Returns the header line of a file; undefined if it is not text. */
export async function headerOf(input: Input): Promise<string | undefined> {
  const { head } = await readHead(input);
  return head.includes(0) ? undefined : decodeHead(head).header;
}

/** Whether a file has anything after its header line. Throws an ImportRefusal if it cannot be read. */
export async function hasRows(input: Input): Promise<boolean> {
  const { head } = await readHead(input);
  const { text, header } = decodeHead(head);
  return text.slice(header.length).trim() !== '';
}

/** Empty lines, and the one in which spreadsheets read and write the delimiter, before a header. */
const PREAMBLE = /^(?:(?:[^\S\r\n]*|"?sep=.[\s;,|"]*?)\r*\n)+/i;

/** Decodes the beginning of a file, from its header on. */
function decodeHead(
  head: Buffer,
): Pick<TextFile, 'encoding' | 'headerLine'> & { text: string; header: string } {
  const encoding = encodingOf(head);
  const whole = new TextDecoder(encoding === 'utf-8' ? 'utf-8' : 'windows-1252').decode(head);
  const preamble = PREAMBLE.exec(whole)?.[0] ?? '';
  const text = whole.slice(preamble.length);
  const end = text.search(/\r*\n/);
  const headerLine = preamble.split('\n').length;
  return { encoding, text, header: end < 0 ? text : text.slice(0, end), headerLine };
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

/** Splits the first records into cells; a line with misplaced quotes is one by itself. */
function firstRecords(
  lines: readonly string[],
  shape: { columns: number; delimiter: string },
): string[][] {
  const rows: string[][] = [];
  for (let at = 0; at < lines.length && rows.length < FIRST_ROWS; ) {
    const { cells, length } = recordAt(lines, at, shape);
    rows.push(cells ?? splitRow(lines[at] ?? '', shape.delimiter, true));
    at += length;
  }
  return rows;
}

/** Drops empty trailing columns that the rows lack, or adds those that the header lacks. */
function fitColumns(columns: readonly string[], row: readonly string[]): readonly string[] {
  const [shorter, longer] = [columns, row].toSorted((a, b) => a.length - b.length);
  const isEmptyBeyond = longer?.slice(shorter?.length).every((cell) => cell.trim() === '');
  return isEmptyBeyond ? row.map((_, index) => columns[index] ?? '') : columns;
}

/** What is wrong with the end of a file, and the remedy. */
export interface Truncation {
  found: string;
  advice: string;
}

/**
 * Describes the end of a truncated file; undefined if the file is complete. The last line of a
 * truncated file has fewer columns than the header, an open quote, or neither a newline nor a last
 * cell as wide as in all previous lines.
 */
export function truncation(
  { columns, delimiter, quoted, encoding }: TextFile,
  tail: Buffer,
): Truncation | undefined {
  const text = tail.toString('latin1');
  // A tab at the end may delimit an empty cell.
  const whole = text.replaceAll(END_OF_TEXT, '').replace(/[^\S\t]+$/, '');
  const lines = whole.split(/[\r\n]+/);
  const last = lines.at(-1) ?? '';
  const cells = splitRow(last, delimiter, quoted);
  const isOpenQuote = quoted && last.split('"').length % 2 === 0;
  const isEnded = text.slice(whole.length).includes('\n');
  const isShort = cells.length < columns.length;
  if (quoted && endsWithRecord(lines, { columns, delimiter })) return undefined;
  if (!isShort && !isOpenQuote && (isEnded || isAsWide(lines, delimiter))) return undefined;
  const shown = decodeText(last, encoding);
  return cutLine(
    isShort
      ? `: “${shown.slice(0, 80)}” tem ${cells.length} de ${columns.length} colunas`
      : `: termina em “${shown.slice(-80)}”`,
  );
}

/** Describes a file whose last line is cut. */
export const cutLine = (how: string): Truncation => ({
  found: `a última linha está cortada${how}`,
  advice: 'O arquivo está incompleto; baixe ou copie de novo.',
});

/**
 * Returns the last cell of a file that ends in it, without a newline or a closing quote, so that it
 * may be cut; undefined for other files.
 */
export function unendedCell(
  { delimiter, quoted, encoding }: TextFile,
  tail: Buffer,
): string | undefined {
  const text = tail.toString('latin1').replaceAll(END_OF_TEXT, '');
  const last = text.slice(text.lastIndexOf('\n') + 1);
  if (last.trim() === '' || (quoted && last.trimEnd().endsWith('"'))) return undefined;
  return decodeText(splitRow(last, delimiter, quoted).at(-1) ?? '', encoding);
}

/** Decodes a text that was read as latin-1. */
export const decodeText = (latin1: string, encoding: TextFile['encoding']): string =>
  encoding === 'utf-8' ? Buffer.from(latin1, 'latin1').toString() : decodeWindows1252(latin1);

/** Whether the last lines form one complete record that spans lines inside quotes. */
export function endsWithRecord(
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

const named = (delimiter = ''): string => `“${delimiter === '\t' ? 'tabulação' : delimiter}”`;

function delimiterOf(
  header: string,
  {
    delimiters,
    name,
    headerLine,
  }: { delimiters: readonly string[]; name: string; headerLine: number },
): string {
  const count = (character: string): number => header.split(character).length - 1;
  const [likeliest] = delimiters.toSorted((a, b) => count(b) - count(a));
  if (likeliest && count(likeliest) > 0) return likeliest;
  const other = [';', ',', '\t', '|', ':'].find((character) => count(character) > 1);
  throw new ImportRefusal({
    file: name,
    line: headerLine,
    found: other
      ? `as colunas estão separadas por ${named(other)}`
      : `não há cabeçalho com colunas (“${header.slice(0, 60)}”)`,
    advice: `Os arquivos oficiais separam as colunas por ${delimiters.map(named).join(' ou por ')}.`,
  });
}

/** Splits a line into unquoted cells. */
export function splitRow(line: string, delimiter: string, quoted: boolean): string[] {
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
