import { settledCount } from '@observatorio/widgets/testing';
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject } from 'vitest';
import { chromiumArguments, chromiumPath } from './chromium';

/** The real portal and a page of a browser. */
interface Portal {
  readonly origin: string;
  /** A new one for each test. */
  readonly page: Page;
}

/** Gives each test of a file a page of the portal, and fails it for warnings in the console. */
export function visitPortal(): Portal {
  let browser: Browser;
  let page: Page;
  let complaints: string[];

  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArguments });
  });

  afterAll(async () => {
    await browser?.close();
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
    origin: inject('origin'),
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
