import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { type DuckDBConnection, DuckDBInstance } from '@duckdb/node-api';
import { type Edition, type SourceName, sources } from '@observatorio/contract';

/** An edition and the facts about the database file, in the data directory, that holds it. */
export interface StoredEdition extends Edition {
  /** Name of the file, which ends with the first digits of its checksum. */
  arquivo: string;
  /** Grows with each import, whatever the clock says. */
  ordem: number;
  /** Size of the file; absent in manifests of earlier versions. */
  bytes?: number;
}

/** The facts about an edition that its file holds. */
export type Mark = Omit<StoredEdition, 'arquivo' | 'bytes'>;

const NAME =
  /^(?<conjunto>[a-z-]+)-(?<ano>\d{4})-(?<versao>[0-9a-z]+)-(?<checksum>[0-9a-f]{16})\.duckdb$/;

const CHECKSUM_DIGITS = 16;

/** The parts of the name of an edition file; undefined for the names of all other files. */
export function partsOf(file: string) {
  const { conjunto, ano, versao = '', checksum = '' } = NAME.exec(file)?.groups ?? {};
  const source = sources.find((name) => name === conjunto);
  return source && { conjunto: source, ano: Number(ano), versao, checksum };
}

/** Name of the file of an edition. */
export const fileNameOf = ({ conjunto, ano, versao }: Edition, checksum: string): string =>
  `${conjunto}-${String(ano).padStart(4, '0')}-${versao}-${checksum}.duckdb`;

/** How a file is read to the end. */
export interface Reading {
  signal?: AbortSignal;
  /** Called after each MiB, before the next one is read. */
  pause?: () => Promise<unknown> | undefined;
}

/** Checksum of a file for its name: the first 16 hexadecimal digits of its SHA-256. */
export async function checksumOf(path: string, { signal, pause }: Reading = {}): Promise<string> {
  const hash = createHash('sha256');
  const options = { highWaterMark: 1 << 20, ...(signal && { signal }) };
  for await (const chunk of createReadStream(path, options)) {
    hash.update(chunk);
    await pause?.();
  }
  return hash.digest('hex').slice(0, CHECKSUM_DIGITS);
}

/** Writes the mark of an edition into its database, attached as `edition`. */
export async function writeMark(connection: DuckDBConnection, mark: Mark): Promise<void> {
  await connection.run('CREATE TABLE edition.observatorio_edition (metadata VARCHAR)');
  await connection.run('INSERT INTO edition.observatorio_edition VALUES (?)', [
    JSON.stringify(mark),
  ]);
}

/** The mark of an edition file. Throws for a file without the mark that its name promises. */
export async function readMark(path: string): Promise<Mark> {
  const mark = await readAnyMark(path);
  if (mark.versao !== partsOf(basename(path))?.versao) {
    throw new Error(`${path} holds the edition ${mark.versao}.`);
  }
  return mark;
}

async function readAnyMark(path: string): Promise<Mark> {
  const instance = await DuckDBInstance.create(path, { access_mode: 'READ_ONLY', threads: '1' });
  try {
    const connection = await instance.connect();
    const reader = await connection.runAndReadAll('SELECT metadata FROM observatorio_edition');
    connection.closeSync();
    return JSON.parse(String(reader.getRowsJS()[0]?.[0]));
  } finally {
    instance.closeSync();
  }
}

/** A file that is not the edition that its importer wrote; the reason is for visitors. */
export class BadEditionFile extends Error {
  override readonly name = 'BadEditionFile';

  constructor(readonly reason: string) {
    super(reason);
  }
}

/** Throws a BadEditionFile unless a file is there, with so many bytes. */
export async function verifySize(path: string, bytes?: number): Promise<void> {
  const size = await stat(path).then(
    (stats) => stats.size,
    (error: NodeJS.ErrnoException) => {
      throw new BadEditionFile(error.code === 'ENOENT' ? 'arquivo ausente' : 'arquivo ilegível');
    },
  );
  if (size === 0) throw new BadEditionFile('arquivo vazio');
  if (bytes !== undefined && size < bytes) throw new BadEditionFile('arquivo incompleto');
}

/**
 * Throws a BadEditionFile unless a file is as its importer wrote it, or the reason of the signal.
 * Reads all of it.
 */
export async function verifyFile(path: string, bytes?: number, reading?: Reading): Promise<void> {
  await verifySize(path, bytes);
  // Files of earlier versions have no checksum.
  const expected = partsOf(basename(path))?.checksum;
  if (!expected) return;
  const found = await checksumOf(path, reading).catch(() => {
    reading?.signal?.throwIfAborted();
    throw new BadEditionFile('arquivo ilegível');
  });
  if (found !== expected) throw new BadEditionFile('arquivo corrompido');
}

/** The fault of the file of an edition, in Portuguese; undefined if it is as its importer wrote it. */
export async function faultOf(
  dataDir: string,
  { arquivo, bytes }: StoredEdition,
): Promise<string | undefined> {
  try {
    await verifyFile(join(dataDir, arquivo), bytes);
    return undefined;
  } catch (error) {
    if (error instanceof BadEditionFile) return error.reason;
    throw error;
  }
}

/** An edition file that was found in a data directory. */
export interface FoundEdition {
  edition: StoredEdition;
  /** The fault of its file, in Portuguese; undefined if it is as its importer wrote it. */
  fault?: string;
}

/**
 * The edition in a file of a data directory; undefined for a file without the name of one. One whose
 * mark cannot be read counts as official, with no rows.
 */
export async function editionIn(
  dataDir: string,
  arquivo: string,
): Promise<FoundEdition | undefined> {
  const path = join(dataDir, arquivo);
  const parts = partsOf(arquivo);
  const stats = parts && (await stat(path).catch(() => undefined));
  if (!parts || !stats?.isFile()) return undefined;
  const mark = await readMark(path).catch(() => unknownEdition(parts, stats.mtime));
  const edition = { ...mark, arquivo, bytes: stats.size };
  return { edition, fault: await faultOf(dataDir, edition) };
}

/** The facts about the rows of an edition of which there are none. */
export const noRows = (): Pick<
  Edition,
  'fontes' | 'linhasLidas' | 'linhasAceitas' | 'linhasRejeitadas' | 'motivos' | 'notas'
> => ({
  fontes: [],
  linhasLidas: 0,
  linhasAceitas: 0,
  linhasRejeitadas: 0,
  motivos: {},
  notas: [],
});

const unknownEdition = (
  { conjunto, ano, versao }: { conjunto: SourceName; ano: number; versao: string },
  time: Date,
): Mark => ({
  conjunto,
  ano,
  tipo: 'oficial',
  versao,
  importadoEm: time.toISOString(),
  ordem: 0,
  ...noRows(),
});
