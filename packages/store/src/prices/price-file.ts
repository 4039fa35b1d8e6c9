import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { ipca, isMonth, type Month, type PriceIndices } from '@observatorio/domain';
import { Refusal } from '../command/command';
import { withLock } from '../editions/lock';
import { moveDurably, writeDurably } from '../editions/manifest-file';

/** File of the data directory with the months of the IPCA that the project's table lacks. */
const FILE = 'ipca.json';

/** Imported months of the IPCA, and where they come from. */
export interface ImportedPrices {
  /** Names of the imported files. */
  fontes: string[];
  /** ISO 8601 timestamp of the import. */
  importadoEm: string;
  /** Indices that follow the project's table, without gaps. */
  indices: Readonly<Record<Month, number>>;
}

/**
 * Returns the imported months in a data directory; undefined if there are none. Throws a Refusal that
 * names the file if it is damaged.
 */
export async function readImportedPrices(dataDir: string): Promise<ImportedPrices | undefined> {
  const path = join(dataDir, FILE);
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (text === undefined) return undefined;
  const prices = parsed(text);
  if (prices) return prices;
  throw new Refusal(
    `${path} está corrompido. Apague-o, ou importe o IPCA de novo com “npm run import -- ipca ARQUIVO”.`,
  );
}

function parsed(text: string): ImportedPrices | undefined {
  try {
    const prices: ImportedPrices = JSON.parse(text);
    const isSound = Object.entries(prices.indices).every(
      ([month, index]) => isMonth(month) && Number.isFinite(index) && index > 0,
    );
    return isSound ? prices : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Returns the IPCA in force: the project's table and the months imported into the data directory.
 * Throws a Refusal if their file is damaged.
 */
export async function pricesIn(dataDir: string): Promise<PriceIndices> {
  const { indices = {} } = (await readImportedPrices(dataDir)) ?? {};
  const imported = Object.entries(indices)
    .filter((entry): entry is [Month, number] => isMonth(entry[0]) && !ipca.has(entry[0]))
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  return new Map([...ipca, ...imported]);
}

/** Replaces the imported months; a process killed at any moment leaves the earlier ones. */
export async function writeImportedPrices(dataDir: string, prices: ImportedPrices): Promise<void> {
  await mkdir(dataDir, { recursive: true });
  const draft = join(dataDir, `.${FILE}.${randomUUID()}`);
  await withLock(dataDir, async () => {
    try {
      await writeDurably(draft, `${JSON.stringify(prices, null, 2)}\n`);
      await moveDurably(draft, join(dataDir, FILE));
    } finally {
      await rm(draft, { force: true });
    }
  });
}
