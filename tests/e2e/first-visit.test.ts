import { formsOf, pageList, pages } from '@observatorio/pages';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { expectLittleShift, shiftsOf } from '../support/layout-shifts';
import { started, visitPortal, watchFirstVisit } from '../support/portal';

const portal = visitPortal();

const MAX_SHIFT = 0.02;

/**
 * Larger limits for pages with cards whose height depends on the data, or with much text. The small sample has no
 * imbalances, so two cards shrink, together or one after the other.
 */
const moreShift: Readonly<Record<string, number>> = {
  '/profissoes': 0.08,
  '/perfil?cbo=322205': 0.03,
  // A paragraph is one line longer until its font loads.
  '/metodo-profissoes': 0.05,
};

const comparison = `${pages.buscaCargo.path}?comparar=322205,225125`;

/** Every page in each of its forms, except those that choose their own filters. */
const addresses = [
  ...pageList.flatMap((page) =>
    formsOf(page).flatMap(({ kind, example }) => {
      if (kind === 'variant') return comparison;
      return kind === 'plain' && page.start ? [] : example;
    }),
  ),
  `${pages.mapa.path}?uf=35&municipio=3550308`,
];

/** Pages with figures in their HTML, and the tag that contains them until its data load. */
const figuresIn: Readonly<Record<string, string>> = {
  '/mapa': 'labour-summary',
  '/mapa?uf=35&municipio=3550308': 'labour-summary',
  '/formandos': 'graduate-summary',
  '/busca-cargo?cbo=322205': 'occupation-pay',
  '/perfil?cbo=322205': 'profile-occupation',
};

/**
 * Records the headings and titles that a page shows over time. Returns a function that reads them.
 */
async function watchHeadings(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const headings = new Set<string>();
    const titles = new Set<string>();
    Object.assign(window, { shown: () => [...headings, ...titles] });
    const look = () => {
      const heading = document.querySelector('h1');
      if (heading) headings.add(heading.textContent);
      if (document.title) titles.add(document.title);
      requestAnimationFrame(look);
    };
    look();
  });
  return () => page.evaluate(() => Reflect.get(window, 'shown')());
}

/**
 * Records a page's API requests. Returns a function that asserts that they start with the preloads
 * in the given HTML and never repeat one.
 */
function watchRequests(page: Page): (html: string) => void {
  const requests: string[] = [];
  page.on('request', (request) => {
    const url = request.url().slice(portal.origin.length);
    if (url.startsWith('/api/')) requests.push(url);
  });
  return (html) => {
    const preloaded = preloadsIn(html);
    expect(requests.slice(0, preloaded.length).toSorted()).toEqual(preloaded.toSorted());
    const ahead = new Set(preloaded.flatMap(partsOf));
    const again = requests.slice(preloaded.length).flatMap(partsOf);
    expect(again.filter((part) => ahead.has(part))).toEqual([]);
  };
}

const textOf = (html: string): string =>
  html.replace(/<!--.*?-->/g, '').replaceAll('&nbsp;', '\u00a0');

/** Returns the API addresses that the HTML of a page preloads. */
const preloadsIn = (html: string): string[] =>
  [...html.matchAll(/as="fetch" crossorigin href="([^"]*)"/g)].map(([, href = '']) =>
    href.replaceAll('&amp;', '&'),
  );

/**
 * Splits a joined request into the addresses of its datasets. Any other request is returned alone.
 */
function partsOf(address: string): string[] {
  const [path = '', query = ''] = decodeURIComponent(address).split('?', 2);
  if (!path.endsWith('/juntos')) return [decodeURIComponent(address)];
  const pairs = query.split('&');
  const names = pairs.find((pair) => pair.startsWith('conjuntos='))?.slice('conjuntos='.length);
  const others = pairs.filter((pair) => !pair.startsWith('conjuntos=')).join('&');
  return (names ?? '')
    .split(',')
    .map((name) => path.replace(/juntos$/, name) + (others && `?${others}`));
}

/** Waits until the page has its cards and each card has its data. */
const settled = (page: Page) =>
  page.waitForFunction(
    () =>
      !document.querySelector('[inert], .page-loading') &&
      [...document.querySelectorAll('main *')].every(
        ({ localName, shadowRoot }) =>
          !localName.includes('-') ||
          (shadowRoot && !shadowRoot.querySelector('.skeleton, .unmounted')),
      ),
  );

it.each(addresses)(
  'serves %s with its heading and preloads its first requests',
  async (address) => {
    const { origin, page } = portal;
    const html = await (await fetch(origin + address, { headers: { accept: 'text/html' } })).text();
    const heading = textOf(/<h1>([^]*?)<\/h1>/.exec(html)?.[1] ?? '');
    expect(heading.trim()).not.toBe('');
    const tag = figuresIn[address];
    const figures = new RegExp(`<${tag} [^>]*><p class="first-figures">Em 2019[^<]*\\d`);
    if (tag) {
      expect(html).toMatch(figures);
      // The page's code has a head start on that of its cards.
      expect(html).toMatch(/rel="modulepreload" crossorigin href="\/assets\/main-/);
      expect(html).toMatch(/<template id="later">[^]*href="\/assets\/elements-[^]*<\/template>/);
    }

    const expectPreloads = watchRequests(page);
    await watchFirstVisit(page);
    const shown = await watchHeadings(page);
    await page.goto(origin + address);
    await settled(page);
    expect(await page.locator('h1').textContent()).toBe(heading);
    expect(await shown()).toEqual([heading, await page.title()]);
    expect(await page.locator('.first-figures').isVisible()).toBe(false);
    expectLittleShift(await shiftsOf(page), moreShift[address] ?? MAX_SHIFT);
    expectPreloads(html);
  },
);

it('requests the code of the cards while the page’s own code loads', async () => {
  const { origin, page } = portal;
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/main-*.js', async (route) => {
    await held;
    await route.continue();
  });
  const requested = page.waitForRequest('**/assets/elements-*.js');
  await page.goto(`${origin}/mapa`, { waitUntil: 'commit' });
  const code = await (await fetch((await requested).url())).text();
  expect(code).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
  release();
  await settled(page);
});

it('preloads the data of the first occupation on /perfil', async () => {
  const { origin, page } = portal;
  const html = await (await fetch(`${origin}/perfil`, { headers: { accept: 'text/html' } })).text();
  const occupation = /\/api\/profile\/occupation\?codigoBrasileiroOcupacao=\d{6}/;
  expect(preloadsIn(html)).toContainEqual(expect.stringMatching(occupation));
  const expectPreloads = watchRequests(page);
  await page.goto(`${origin}/perfil`);
  await page.locator('profile-schooling [part=summary]').waitFor();
  await settled(page);
  expectPreloads(html);
});

it('serves /home with the same numbers that its scripts show', async () => {
  const { origin, page } = portal;
  const html = await (await fetch(`${origin}/home`, { headers: { accept: 'text/html' } })).text();
  const sent = [...html.matchAll(/<!--|<p class="home-number">([^<]*)</g)].flatMap(
    ([, number]) => number ?? [],
  );
  expect(sent).toHaveLength(3);
  expect(sent.join()).toMatch(/^[\d,. a-z]*\d[\d,. a-zãõ]*$/);
  expect(html).toContain('Dados de demonstração: não são números oficiais.');
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/**', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`${origin}/home`);
  await started(page);
  const numbers = page.locator('.home-number');
  expect(await numbers.allInnerTexts()).toEqual(sent);
  release();
  await settled(page);
  await page.waitForLoadState('networkidle');
  expect(await numbers.allInnerTexts()).toEqual(sent);
});

it.each([
  ['/home', 360],
  ['/mapa', 1440],
  ['/sobre', 360],
])('loads %s at %i px with little layout shift from late fonts', async (address, width) => {
  const { origin, page } = portal;
  let release = () => {};
  const late = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/*.woff2', async (route) => {
    await late;
    await route.continue();
  });
  await page.setViewportSize({ width, height: 800 });
  await watchFirstVisit(page);
  await page.goto(origin + address, { waitUntil: 'commit' });
  await settled(page);
  const isThere = () => page.evaluate("document.fonts.check('600 16px Poppins')");
  expect(await isThere()).toBe(false);
  expect(await page.locator('h1').isVisible()).toBe(true);
  const before = (await shiftsOf(page)).length;
  release();
  await expect.poll(isThere).toBe(true);
  // The browser reports a layout shift after the frame.
  await page.evaluate(
    'document.fonts.ready.then(() => new Promise((end) => requestAnimationFrame(() => setTimeout(end, 100))))',
  );
  expectLittleShift((await shiftsOf(page)).slice(before), MAX_SHIFT);
});
