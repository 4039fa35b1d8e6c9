import { settledCount } from '@observatorio/widgets/testing';
import type { BrowserContext, Page } from 'playwright-core';
import { afterEach, beforeAll, beforeEach, expect, inject } from 'vitest';
import { sharedBrowser } from './shared-browser';

/** The real portal and a page of a browser. */
interface Portal {
  readonly origin: string;
  /** A new one for each test. */
  readonly page: Page;
}

let shared: Promise<BrowserContext> | undefined;

/** The context of all pages of a worker, with a page that keeps the process of the others alive. */
function sharedContext(origin: string): Promise<BrowserContext> {
  const start = async () => {
    const browser = await sharedBrowser();
    const context = await browser.newContext({
      viewport: { width: 1440, height: 900 },
      locale: 'pt-BR',
    });
    const keeper = await context.newPage();
    await keeper.goto(`${origin}/robots.txt`);
    return context;
  };
  shared ??= start();
  return shared;
}

/**
 * Gives each test of a file a page of the portal, and fails it for warnings in the console other
 * than `expected` ones. The pages share the browser's cache, but nothing that a page stores.
 */
export function visitPortal({ expected }: { expected?: RegExp } = {}): Portal {
  const origin = inject('origin');
  let context: BrowserContext;
  let page: Page;
  let complaints: string[];

  beforeAll(async () => {
    context = await sharedContext(origin);
  });

  beforeEach(async () => {
    complaints = [];
    page = await context.newPage();
    page.on('console', (message) => {
      if (!/warning|error/.test(message.type()) || expected?.test(message.text())) return;
      complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(String(error)));
  });

  afterEach(async () => {
    const session = await context.newCDPSession(page);
    await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
    await page.close();
    expect(complaints).toEqual([]);
  });

  return {
    origin,
    get page() {
      return page;
    },
  };
}

/** Waits until every element of a page is defined and every chart drawn; returns their number. */
export async function drawnCharts(page: Page): Promise<number> {
  const pending = page.locator(
    ':not(:defined), .chart-slot:visible:not(:has(canvas)):not(:has-text("Sem essa informação"))',
  );
  const charts = page.locator('canvas:visible');
  return settledCount(async () => ((await pending.count()) > 0 ? 0 : charts.count()));
}

/** Tags of the library on a page, sorted. */
export const tagsOn = async (page: Page): Promise<string[]> => {
  const names = await page.evaluate(() =>
    [...document.querySelectorAll('*')].map((e) => e.localName),
  );
  return names.filter((name) => name.includes('-')).toSorted();
};

/** Sums the page's layout shifts from the next load on, with an empty cache as on a first visit. */
export async function watchShifts(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  await page.addInitScript(() => {
    const shifts = { total: 0 };
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.total += Reflect.get(entry, 'value');
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

export const shiftsOf = (page: Page): Promise<number> =>
  page.evaluate(() => Reflect.get(window, 'shifts').total);
