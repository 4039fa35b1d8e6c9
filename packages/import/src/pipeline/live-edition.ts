import { join } from 'node:path';
import type { DuckDBConnection } from '@duckdb/node-api';
import { editionKey, isYearly, type SourceName } from '@observatorio/contract';
import type { StoredEdition, StoredManifest } from '@observatorio/store';
import { SMALL } from '../reading/files/read-files';

/** Returns the live official edition that one of a source, year and table replaces. */
export const liveEdition = (
  { conjuntos }: StoredManifest,
  replacing: Parameters<typeof editionKey>[0],
): StoredEdition | undefined =>
  conjuntos.findLast(
    (edition) => edition.tipo === 'oficial' && editionKey(edition) === editionKey(replacing),
  );

/**
 * Returns the live official edition of a source; if the source is yearly, that of the nearest year.
 */
export const nearestEdition = (
  { conjuntos }: StoredManifest,
  source: SourceName,
  year: number,
): StoredEdition | undefined => {
  const distance = ({ ano }: StoredEdition): number =>
    isYearly(source) ? Math.abs(ano - year) : 0;
  return conjuntos
    .filter(({ conjunto, tipo }) => conjunto === source && tipo === 'oficial')
    .toReversed()
    .toSorted((a, b) => distance(a) - distance(b))[0];
};

/** Attaches an edition for reading as the database `name`. */
export async function attachEdition(
  connection: DuckDBConnection,
  name: string,
  { dataDir, edition }: { dataDir: string; edition: StoredEdition },
): Promise<void> {
  const file = join(dataDir, edition.arquivo).replaceAll("'", "''");
  await connection.run(`ATTACH '${file}' AS ${name} (READ_ONLY)`);
  // The import's own files may be so small that they are read by a single thread.
  if ((edition.bytes ?? SMALL) >= SMALL) await connection.run('RESET threads');
}
