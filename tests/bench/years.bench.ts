import { existsSync } from 'node:fs';
import { copyFile, mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';
import { DuckDBInstance } from '@duckdb/node-api';
import { readManifest, type StoredEdition, writeManifest } from '@observatorio/store';
import { checksumOf, fileNameOf } from '../../packages/store/src/editions/edition-file';
import { buildFromRaw, dataDir, LINKS, makeRaw, results, workDir, YEAR } from './brazil';
import { rounded } from './figures';
import { inChild } from './in-child';

/*
 * Measures opening a store and clicks on one of its years, with one live year and with twenty. Each
 * year has its own file, but all contain the same BENCH_LINKS links, because generating different
 * ones would take hours.
 */

const YEARS = Number(process.env.BENCH_YEARS ?? 20);
const OPEN_TARGET_S = 2;

/** Results measured in a process that serves one or more years. */
export interface ServedYears {
  openSeconds: number;
  /** Time until the measured year's first response, including opening the store. */
  firstAnswerSeconds: number;
  p50Ms: number;
  p95Ms: number;
  peakMiB: number;
}

/** Copies an edition into a data directory under another year. */
async function copyTo(folder: string, edition: StoredEdition, ano: number) {
  const draft = join(folder, `${ano}.draft`);
  await copyFile(join(dataDir, edition.arquivo), draft);
  const { arquivo: _file, bytes: _bytes, ...mark } = edition;
  const copy = { ...mark, ano, versao: `bench${ano}`, ordem: ano };
  const instance = await DuckDBInstance.create(draft);
  const connection = await instance.connect();
  await connection.run('UPDATE observatorio_edition SET metadata = ?', [JSON.stringify(copy)]);
  await connection.run('CHECKPOINT');
  connection.closeSync();
  instance.closeSync();
  const arquivo = fileNameOf(copy, await checksumOf(draft));
  await rename(draft, join(folder, arquivo));
  return { ...copy, arquivo, bytes: (await stat(join(folder, arquivo))).size };
}

await makeRaw();
if (!existsSync(join(dataDir, 'manifest.json'))) await buildFromRaw();
const [edition] = (await readManifest(dataDir)).conjuntos.filter(({ ano }) => ano === YEAR);
if (!edition) throw new Error(`There is no edition of ${YEAR} in ${dataDir}.`);
const [loadBefore] = loadavg();
const folder = join(workDir, 'years');
await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
const editions: StoredEdition[] = [];
const measured: (ServedYears & { years: number; gigabytes: number })[] = [];
for (let years = 1; years <= YEARS; years++) {
  editions.push(await copyTo(folder, edition, YEAR + 1 - years));
  if (years > 1 && years < YEARS) continue;
  await writeManifest(folder, { conjuntos: editions, anteriores: [] });
  // Reads the measured file back into the page cache, because the copies evicted it; a year in use
  // would be cached.
  await checksumOf(join(folder, editions[0]?.arquivo ?? ''));
  const bytes = editions.reduce((total, each) => total + (each.bytes ?? 0), 0);
  measured.push({
    years,
    gigabytes: bytes / 1e9,
    ...(await inChild<ServedYears>('years-serve', folder, String(YEAR))),
  });
}
await rm(folder, { recursive: true });

console.table(
  Object.fromEntries(
    measured.map((each) => [
      `${each.years} ano(s)`,
      {
        'vínculos (milhões)': rounded((each.years * LINKS) / 1e6),
        'disco (GB)': rounded(each.gigabytes),
        'abertura (s)': rounded(each.openSeconds),
        'até a primeira resposta (s)': rounded(each.firstAnswerSeconds),
        'dez cartões, p50 (ms)': rounded(each.p50Ms),
        'dez cartões, p95 (ms)': rounded(each.p95Ms),
        'memória (MiB)': rounded(each.peakMiB),
      },
    ]),
  ),
);
const reached = measured.every(({ openSeconds }) => openSeconds <= OPEN_TARGET_S);
console.log(
  `Cliques no ano de ${YEAR}, sem a memória. Abertura em até ${OPEN_TARGET_S} s: ${reached ? 'atingida' : 'NÃO ATINGIDA'}.`,
);
const report = { links: LINKS, processors: availableParallelism(), loadBefore, measured };
await writeFile(join(results, 'years.json'), `${JSON.stringify(report, null, 2)}\n`);
