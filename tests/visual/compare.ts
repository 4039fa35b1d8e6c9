/*
 * `npm run test:visual`: compares a screenshot of every story with its baseline, and opens every
 * documentation page. `-- --update` updates the baselines instead; `-- TAG…` limits the run to some
 * elements. Requires the Storybook build, which the npm script creates.
 */
import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser } from 'playwright-core';
import {
  compare,
  discard,
  failures,
  readOrigin,
  type Shot,
  shotsOf,
  store,
  storedFiles,
  storeOrigin,
  writeReport,
} from './pictures';
import { entriesOf, type StoryEntry, StoryPage, startBrowser } from './story-browser';

const build = resolve(import.meta.dirname, '../../storybook-static');

/** Number of pages used in parallel. */
const PAGES = 2;

/** Describes the browser and the fallback font for glyphs that Poppins does not have. */
function originOf(browser: Browser): string {
  let font = 'desconhecida';
  try {
    font = execFileSync('fc-match', ['sans-serif'], { encoding: 'utf8' }).trim();
  } catch {
    // The system has no fontconfig.
  }
  return `Chromium ${browser.version()} em ${process.platform}, com a Poppins do pacote e, na falta dela, ${font}`;
}

/** Calls `work` for each item, in parallel on `PAGES` pages. */
async function onPages<Item>(
  browser: Browser,
  items: readonly Item[],
  work: (page: StoryPage, item: Item) => Promise<void>,
): Promise<void> {
  const left = items.values();
  const run = async () => {
    const page = await StoryPage.open(browser, build);
    for (const item of left) await work(page, item);
  };
  await Promise.all(Array.from({ length: PAGES }, run));
}

const { values, positionals: tags } = parseArgs({
  options: { update: { type: 'boolean' } },
  allowPositionals: true,
});
const isUpdate = values.update === true;
const isWanted = (tag: string | undefined): boolean =>
  tags.length === 0 || tags.includes(tag ?? '');
const entries = entriesOf(build).filter(({ title }) => isWanted(title.split('/').at(-1)));
if (entries.length === 0) throw new Error(`There are no stories for ${tags.join(', ')}.`);
const shots = shotsOf(entries);
const problems = new Map<string, string>();

async function take(page: StoryPage, { entry, view, file }: Shot): Promise<void> {
  try {
    // Retries once if the story's checks fail, because other programs may slow a page down.
    const png = await page.picture(entry, view).catch(() => page.picture(entry, view));
    if (isUpdate) return store(file, png);
    const difference = compare(file, png);
    if (difference) problems.set(file, difference);
  } catch (error) {
    problems.set(file, `a história falha: ${String(error).split('\n', 1)[0]}`);
  }
}

async function openDocs(page: StoryPage, entry: StoryEntry): Promise<void> {
  const { heading, errors } = await page.docs(entry);
  const [error] = heading ? errors : ['não tem título'];
  if (error) problems.set(entry.id, `a página de documentação falha: ${error}`);
}

rmSync(failures, { recursive: true, force: true });
const browser = await startBrowser();
await onPages(browser, shots, take);
const docs = entries.filter(({ type }) => type === 'docs');
await onPages(browser, docs, openDocs);
await browser.close();

const here = originOf(browser);
const expected = new Set(shots.map(({ file }) => file));
const orphans = storedFiles().filter(
  (file) => isWanted(file.split('/', 1)[0]) && !expected.has(file),
);
if (isUpdate) {
  orphans.forEach(discard);
  storeOrigin(here);
} else {
  for (const file of orphans) problems.set(file, 'a história não existe mais');
}

for (const [name, problem] of problems) console.error(`✗ ${name}: ${problem}`);
if (problems.size > 0) {
  writeReport(problems);
  console.error(
    [
      `Veja as imagens esperadas, as atuais e as diferenças em ${failures}/index.html`,
      `As guardadas são de ${readOrigin()}.`,
      `Aqui: ${here}.`,
      'Se a mudança é intencional: npm run test:visual -- --update',
    ].join('\n'),
  );
}
const good = shots.length + docs.length - problems.size;
console.log(`${good} passed, ${problems.size} failed`);
process.exitCode = problems.size > 0 ? 1 : 0;
