import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { type DuckDBConnection, DuckDBInstance } from '@duckdb/node-api';
import { type Edition, type SourceName, sources } from '@observatorio/contract';
import { type SchemaFault, schemaDigest, schemaFaultOf, schemaNumberOf } from './schemas';

/** An edition with the metadata of its database file in the data directory. */
export interface StoredEdition extends Edition {
  /** File name, which includes the first digits of the file's checksum. */
  arquivo: string;
  /** Increases with each import, independently of the clock. */
  ordem: number;
  /** File size in bytes; absent in manifests of earlier versions. */
  bytes?: number;
}

/** Edition metadata stored in the edition's file. */
export type EditionStamp = Omit<StoredEdition, 'arquivo' | 'bytes'>;

const NAME =
  /^(?<conjunto>[a-z-]+)-(?<ano>\d{4})-(?<versao>[0-9a-z]+)-(?<checksum>[0-9a-f]{16})\.duckdb$/;

const CHECKSUM_DIGITS = 16;

/** Table with the stamp of an edition. */
const STAMP = 'observatorio_edition';

/** Parses the name of an edition file; undefined for other names. */
export function nameParts(file: string) {
  const { conjunto, ano, versao = '', checksum = '' } = NAME.exec(file)?.groups ?? {};
  const source = sources.find((name) => name === conjunto);
  return source && { conjunto: source, ano: Number(ano), versao, checksum };
}

/** Builds the name of an edition's file. */
export const fileNameOf = ({ conjunto, ano, versao }: Edition, checksum: string): string =>
  `${conjunto}-${String(ano).padStart(4, '0')}-${versao}-${checksum}.duckdb`;

/** Options for reading a whole file. */
export interface Reading {
  signal?: AbortSignal;
  /** Awaited after each MiB. */
  pause?: () => Promise<unknown> | undefined;
}

/** Computes the checksum in a file's name: the first 16 hexadecimal digits of its SHA-256. */
export async function checksumOf(path: string, { signal, pause }: Reading = {}): Promise<string> {
  const hash = createHash('sha256');
  const options = { highWaterMark: 1 << 20, ...(signal && { signal }) };
  for await (const chunk of createReadStream(path, options)) {
    hash.update(chunk);
    await pause?.();
  }
  return hash.digest('hex').slice(0, CHECKSUM_DIGITS);
}

/** Writes an edition's metadata to its database, which is attached as `edition`. */
export async function writeStamp(connection: DuckDBConnection, stamp: EditionStamp): Promise<void> {
  await connection.run(`CREATE TABLE edition.${STAMP} (metadata VARCHAR)`);
  await connection.run(`INSERT INTO edition.${STAMP} VALUES (?)`, [JSON.stringify(stamp)]);
}

/** Runs an SQL query on an edition. */
type Query = (sql: string) => Promise<readonly (readonly unknown[])[]>;

/**
 * Reads the stamp of an edition file, which is opened for it unless `query` is given. If it lacks the
 * number of the schema, determines the number from the tables. Throws if the stamp does not match the
 * file name.
 */
export async function readStamp(path: string, query?: Query): Promise<EditionStamp> {
  const stamp = await (query ? stampOf(query) : readEdition(path, stampOf));
  if (stamp.versao !== nameParts(basename(path))?.versao) {
    throw new Error(`${path} contains the edition ${stamp.versao}.`);
  }
  return stamp;
}

async function stampOf(query: Query): Promise<EditionStamp> {
  const rows = await query(`SELECT metadata FROM ${STAMP}`);
  const stamp: EditionStamp = JSON.parse(String(rows[0]?.[0]));
  stamp.esquema ??= schemaNumberOf(stamp.conjunto, await digestOf(query));
  return stamp;
}

/** Computes the digest of the tables in an edition file, for tests of `schemas`. */
export const schemaDigestOf = (path: string): Promise<string> => readEdition(path, digestOf);

async function readEdition<T>(path: string, read: (query: Query) => Promise<T>): Promise<T> {
  const instance = await DuckDBInstance.create(path, { access_mode: 'READ_ONLY', threads: '1' });
  try {
    const connection = await instance.connect();
    const result = await read(async (sql) => (await connection.runAndReadAll(sql)).getRowsJS());
    connection.closeSync();
    return result;
  } finally {
    instance.closeSync();
  }
}

async function digestOf(query: Query): Promise<string> {
  const rows = await query(
    `SELECT table_name, column_name FROM duckdb_columns()
     WHERE database_name = current_database() AND NOT internal AND table_name <> '${STAMP}'`,
  );
  return schemaDigest(rows as [string, string][]);
}

/** Returns why this release cannot read an edition's tables; undefined if it can. */
export async function schemaFaultIn(
  dataDir: string,
  edition: StoredEdition,
): Promise<SchemaFault | undefined> {
  const numbered =
    edition.esquema === undefined
      ? await readStamp(join(dataDir, edition.arquivo)).catch(() => edition)
      : edition;
  return schemaFaultOf({ ...edition, esquema: numbered.esquema });
}

/**
 * Reports that a file is not what its importer wrote, or that this release cannot read it. The
 * reason is shown to visitors, the remedy to the operator.
 */
export class BadEditionFile extends Error {
  override readonly name = 'BadEditionFile';

  constructor(
    readonly reason: string,
    readonly remedy?: string,
  ) {
    super(reason);
  }
}

/** Throws a BadEditionFile if a file is missing, a folder, empty or shorter than `bytes`. */
export async function verifySize(path: string, bytes?: number): Promise<void> {
  const stats = await stat(path).catch((error: NodeJS.ErrnoException) => {
    throw new BadEditionFile(error.code === 'ENOENT' ? 'arquivo ausente' : 'arquivo ilegível');
  });
  if (stats.isDirectory()) throw new BadEditionFile('há uma pasta no lugar do arquivo');
  const { size } = stats;
  if (size === 0) throw new BadEditionFile('arquivo vazio');
  if (bytes !== undefined && size < bytes) throw new BadEditionFile('arquivo incompleto');
}

/**
 * Verifies a file by its size and checksum, which reads the whole file. Throws a BadEditionFile if
 * it differs from what its importer wrote, or the signal's reason if aborted.
 */
export async function verifyFile(path: string, bytes?: number, reading?: Reading): Promise<void> {
  await verifySize(path, bytes);
  // File names of earlier versions have no checksum.
  const expected = nameParts(basename(path))?.checksum;
  if (!expected) return;
  const found = await checksumOf(path, reading).catch(() => {
    reading?.signal?.throwIfAborted();
    throw new BadEditionFile('arquivo ilegível');
  });
  if (found !== expected) throw new BadEditionFile('arquivo corrompido');
}

/** Returns what is wrong with an edition's file, in Portuguese; undefined if the file is intact. */
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

/** Edition file found in a data directory. */
export interface FoundEdition {
  edition: StoredEdition;
  /** Description of the fault, in Portuguese; undefined if the file is intact. */
  fault?: string;
}

/**
 * Reads the edition in a file of a data directory. Returns undefined if the file is missing, is not
 * a regular file or does not have an edition's name. An edition with an unreadable stamp counts as
 * official and has no rows.
 */
export async function editionIn(
  dataDir: string,
  arquivo: string,
): Promise<FoundEdition | undefined> {
  const path = join(dataDir, arquivo);
  const parts = nameParts(arquivo);
  const stats = parts && (await stat(path).catch(() => undefined));
  if (!parts || !stats?.isFile()) return undefined;
  const stamp = await readStamp(path).catch(() => unknownEdition(parts, stats.mtime));
  const edition = { ...stamp, arquivo, bytes: stats.size };
  return { edition, fault: await faultOf(dataDir, edition) };
}

/** Returns the row metadata of an edition without rows. */
export const emptyRowMetadata = (): Pick<
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
): EditionStamp => ({
  conjunto,
  ano,
  tipo: 'oficial',
  versao,
  importadoEm: time.toISOString(),
  ordem: 0,
  ...emptyRowMetadata(),
});
