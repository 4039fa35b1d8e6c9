import { mkdirSync, writeFileSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import { chromiumArguments, chromiumPath } from '../support/chromium';
import { startRealServer } from '../support/real-server';

/*
 * Measures waiting times on /mapa, in Chromium against the real server with a small sample: from a
 * click to the frame in which all cards are redrawn, and from opening the page to the frame in
 * which they are first drawn, on a processor slowed four times.
 */

const CLICKS = 30;

const root = resolve(import.meta.dirname, '../..');

/**
 * Runs in the page: milliseconds from choosing a state to the frame after the last card's new
 * data. A text, because tsx adds a helper to compiled functions that the page does not have.
 */
const chooseState = (uf: string): string => `new Promise((redrawn) => {
  const waiting = new Set(document.querySelectorAll('.grid > *'));
  const bar = document.querySelector('labour-filters').shadowRoot;
  const select = [...bar.querySelectorAll('select')].at(-1);
  const start = performance.now();
  document.addEventListener('data-load', function seen({ target }) {
    waiting.delete(target);
    if (waiting.size > 0) return;
    document.removeEventListener('data-load', seen);
    requestAnimationFrame(() => requestAnimationFrame(() => redrawn(performance.now() - start)));
  });
  select.value = '${uf}';
  select.dispatchEvent(new Event('change', { bubbles: true }));
})`;

const clickToRedraw = (page: Page, uf: string): Promise<number> => page.evaluate(chooseState(uf));

/** Time from the start of the page until every card shows a chart, a table or figures, in ms. */
const drawn = (page: Page) =>
  page.waitForFunction(() => {
    const cards = [...document.querySelectorAll('.grid > *')];
    const full = cards.every((card) => card.shadowRoot?.querySelector('canvas, table, dl'));
    return cards.length > 0 && full && performance.now();
  });

const quantile = (values: number[], share: number): number =>
  Math.round(values.toSorted((a, b) => a - b)[Math.floor(share * (values.length - 1))] ?? 0);

async function measureClicks(browser: Browser, origin: string) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(`${origin}/mapa`);
  await drawn(page);
  const states = ['35', '33', '31', '43', '29', '11'];
  const times: number[] = [];
  // Warm-up: the first round fetches the shapes of the cities.
  for (const uf of states) await clickToRedraw(page, uf);
  for (let index = 0; index < CLICKS; index += 1) {
    times.push(await clickToRedraw(page, states[index % states.length] ?? '35'));
  }
  await page.close();
  return { p50: quantile(times, 0.5), p95: quantile(times, 0.95) };
}

async function measureOpening(browser: Browser, origin: string) {
  const times: number[] = [];
  for (let index = 0; index < 5; index += 1) {
    const page = await browser.newPage({ viewport: { width: 412, height: 823 } });
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.goto(`${origin}/mapa`);
    times.push(Number(await (await drawn(page)).jsonValue()));
    await page.close();
  }
  return { p50: quantile(times, 0.5), max: quantile(times, 1) };
}

const [loadBefore] = loadavg();
const server = await startRealServer(await mkdtemp(join(tmpdir(), 'observatorio-bench-')));
const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArguments });
const clicks = await measureClicks(browser, server.origin);
const opening = await measureOpening(browser, server.origin);
await browser.close();
await server.close();

const rows = [
  { medida: 'clique até todos os cartões redesenhados, p50', ms: clicks.p50, meta: 100 },
  { medida: 'clique até todos os cartões redesenhados, p95', ms: clicks.p95, meta: 100 },
  { medida: '/mapa desenhada, processador 4× mais lento, mediana', ms: opening.p50, meta: 1500 },
];
console.table(rows.map((row) => ({ ...row, atingida: row.ms <= row.meta ? 'sim' : 'NÃO' })));
mkdirSync(join(root, 'bench-results'), { recursive: true });
writeFileSync(
  join(root, 'bench-results/click.json'),
  `${JSON.stringify({ loadBefore, clicks, opening, rows }, null, 2)}\n`,
);
