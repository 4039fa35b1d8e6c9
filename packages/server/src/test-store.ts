import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  buildEdition,
  installEdition,
  LINKS_TABLE,
  openStore,
  type Store,
} from '@observatorio/store';

const COUNT = 3000;

const pick = (salt: number, of: number) => `(hash(i * 16 + ${salt}) % ${of})::INTEGER`;

/** Links drawn by hash: four cities, three occupations, a sex missing here and there. */
const LINKS = `
  INSERT INTO links
  SELECT municipio, municipio // 100000, [225125, 411010, 782510][1 + ${pick(1, 3)}],
    1 + ${pick(2, 25)}, nullif(${pick(3, 3)}, 0), 1 + ${pick(4, 10)}, ${pick(5, 12)},
    1 + ${pick(6, 11)}, 1 + ${pick(7, 5)}, 60000 + ${pick(8, 900_000)}, 1
  FROM (SELECT i, [3550308, 3509502, 3304557, 1200401][1 + ${pick(9, 4)}] AS municipio
    FROM range(${COUNT}) AS numbers(i))`;

const newFolder = (): Promise<string> => mkdtemp(join(tmpdir(), 'observatorio-'));

/** Makes a data directory with a small edition of 2019; the caller removes it. */
export async function makeDataDir(): Promise<string> {
  const dataDir = await newFolder();
  const name = { conjunto: 'rais', ano: 2019, tipo: 'demonstracao' } as const;
  await installEdition(dataDir, name, async (connection) => {
    await connection.run(LINKS_TABLE);
    await connection.run(LINKS);
    await buildEdition(connection, { year: name.ano });
    return {
      fontes: ['Vínculos sorteados'],
      linhasLidas: COUNT,
      linhasAceitas: COUNT,
      linhasRejeitadas: 0,
      motivos: {},
      notas: [],
    };
  });
  return dataDir;
}

export const removeDataDir = (dataDir: string): Promise<void> => rm(dataDir, { recursive: true });

/** A store on a new data directory, which is removed when the store is closed. */
export const testStore = async (): Promise<Store> => ownStore(await makeDataDir());

/** A store without data. */
export const emptyStore = async (): Promise<Store> => ownStore(await newFolder());

async function ownStore(dataDir: string): Promise<Store> {
  const store = await openStore(dataDir);
  const close = store.close.bind(store);
  store.close = async () => {
    await close();
    await removeDataDir(dataDir);
  };
  return store;
}
