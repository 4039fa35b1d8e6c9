import { setTimeout as sleep } from 'node:timers/promises';
import { pages } from '@observatorio/pages';
import { type Browser, chromium, type Page } from 'playwright-core';
import { chromiumArguments, chromiumPath } from '../support/chromium';
import type { Fault } from './environment';

/**
 * Maximum number of requests that a page with a dozen cards may send during an outage. Each card
 * makes three attempts.
 */
const STORM = 60;

/** Returns the summaries of cards that refetch when the region changes, unlike the map. */
const sentences = (page: Page): Promise<string[]> =>
  page
    .locator(':is(labour-gender, labour-schooling, labour-macro-sectors) [part~=summary]')
    .allInnerTexts();

const isDrawn = (page: Page): Promise<boolean> =>
  page
    .locator('[aria-busy=true], :not(:defined), [part~=failure]:visible, .page-failure')
    .count()
    .then((pending) => pending === 0);

async function untilDrawn(page: Page): Promise<void> {
  await page.locator('labour-gender [part~=summary]').waitFor();
  const end = Date.now() + 30_000;
  while (!(await isDrawn(page))) {
    if (Date.now() > end) throw new Error('The cards on the page did not recover.');
    await sleep(100);
  }
}

/** Throws an error that quotes the first sentence that differs from the expected one. */
function expectSame(shown: readonly string[], right: readonly string[]): void {
  const index = right.findIndex((sentence, place) => shown[place] !== sentence);
  if (index >= 0) throw new Error(`The page shows “${shown[index]}”, not “${right[index]}”.`);
}

async function withPage(browser: Browser, work: (page: Page) => Promise<void>): Promise<void> {
  const page = await browser.newPage({ locale: 'pt-BR' });
  try {
    await work(page);
  } finally {
    await page.close();
  }
}

/**
 * Kills and restarts the server while a page is open. The cards must keep their last data, limit
 * their retries, and show the right data after a click on the retry button.
 */
export const pageOutage: Fault = {
  name: 'API fora com uma página aberta',
  async happen(environment) {
    const browser = await chromium.launch({
      executablePath: chromiumPath(),
      args: chromiumArguments,
    });
    const address = `${environment.served.address}${pages.mapa.path}?ano=2019`;
    try {
      await withPage(browser, async (page) => {
        await page.goto(address);
        await untilDrawn(page);
        const before = await sentences(page);
        let requests = 0;
        page.on('request', () => {
          requests += 1;
        });
        // The page-level notice appears only if no data arrived in the two seconds before the
        // failure.
        await sleep(2100);
        const notice = page.locator('.page-failure');
        await environment.served.restart('SIGKILL', async () => {
          await page.locator('labour-filters').getByLabel('Região').selectOption('Sul');
          await notice.waitFor();
          await sleep(4000);
          expectSame(await sentences(page), before);
        });
        if (requests > STORM)
          throw new Error(`One page sent ${requests} requests during an outage.`);
        await notice.getByRole('button', { name: 'Tentar novamente' }).click();
        await untilDrawn(page);
        const after = await sentences(page);
        await withPage(browser, async (fresh) => {
          await fresh.goto(`${address}&regiao=4`);
          await untilDrawn(fresh);
          const right = await sentences(fresh);
          expectSame(after, right);
        });
      });
    } finally {
      await browser.close();
    }
  },
};
