import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { chromiumArguments, chromiumPath } from './chromium';
import { type RealServer, startRealServer } from './real-server';

/** The real portal and a page of a browser. */
interface Portal {
  readonly origin: string;
  /** A new one for each test. */
  readonly page: Page;
}

/** Gives each test of a file a page of the portal, and fails it for a complaint in the console. */
export function visitPortal(): Portal {
  let server: RealServer;
  let browser: Browser;
  let page: Page;
  let complaints: string[];

  beforeAll(async () => {
    server = await startRealServer();
    browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArguments });
  });

  afterAll(async () => {
    await browser?.close();
    await server?.close();
  });

  beforeEach(async () => {
    complaints = [];
    page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'pt-BR' });
    page.on('console', (message) => {
      if (/warning|error/.test(message.type())) complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(String(error)));
  });

  afterEach(async () => {
    await page.close();
    expect(complaints).toEqual([]);
  });

  return {
    get origin() {
      return server.origin;
    },
    get page() {
      return page;
    },
  };
}

/** Sums the page's layout shifts from the next load on. */
export async function watchShifts(page: Page): Promise<void> {
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
