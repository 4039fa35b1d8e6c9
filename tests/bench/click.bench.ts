import { mkdirSync, writeFileSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pages } from '@observatorio/pages';
import { type Browser, chromium, type Page } from 'playwright-core';
import { chromiumArguments, chromiumPath } from '../support/chromium';
import { startRealServer } from '../support/real-server';

/*
 * Measures waiting times on /mapa at 1440 px, in Chromium without CPU throttling, against the real
 * server with a small sample: how long after a click, or after opening the page with a warm cache,
 * every card has its data and every chart in the viewport is drawn.
 */

const CLICKS = 30;
const OPENINGS = 10;

const root = resolve(import.meta.dirname, '../..');

/**
 * Script injected into the page. It is a string because tsx-compiled functions call a helper that
 * the page does not define. `settled` waits for 300 ms without activity and resolves to the time of
 * the last data load or drawing; `chooseState` picks a state and resolves to the time until the
 * page has settled, in ms.
 */
const watch = `
  let latest = 0;
  const note = () => { latest = performance.now(); };
  const clear = CanvasRenderingContext2D.prototype.clearRect;
  CanvasRenderingContext2D.prototype.clearRect = function (...box) {
    clear.apply(this, box);
    // Records the time of the frame that shows the drawing.
    requestAnimationFrame(() => setTimeout(note));
  };
  const waiting = new Set();
  const cards = () => document.querySelectorAll('.grid > *');
  document.addEventListener('data-load', ({ target }) => { waiting.delete(target); note(); });
  window.settled = () => new Promise((resolve) => {
    const look = () => waiting.size === 0 && latest > 0 && performance.now() - latest > 300
      ? resolve(latest) : setTimeout(look, 20);
    look();
  });
  window.chooseState = async (uf) => {
    for (const card of cards()) waiting.add(card);
    const bar = document.querySelector('labour-filters').shadowRoot;
    const select = [...bar.querySelectorAll('select')].at(-1);
    const start = performance.now();
    select.value = uf;
    select.dispatchEvent(new Event('change', { bubbles: true }));
    return (await settled()) - start;
  };`;

/** Opens /mapa and returns the time from navigation until the page has settled, in ms. */
async function open(page: Page, origin: string): Promise<number> {
  await page.goto(origin + pages.mapa.path);
  await page.locator('.grid > * canvas').first().waitFor();
  return page.evaluate<number>('settled()');
}

const quantile = (values: number[], share: number): number =>
  Math.round(values.toSorted((a, b) => a - b)[Math.floor(share * (values.length - 1))] ?? 0);

async function measure(browser: Browser, origin: string) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.addInitScript(watch);
  // Warm-up: the first visit fills the cache.
  await open(page, origin);
  const openings: number[] = [];
  for (let index = 0; index < OPENINGS; index += 1) openings.push(await open(page, origin));
  const states = ['35', '33', '31', '43', '29', '11'];
  const choose = (index: number) =>
    page.evaluate<number>(`chooseState('${states[index % states.length]}')`);
  // Warm-up: the first round fetches the city shapes.
  for (const index of states.keys()) await choose(index);
  const clicks: number[] = [];
  for (let index = 0; index < CLICKS; index += 1) clicks.push(await choose(index));
  await page.close();
  return { openings, clicks };
}

const [loadBefore] = loadavg();
const server = await startRealServer(await mkdtemp(join(tmpdir(), 'observatorio-bench-')));
const browser = await chromium.launch({
  executablePath: chromiumPath({ full: true }),
  args: chromiumArguments,
});
const { openings, clicks } = await measure(browser, server.origin);
await browser.close();
await server.close();

const rows = [
  { medida: 'clique até todos os cartões redesenhados, p50', ms: quantile(clicks, 0.5), meta: 60 },
  { medida: 'clique até todos os cartões redesenhados, p95', ms: quantile(clicks, 0.95), meta: 60 },
  { medida: '/mapa aberta com o cache cheio, p50', ms: quantile(openings, 0.5), meta: 600 },
];
console.table(rows.map((row) => ({ ...row, atingida: row.ms <= row.meta ? 'sim' : 'NÃO' })));
mkdirSync(join(root, 'bench-results'), { recursive: true });
writeFileSync(
  join(root, 'bench-results/click.json'),
  `${JSON.stringify({ loadBefore, rows }, null, 2)}\n`,
);
