import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { visitHostPages } from '../support/host-pages';
import { expectLittleShift, recordShifts, shiftsOf } from '../support/layout-shifts';

/** Origin of the library. */
const library = inject('origin');

const loader = `${library}/widgets/loader.js`;
const script = (attributes = '') => `<script src="${loader}" ${attributes}></script>`;
const tag = '<labour-gender></labour-gender>';

const host = visitHostPages();

/** Scrolls to a chart and waits until it is drawn. */
async function drawn(page: Page, selector = 'labour-gender'): Promise<void> {
  await page.locator(selector).first().scrollIntoViewIfNeeded();
  await page.locator(`${selector} canvas`).first().waitFor();
}

const modules = (requests: readonly string[], name: string): string[] =>
  requests.filter((url) => new URL(url).pathname.endsWith(`/${name}.js`));

describe('the loader', () => {
  beforeAll(() => {
    host.site.put('/js/loader.js', '/* of the other site */');
    host.site.put('/application.js', `import '${loader}';`);
  });

  it.each([
    ['next to another loader.js', `<script src="/js/loader.js"></script>${script()}`],
    [
      'as a module next to another loader.js',
      `<script src="/js/loader.js"></script>${script('type=module')}`,
    ],
    ['when imported by another module', '<script type="module" src="/application.js"></script>'],
    ['when loaded asynchronously', script('async')],
    ['when included twice', script() + script()],
  ])('finds its own script %s', async (_, head) => {
    const { page, complaints, requests } = await host.visit(head, tag);
    await drawn(page);
    expect(modules(requests, 'labour-gender')).toEqual([`${library}/widgets/labour-gender.js`]);
    expect(complaints).toEqual([]);
  });

  it('reads data-api from its own script only', async () => {
    const other = '<script src="/js/loader.js" data-api="https://errado.example"></script>';
    const { page, requests } = await host.visit(
      other + script(`type="module" data-api="${library}/"`),
      tag,
    );
    await drawn(page);
    expect(requests.filter((url) => url.includes('errado'))).toEqual([]);
  });
});

describe('a tag’s module, without the loader', () => {
  it.each([
    ['sends requests to its own origin', '', library],
    [
      'sends requests to its data-api',
      ' data-api="https://outra.example"',
      'https://outra.example',
    ],
  ])('%s', async (_, attribute, api) => {
    const { requests, complaints } = await host.visit(
      `<script type="module" src="${library}/widgets/labour-gender.js"${attribute}></script>`,
      tag,
    );
    // The page's policy blocks the request to the other site; the console message contains its URL.
    const asked = () =>
      [...requests, ...complaints]
        .map((text) => /(https?:\/\/[^/'"]+)\/api\/v1\//.exec(text)?.[1])
        .find(Boolean);
    await expect.poll(asked).toBe(api);
  });
});

it('accepts every filter on the bus from a script that runs before any element', async () => {
  host.site.put(
    '/first.js',
    `import { filters } from '${library}/widgets/bus.js';
    const group = filters('labour');
    group.set('uf', 'SP');
    group.set('nada', '1');
    document.body.dataset.state = JSON.stringify(group.get());`,
  );
  const { page, complaints } = await host.visit(
    '<script type="module" src="/first.js"></script>',
    '',
  );
  const state = page.locator('body').getAttribute('data-state');
  expect(await state).toBe('{"uf":["35"]}');
  expect(complaints).toEqual([expect.stringMatching(/"nada" não existe.*grandeSetor/)]);
});

describe('tag discovery by the loader', () => {
  it('finds tags in shadow roots: declarative, nested and created late', async () => {
    host.site.put(
      '/later.js',
      `setTimeout(() => customElements.define('x-late', class extends HTMLElement {
        connectedCallback() {
          this.attachShadow({ mode: 'open' }).innerHTML = '<labour-map></labour-map>';
        }
      }), 300);`,
    );
    const nested = `<div id="outer"><template shadowrootmode="open"><p id="inner">
      <template shadowrootmode="open">${tag}</template></p></template></div>`;
    const { page } = await host.visit(
      `${script()}<script src="/later.js"></script>`,
      `${nested}<x-late></x-late>`,
    );
    await drawn(page);
    await drawn(page, 'labour-map');
  });

  it('finds tags in a root passed to discover, and waits until all are defined', async () => {
    const { page } = await host.visit(script(), '<div id="host"></div>');
    const isDefined = await page.evaluate(async () => {
      const root = document.getElementById('host')?.attachShadow({ mode: 'open' });
      if (!root) return undefined;
      root.innerHTML = '<labour-gender></labour-gender>';
      observatorio?.discover(root);
      const before = Boolean(customElements.get('labour-gender'));
      await observatorio?.allDefined();
      return [before, Boolean(customElements.get('labour-gender'))];
    });
    expect(isDefined).toEqual([false, true]);
    await drawn(page);
  });

  it('does not download tags that are already defined', async () => {
    host.site.put(
      '/own.js',
      `customElements.define('labour-gender', class extends HTMLElement {});`,
    );
    const { page, requests } = await host.visit(
      `<script src="/own.js"></script>${script()}`,
      `${tag}<labour-schooling></labour-schooling>`,
    );
    await drawn(page, 'labour-schooling');
    expect(modules(requests, 'labour-gender')).toEqual([]);
  });

  it('preloads the imports of each tag’s module', async () => {
    const { page, requests } = await host.visit(script(), tag);
    await drawn(page);
    const imported = requests.filter((url) => url.startsWith(`${library}/widgets/chunks/`));
    const count = new Set(imported).size;
    expect(count).toBeGreaterThan(1);
    // The imports themselves request the files again, from the browser's cache.
    expect(new Set(imported.slice(0, count)).size).toBe(count);
  });

  it('finds tags on a page whose policy allows only script requests', async () => {
    host.site.put('/scripts-only', script() + tag, `script-src ${library}; connect-src 'none'`);
    const { page } = await host.visit('', '');
    await page.goto(`${host.site.origin}/scripts-only`);
    await page.evaluate("customElements.whenDefined('labour-gender')");
    await page.locator('labour-gender').getByText('Não foi possível carregar').waitFor();
  });
});

describe('a module that fails to load', () => {
  it.each(['labour-gender.js', 'chunks/*.js'])(
    'shows a notice, and loads on retry: %s',
    async (file) => {
      const pattern = `${library}/widgets/${file}*`;
      const { page } = await host.visit(
        script(),
        `<labour-gender><table><tr><td>Da página</td></tr></table></labour-gender>`,
        (opened) => opened.route(pattern, (route) => route.abort()),
      );
      const notice = page.locator('labour-gender').getByRole('alert');
      await notice.waitFor();
      await page.getByText('Da página').waitFor();
      await page.unroute(pattern);
      await notice.getByRole('button', { name: 'Tentar novamente' }).click();
      await drawn(page);
      expect(await notice.count()).toBe(0);
    },
  );
});

/** Adds styles to a page from its next load onwards. */
const addStyles = (page: Page, css: string) =>
  page.addInitScript((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, css);

/**
 * Waits until the page does not overflow horizontally. Charts adapt to a new width one frame later.
 */
const fits = (page: Page) =>
  page.waitForFunction(() => document.documentElement.scrollWidth <= innerWidth);

describe('defining two cards one after the other', () => {
  const tags = ['labour-gender', 'labour-schooling'];
  const cards = tags.map((tagName) => `<${tagName}></${tagName}>`);
  const after = '<h2>Depois</h2><p>Texto.</p>';
  const within = (box: string) => cards.map((card) => `<${box}>${card}</${box}>`).join('');

  // A cell centres its card vertically, so the card moves if its text takes up one line less than
  // the reserved space.
  it.each<[string, css: string, main: string, limit: number]>([
    ['cells of a table', '', `<table><tr>${within('td')}</tr></table>`, 0.05],
    [
      'a flex row that wraps',
      'main { display: flex; flex-wrap: wrap; gap: 16px }',
      within('div'),
      0.02,
    ],
    ['a parent as narrow as its content', 'main { width: min-content }', cards.join(''), 0.02],
  ])('keeps the cards in place in %s', async (_, css, main, limit) => {
    for (const width of [1440, 320]) {
      const held = new Map<string, () => void>();
      const { page } = await host.visit(
        script(),
        `<main>${main}</main>${after}`,
        async (opened) => {
          await opened.setViewportSize({ width, height: 900 });
          for (const tagName of tags) {
            const free = new Promise<void>((resolve) => held.set(tagName, resolve));
            await opened.route(`**/${tagName}.js`, (route) => free.then(() => route.continue()));
          }
          await addStyles(opened, css);
          await recordShifts(opened);
        },
      );
      await page.locator('labour-schooling').waitFor();
      for (const tagName of tags) {
        // Only elements in view count as shifted.
        await page.locator(tagName).scrollIntoViewIfNeeded();
        held.get(tagName)?.();
        await drawn(page, tagName);
      }
      expectLittleShift(await shiftsOf(page), limit, `${width} px`);
      await fits(page);
    }
  });
});

describe('a page with several cards', () => {
  const tags = ['summary', 'map', 'gender', 'schooling', 'sectors', 'age-gender'];
  const body = tags
    .map(
      (name) => `<section><labour-${name}></labour-${name}><h2>Depois</h2><p>Texto.</p></section>`,
    )
    .join('');
  const reserve = `<link rel="stylesheet" href="${library}/widgets/reserve.css">`;

  it.each([
    ['with the loader in its head', script(), 1280],
    [
      'with the snippet’s reserved heights and a late script',
      reserve + script('type="module"'),
      390,
    ],
  ])('has little layout shift %s', async (_, head, width) => {
    const { page } = await host.visit(head, body, async (opened) => {
      await opened.setViewportSize({ width, height: 900 });
      await opened.route('**/*.js', async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 150));
        await route.continue();
      });
      await recordShifts(opened);
    });
    await page.locator('labour-age-gender [data-settled]').waitFor({ state: 'attached' });
    await page.locator('labour-map canvas').waitFor();
    expectLittleShift(await shiftsOf(page), 0.02);
  });
});
