import { existsSync } from 'node:fs';
import { copyFile, link, mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';
import { DuckDBInstance } from '@duckdb/node-api';
import { readManifest, type StoredEdition, writeManifest } from '@observatorio/store';
import { checksumOf, fileNameOf } from '../../packages/store/src/editions/edition-file';
import { buildFromRaw, dataDir, LINKS, makeRaw, results, workDir, YEAR } from './brazil';
import { quantile, rounded } from './figures';
import { inChild } from './in-child';

/*
 * Measures opening a store, clicks on one of its years and the series over all of them, with one
 * live year and with seventeen, from 2003 on, where the table of minimum wages begins. Each year has its own file, but all contain the same BENCH_LINKS links,
 * because generating different ones would take hours.
 */

const YEARS = Number(process.env.BENCH_YEARS ?? 17);
const OPEN_TARGET_S = 2;
/** Target of the 95th percentile of a series over all years, in ms. */
const SERIES_TARGET_MS = 15;
/**
 * Number of runs per store. The stores run in turns, because single runs vary as much as the stores
 * differ.
 */
const TURNS = 5;

/** Results measured in a process that serves one or more years. */
export interface ServedYears {
  openSeconds: number;
  /** Time until the measured year's first response, including opening the store. */
  firstAnswerSeconds: number;
  p50Ms: number;
  p95Ms: number;
  /** Time of the series over all live years, of one filter set. */
  seriesP50Ms: number;
  seriesP95Ms: number;
  peakMiB: number;
}

/** Copies an edition into a data directory under another year. */
async function copyTo(folder: string, edition: StoredEdition, ano: number) {
  const draft = join(folder, `${ano}.draft`);
  await copyFile(join(dataDir, edition.arquivo), draft);
  const { arquivo: _file, bytes: _bytes, ...stamp } = edition;
  const copy = { ...stamp, ano, versao: `bench${ano}`, ordem: ano };
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
const single = join(workDir, 'year');
const folder = join(workDir, 'years');
for (const each of [single, folder]) {
  await rm(each, { recursive: true, force: true });
  await mkdir(each, { recursive: true });
}
const editions: StoredEdition[] = [];
for (let ano = YEAR; ano > YEAR - YEARS; ano--) editions.push(await copyTo(folder, edition, ano));
const measuredFile = editions[0]?.arquivo ?? '';
await link(join(folder, measuredFile), join(single, measuredFile));
const stores = [
  { folder: single, editions: editions.slice(0, 1) },
  { folder, editions },
];
for (const each of stores) {
  await writeManifest(each.folder, { conjuntos: each.editions, anteriores: [] });
}
// Reads the measured file back into the page cache, because the copies evicted it; a year in use
// would be cached.
await checksumOf(join(folder, measuredFile));
const runs: ServedYears[][] = stores.map(() => []);
for (let turn = 0; turn < TURNS; turn++) {
  for (const [index, each] of stores.entries()) {
    runs[index]?.push(await inChild<ServedYears>('years-serve', each.folder, String(YEAR)));
  }
}
for (const each of stores) await rm(each.folder, { recursive: true });

/** Returns the median of each figure. */
function mediansOf(served: readonly ServedYears[]): ServedYears {
  const median = (name: keyof ServedYears) =>
    quantile(
      served.map((each) => each[name]),
      0.5,
    );
  return {
    openSeconds: median('openSeconds'),
    firstAnswerSeconds: median('firstAnswerSeconds'),
    p50Ms: median('p50Ms'),
    p95Ms: median('p95Ms'),
    seriesP50Ms: median('seriesP50Ms'),
    seriesP95Ms: median('seriesP95Ms'),
    peakMiB: median('peakMiB'),
  };
}

const measured = stores.map((each, index) => ({
  years: each.editions.length,
  gigabytes: each.editions.reduce((total, { bytes = 0 }) => total + bytes, 0) / 1e9,
  ...mediansOf(runs[index] ?? []),
}));

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
        'série, p50 (ms)': rounded(each.seriesP50Ms),
        'série, p95 (ms)': rounded(each.seriesP95Ms),
        'memória (MiB)': rounded(each.peakMiB),
      },
    ]),
  ),
);
const reached = measured.every(({ openSeconds }) => openSeconds <= OPEN_TARGET_S);
const isQuick = measured.every(({ seriesP95Ms }) => seriesP95Ms <= SERIES_TARGET_MS);
const outcome = (isReached: boolean): string => (isReached ? 'atingida' : 'NÃO ATINGIDA');
console.log(
  `Medianas de ${TURNS} medições alternadas; cliques no ano de ${YEAR}, sem a memória. Abertura em até ${OPEN_TARGET_S} s: ${outcome(reached)}. Série de todos os anos em até ${SERIES_TARGET_MS} ms (p95): ${outcome(isQuick)}.`,
);
const report = {
  links: LINKS,
  turns: TURNS,
  processors: availableParallelism(),
  loadBefore,
  measured,
};
await writeFile(join(results, 'years.json'), `${JSON.stringify(report, null, 2)}\n`);
