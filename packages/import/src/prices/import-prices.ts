import { open } from 'node:fs/promises';
import { basename } from 'node:path';
import { ipca, type Month } from '@observatorio/domain';
import { pricesIn, Refusal, readImportedPrices, writeImportedPrices } from '@observatorio/store';
import { monthName } from './month-name';
import { newIndices, readPrices } from './read-prices';

/** Largest file that is read, in bytes; the series has a few hundred months. */
const MAX_BYTES = 20_000_000;

/**
 * Extends the IPCA of a data directory by the months of files that follow the project's table, and
 * returns what it did, in Portuguese. Months imported earlier stay unless a file has them. Throws a
 * Refusal and changes nothing if a file cannot be read or trusted.
 */
export async function importPrices(dataDir: string, paths: readonly string[]): Promise<string[]> {
  const known = new Map(await pricesIn(dataDir).catch(() => ipca));
  const added = new Map<Month, number>();
  for (const path of paths) {
    const name = basename(path);
    const months = newIndices(name, readPrices(name, await textOf(path)), known);
    for (const [month, index] of months) {
      known.set(month, index);
      added.set(month, index);
    }
  }
  const newest = [...known.keys()].toSorted().at(-1) ?? '1994-01';
  if (added.size === 0) {
    return [
      `Nada de novo: o IPCA já vai até ${monthName(newest)}, e os arquivos conferem com ele.`,
    ];
  }
  const before = await readImportedPrices(dataDir).catch(() => undefined);
  await writeImportedPrices(dataDir, {
    fontes: [...new Set([...(before?.fontes ?? []), ...paths.map((path) => basename(path))])],
    importadoEm: new Date().toISOString(),
    indices: Object.fromEntries([...known].filter(([month]) => !ipca.has(month))),
  });
  return [
    ...[...added].map(
      ([month, index]) =>
        `  ${monthName(month)}: ${index.toLocaleString('pt-BR', { maximumFractionDigits: 2 })}`,
    ),
    `Em serviço: IPCA até ${monthName(newest)}.`,
  ];
}

async function textOf(path: string): Promise<string> {
  const file = await open(path).catch((cause: NodeJS.ErrnoException) => {
    const reason = cause.code === 'ENOENT' ? 'não existe' : 'não pode ser lido';
    throw new Refusal(`O arquivo ${path} ${reason}.`, { cause });
  });
  try {
    const stats = await file.stat();
    if (!stats.isFile()) throw new Refusal(`${path} não é um arquivo.`);
    if (stats.size > MAX_BYTES) throw new Refusal(`${path} é grande demais para ser o IPCA.`);
    const bytes = await file.readFile();
    const utf8 = bytes.toString('utf8');
    return utf8.includes('\uFFFD') ? bytes.toString('latin1') : utf8;
  } finally {
    await file.close();
  }
}
