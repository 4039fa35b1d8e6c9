import { mkdirSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { type AnyDataset, occupation, type RowOf } from '@observatorio/contract';
import { importFiles } from '@observatorio/import';
import { searchItems } from '@observatorio/search';
import { openStore } from '@observatorio/store';
import { officialFiles } from '@observatorio/store/official-files';
import { chromium } from 'playwright-core';
import { build } from 'vite';
import { chromiumArguments, chromiumPath } from '../support/chromium';
import { expectedFirst, expectedOneOf, withoutMatch } from '../unit/occupation-terms';

/*
 * Measures the occupation search over the complete official list, in Chromium with 4× CPU
 * throttling: typing every fourth term of the search's unit test letter by letter, and building the
 * index. OBSERVATORIO_DATA is the folder with the official files.
 */

/** Repetitions per keystroke. The fastest one counts, to exclude noise from other processes. */
const ROUNDS = 3;

const root = resolve(import.meta.dirname, '../..');
const { paths: official } = officialFiles('CBO2002 - Ocupacao.csv', 'CBO2002 - Sinonimo.csv');
const find = join(root, 'packages/search/src/index.ts');

async function officialList() {
  const dataDir = await mkdtemp(join(tmpdir(), 'observatorio-'));
  await importFiles('cbo', dataDir, official);
  const store = await openStore(dataDir);
  const rows = async <D extends AnyDataset>(dataset: D): Promise<RowOf<D>[]> =>
    (await store.answer(dataset, store.resolve(dataset, {}))).rows;
  const options = await rows(occupation.options);
  const list = searchItems(
    options.filter(({ filter }) => filter === 'cod_cbo'),
    await rows(occupation.synonyms),
  );
  await store.close();
  await rm(dataDir, { recursive: true });
  return list;
}

async function script(): Promise<string> {
  const outputs = await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, lib: { entry: find, formats: ['iife'], name: 'find' } },
  });
  const [first] = [outputs].flat();
  if (!first || !('output' in first)) throw new Error('The search was not built.');
  return first.output[0].code;
}

/** Times to build the index, and to get results after each keystroke, in ms. */
interface Measured {
  built: number;
  keys: number[];
}

/**
 * Returns the script to run in the page. It is a string because tsx-compiled functions call a
 * helper that the page does not define.
 */
const measure = (list: unknown, terms: readonly string[]): string => `(async () => {
  const start = performance.now();
  const index = await find.createSearchIndex(${JSON.stringify(list)});
  const built = performance.now() - start;
  const press = (text) => {
    const pressed = performance.now();
    index.search(text);
    return performance.now() - pressed;
  };
  const keys = [];
  for (const term of ${JSON.stringify(terms)}) {
    for (let end = 1; end <= term.length; end += 1) {
      const times = Array.from({ length: ${ROUNDS} }, () => press(term.slice(0, end)));
      keys.push(Math.min(...times));
    }
    await new Promise((resolve) => setTimeout(resolve));
  }
  return { built, keys };
})()`;

const quantile = (values: number[], share: number): number =>
  Math.round(
    (values.toSorted((a, b) => a - b)[Math.floor(share * (values.length - 1))] ?? 0) * 10,
  ) / 10;

const [loadBefore] = loadavg();
const code = await script();
const terms = [
  ...Object.values(expectedFirst).flat(),
  ...Object.keys(expectedOneOf),
  ...withoutMatch,
].filter((_, place) => place % 4 === 0);
const browser = await chromium.launch({
  executablePath: chromiumPath({ full: true }),
  args: chromiumArguments,
});
const page = await browser.newPage();
const session = await page.context().newCDPSession(page);
await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
await page.addScriptTag({ content: `${code};window.find = find` });
const { built, keys } = await page.evaluate<Measured>(measure(await officialList(), terms));
await browser.close();

const rows = [
  { medida: 'tecla até os resultados, p50', valor: quantile(keys, 0.5), meta: 50 },
  { medida: 'tecla até os resultados, p95', valor: quantile(keys, 0.95), meta: 50 },
  { medida: 'tecla até os resultados, a pior', valor: quantile(keys, 1), meta: 50 },
  { medida: 'lista pronta para a busca, em fatias', valor: Math.round(built), meta: 3000 },
];
console.table(rows.map((row) => ({ ...row, atingida: row.valor <= row.meta ? 'sim' : 'NÃO' })));
const kilobytes = brotliCompressSync(code).length / 1000;
console.log(
  `${terms.length} termos, ${keys.length} teclas, em ms; o código da busca tem ${kilobytes.toFixed(1)} KB (brotli).`,
);
mkdirSync(join(root, 'bench-results'), { recursive: true });
writeFileSync(
  join(root, 'bench-results/search.json'),
  `${JSON.stringify({ loadBefore, terms: terms.length, keys: keys.length, kilobytes, rows }, null, 2)}\n`,
);
if (rows.some(({ valor, meta }) => valor > meta)) process.exitCode = 1;
