import { pages } from '@observatorio/pages';
import type { Browser, Page } from 'playwright-core';

const CHANGES = 200;

/** Number of page changes between measurements. */
const EVERY = 50;

/** Three pages with many charts, and one without. */
const { mapa, formandos, profissoes, sobre } = pages;
const links = [mapa, formandos, profissoes, sobre].map(({ path }) => path);

/** Memory use after a number of page changes. */
export interface MemoryUse {
  changes: number;
  megabytes: number;
  nodes: number;
  listeners: number;
}

async function memoryOf(page: Page, changes: number): Promise<MemoryUse> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.enable');
  await session.send('HeapProfiler.collectGarbage');
  await session.send('Performance.enable');
  const { metrics } = await session.send('Performance.getMetrics');
  await session.detach();
  const value = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
  return {
    changes,
    megabytes: Math.round(value('JSHeapUsedSize') / 1e5) / 10,
    nodes: value('Nodes'),
    listeners: value('JSEventListeners'),
  };
}

/**
 * Script injected into the page. `hasArrived` checks that the page at a path shows its heading and
 * that all its cards have data. It is a string for the same reason as in `visit.ts`.
 */
const watch = `
  window.hasArrived = (path) => location.pathname.endsWith(path)
    && document.querySelector('#conteudo h1')
    && ![...document.querySelectorAll('.grid > *')].some(({ shadowRoot }) =>
      !shadowRoot || shadowRoot.querySelector('.skeleton, .unmounted'));`;

/** Opens a page by clicking its link, as a visitor does, and waits until its cards have data. */
async function follow(page: Page, link: string): Promise<void> {
  await page.click(`:is(.header, .footer) a[href$="${link}"]`);
  await page.waitForFunction((path) => Reflect.get(window, 'hasArrived')(path), link);
}

/** Navigates 200 times and measures the portal's memory use every 50 navigations. */
export async function memoryOverChanges(browser: Browser, origin: string): Promise<MemoryUse[]> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.addInitScript(watch);
  await page.goto(`${origin}/home`);
  const uses: MemoryUse[] = [];
  for (let change = 1; change <= CHANGES; change += 1) {
    await follow(page, links[change % links.length] ?? '');
    if (change % EVERY === 0) uses.push(await memoryOf(page, change));
  }
  await page.close();
  return uses;
}
