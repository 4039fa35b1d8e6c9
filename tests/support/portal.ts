import { join } from 'node:path';
import { foldText } from '@observatorio/language';
import { settledCount } from '@observatorio/widgets/testing';
import type { BrowserContext, Page } from 'playwright-core';
import { afterEach, beforeEach, expect, inject } from 'vitest';
import { recordShifts } from './layout-shifts';
import { replaceBrowser, sharedContext } from './shared-browser';

/** Folder for screenshots of failed tests. */
const failures = join(import.meta.dirname, '../failures');

/** The real portal and a browser page. */
interface Portal {
  readonly origin: string;
  /** Browser page, opened anew for each test. */
  readonly page: Page;
}

/**
 * Provides each test in a file with a page for the portal, and fails the test on console warnings
 * and errors that do not match `expected`. The pages share the browser's cache but not its storage.
 */
export function visitPortal({ expected }: { expected?: RegExp } = {}): Portal {
  const origin = inject('origin');
  let context: BrowserContext;
  let page: Page;
  let complaints: string[];

  beforeEach(async () => {
    complaints = [];
    context = await sharedContext(origin, {
      viewport: { width: 1440, height: 900 },
      locale: 'pt-BR',
    });
    page = await context.newPage();
    page.on('console', (message) => {
      if (!/warning|error/.test(message.type()) || expected?.test(message.text())) return;
      complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(String(error)));
  });

  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') {
      const name = foldText(task.name).replaceAll(/\W+/g, '-').slice(0, 80);
      const path = join(failures, `${name}.png`);
      const isStuck = await page.screenshot({ path }).then(
        () => false,
        () => true,
      );
      // All pages share one process: if it hangs, so would the second attempt.
      if (isStuck) return replaceBrowser();
    }
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

/** Waits until the scripts of a page have replaced its prerendered HTML. */
export const started = (page: Page) =>
  page.waitForFunction(() => !document.querySelector('[inert]'));

/**
 * Counts the visible charts. Returns 0 if an element is undefined or a chart is not drawn; in the
 * latter case, scrolls to that chart first.
 */
function chartsIfDrawn(): number {
  const isVisible = (element: Element): boolean =>
    element.checkVisibility({ visibilityProperty: true }) && element.clientHeight > 0;
  let charts = 0;
  const roots: ParentNode[] = [document];
  for (const root of roots) {
    if (root.querySelector(':not(:defined)')) return 0;
    for (const slot of root.querySelectorAll('.chart-slot:not(:has(canvas))')) {
      if (!isVisible(slot) || slot.textContent?.includes('Não há gráfico')) continue;
      slot.scrollIntoView({ behavior: 'instant' });
      return 0;
    }
    charts += [...root.querySelectorAll('canvas')].filter(isVisible).length;
    for (const { shadowRoot } of root.querySelectorAll('*')) if (shadowRoot) roots.push(shadowRoot);
  }
  scrollTo({ top: 0, behavior: 'instant' });
  return charts;
}

/**
 * Waits until every element on a page is defined and every chart is drawn. Returns the number of
 * charts.
 */
export const drawnCharts = (page: Page): Promise<number> =>
  settledCount(() => page.evaluate(chartsIfDrawn), { timeout: 60_000 });

/** Returns the custom element tags on a page, sorted, with duplicates. */
export const tagsOn = async (page: Page): Promise<string[]> => {
  const names = await page.evaluate(() =>
    [...document.querySelectorAll('*')].map((e) => e.localName),
  );
  return names.filter((name) => name.includes('-')).toSorted();
};

/** Records layout shifts from the next page load onwards, with the cache disabled. */
export async function watchFirstVisit(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  await recordShifts(page);
}

/** Expects an open page to state the coverage of its data, and opens the coverage notes. */
export async function expectCoverage(page: Page): Promise<void> {
  const coverage = page.locator('.coverage');
  await coverage.getByText('Dados de demonstração · 2019').click();
  expect(await coverage.getByRole('listitem').first().innerText()).not.toBe('');
  expect(await coverage.getByRole('link').getAttribute('href')).toBe('/sobre');
}

/**
 * Opens a page at phone width, widens it step by step, and expects it never to scroll horizontally.
 */
export async function expectToFit(page: Page, open: () => Promise<unknown>): Promise<void> {
  await page.setViewportSize({ width: 360, height: 900 });
  await open();
  for (const width of [360, 768, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await drawnCharts(page);
    const scrollWidth = () => page.evaluate(() => document.documentElement.scrollWidth);
    await expect.poll(scrollWidth).toBe(width);
  }
}
