import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';
import { DuckDBInstance } from '@duckdb/node-api';
import { importFiles } from '@observatorio/import';
import { HEADER_2019 } from '@observatorio/import/testing';
import { buildFromRaw, dataDir, LINKS, makeRaw, raw, results, workDir, YEAR } from './brazil';
import { quantile, rounded, seconds } from './figures';
import { inChild } from './in-child';
import type { PostgresResults } from './store-postgres';
import type { Served, ShapeTimes } from './store-serve';

/*
 * Measures the store with as many links as Brazil had in 2019, against its targets and, in the same
 * run, against DuckDB on the raw rows and PostgreSQL on a subset. The import is measured on a
 * subset in the official text format (override with BENCH_TEXT_LINKS) and scaled up, because all
 * rows as text would take 15 GB.
 */

const TEXT_LINKS = Math.min(LINKS, Number(process.env.BENCH_TEXT_LINKS ?? 2_000_000));
/** A subset, because one click over all rows takes PostgreSQL most of a minute. */
const POSTGRES_LINKS = Math.min(LINKS, 2_000_000);
const POSTGRES_SETS = 60;

const text = join(workDir, `RAIS_VINC_PUB_${YEAR}.txt`);

/**
 * SQL expressions for the columns of the official text file that describe a link; the other columns
 * contain filler.
 */
const written: Readonly<Record<string, string>> = {
  'CBO Ocupação 2002': "coalesce(lpad(occupation::VARCHAR, 6, '0'), '0000-1')",
  'Vínculo Ativo 31/12': "'1'",
  'Faixa Etária': "printf('%02d', [2, 3, 5, 7, 8][age])",
  Idade: "printf('%03d', [16, 20, 35, 55, 70][age])",
  'Escolaridade após 2005': 'schooling',
  Município: 'municipio // 10',
  'Vl Remun Dezembro Nom': "replace(printf('%013.2f', coalesce(pay, 0) / 100.0), '.', ',')",
  'Vl Remun Dezembro (SM)': "replace(printf('%06.2f', coalesce(pay, 0) / 99800.0), '.', ',')",
  'Vl Remun Média Nom': "replace(printf('%013.2f', coalesce(pay, 0) / 100.0), '.', ',')",
  'Sexo Trabalhador': "printf('%02d', gender)",
  'Tamanho Estabelecimento': "printf('%02d', size)",
  'IBGE Subsetor': "printf('%02d', sector)",
};

const filler = (name: string): string => (name.startsWith('Vl ') ? "'0000001125,29'" : "'99'");

async function writeText(): Promise<void> {
  const instance = await DuckDBInstance.create(raw, { access_mode: 'READ_ONLY' });
  const connection = await instance.connect();
  const cells = HEADER_2019.map((name, index) => `${written[name] ?? filler(name)} AS c${index}`);
  const header = HEADER_2019.map((name, index) => `'${name}' AS c${index}`).join(', ');
  await connection.run(`
    COPY (SELECT ${header} UNION ALL SELECT ${cells.join(', ')} FROM (FROM links LIMIT ${TEXT_LINKS}))
    TO '${text}' (HEADER false, DELIMITER ';', QUOTE '')`);
  connection.closeSync();
  instance.closeSync();
}

/** Imports the official text file. Returns the times of reading and checking it, and its size. */
async function readText(): Promise<{ seconds: number; cpuSeconds: number; bytes: number }> {
  await writeText();
  const scratch = join(workDir, 'text');
  const started = performance.now();
  const cpuBefore = process.cpuUsage();
  let read = 0;
  let cpuSeconds = 0;
  await importFiles('rais', scratch, [text], {
    onBuild: () => {
      read = (performance.now() - started) / 1000;
      const { user, system } = process.cpuUsage(cpuBefore);
      cpuSeconds = (user + system) / 1e6;
    },
  });
  const { size } = await stat(text);
  await rm(scratch, { recursive: true });
  await rm(text);
  return { seconds: read, cpuSeconds, bytes: size };
}

async function editionBytes(): Promise<number> {
  const names = (await readdir(dataDir)).filter((name) => name.endsWith('.duckdb'));
  const sizes = await Promise.all(names.map((name) => stat(join(dataDir, name))));
  return sizes.reduce((total, { size }) => total + size, 0);
}

await mkdir(workDir, { recursive: true });
const [loadBefore] = loadavg();
const generated = await seconds(makeRaw);
const reading = await readText();
const readAll = (reading.seconds * LINKS) / TEXT_LINKS;
const built = await seconds(buildFromRaw);
const bytes = await editionBytes();
const served = await inChild<Served>('store-serve', dataDir);
const rawTimes = await inChild<{ times: number[]; totals: number[] }>(
  'store-raw',
  raw,
  JSON.stringify(served.sets),
);
const postgres = await inChild<PostgresResults | null>(
  'store-postgres',
  raw,
  String(POSTGRES_LINKS),
  JSON.stringify(served.sets.slice(0, POSTGRES_SETS)),
);
if (!postgres) console.warn('Sem o PostgreSQL nesta máquina: a comparação com ele fica de fora.');
const different = served.totals.filter((total, index) => total !== rawTimes.totals[index]).length;

const measures = [
  ['dez cartões, p50 (ms)', 2, quantile(served.times, 0.5)],
  ['dez cartões, p95 (ms)', 10, quantile(served.times, 0.95)],
  ['abertura (s)', 2, served.openSeconds],
  ['memória ao servir (MiB)', 1024, served.peakMiB],
  ['importação e montagem (min)', 5, (readAll + built) / 60],
  ['disco (GB)', 2, bytes / 1e9],
] as const;
/** Formats durations as their median and 95th percentile, in ms. */
const spread = (times: readonly number[]): string =>
  times.length === 0 ? '–' : `${rounded(quantile(times, 0.5))} / ${rounded(quantile(times, 0.95))}`;

const shapes = Object.fromEntries(
  Object.entries(served.shapes).map(([shape, times]: [string, ShapeTimes]) => [
    shape,
    {
      'dez cartões': spread(times.cards),
      resumo: spread(times.summary),
      municípios: spread(times.municipalities),
      'remuneração por ocupação': spread(times.pays),
      'remuneração por dimensão': spread(times.groups),
      'desigualdade de remuneração': spread(times.gaps),
    },
  ]),
);
const report = {
  links: LINKS,
  processors: availableParallelism(),
  loadBefore,
  filterSets: served.sets.length,
  differencesFromRaw: different,
  measures: measures.map(([measure, target, value]) => ({
    measure,
    target,
    measured: rounded(value),
    reached: value <= target,
  })),
  details: {
    generateSeconds: rounded(generated),
    readMegabytesPerSecond: rounded(reading.bytes / reading.seconds / 1e6),
    readSecondsScaled: rounded(readAll),
    readCpuSecondsPerMillionLinks: rounded((reading.cpuSeconds / TEXT_LINKS) * 1e6),
    buildSeconds: rounded(built),
    payByOccupationP50Ms: rounded(quantile(served.payTimes, 0.5)),
    payByOccupationP95Ms: rounded(quantile(served.payTimes, 0.95)),
    rawP50Ms: rounded(quantile(rawTimes.times, 0.5)),
    rawP95Ms: rounded(quantile(rawTimes.times, 0.95)),
    ...(postgres && {
      postgresVersion: postgres.version,
      postgresLinks: postgres.links,
      postgresLoadSeconds: rounded(postgres.loadSeconds),
      postgresDifferences:
        POSTGRES_LINKS === LINKS
          ? postgres.totals.filter((total, index) => total !== served.totals[index]).length
          : null,
      postgresP50Ms: rounded(quantile(postgres.times, 0.5)),
      postgresP95Ms: rounded(quantile(postgres.times, 0.95)),
    }),
  },
  shapes,
};
console.table(
  Object.fromEntries(
    report.measures.map(({ measure, target, measured, reached }) => [
      measure,
      { meta: target, medido: measured, situação: reached ? 'atingida' : 'NÃO ATINGIDA' },
    ]),
  ),
);
console.log('Milissegundos por forma dos filtros, p50 / p95, sem a memória:');
console.table(shapes);
console.table(report.details);
console.log(`${report.filterSets} conjuntos de filtros; ${different} diferem do DuckDB direto.`);
await mkdir(results, { recursive: true });
await writeFile(join(results, 'store.json'), `${JSON.stringify(report, null, 2)}\n`);
