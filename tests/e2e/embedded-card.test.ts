import type { Page, Route } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { visitHostPages } from '../support/host-pages';

/** Origin of the library. */
const library = inject('origin');
const script = `<script src="${library}/widgets/loader.js"></script>`;
const manifest = '**/api/v1/dados';

const host = visitHostPages();

async function choose(page: Page, tag: string, entry: string): Promise<void> {
  const card = page.locator(tag);
  await card.getByRole('button', { name: /^Opções: / }).click();
  await card.getByRole('menuitem', { name: entry }).click();
}

const snippetOf = (page: Page, tag: string): Promise<string> =>
  page.locator(tag).getByRole('dialog').locator('textarea').inputValue();

describe('a card without a manifest', () => {
  const answers: [string, (route: Route) => Promise<void>][] = [
    ['malformed', (route) => route.fulfill({ contentType: 'application/json', body: '{}' })],
    ['503', (route) => route.fulfill({ status: 503, body: 'fora do ar' })],
    ['no answer', () => new Promise(() => {})],
  ];

  it('shows its rows and marks them as sample data', async () => {
    let answer = (route: Route): Promise<void> => route.continue();
    const { page } = await host.visit(script, '<labour-gender></labour-gender>', (opened) =>
      opened.route(manifest, (route) => answer(route)),
    );
    for (const [message, next] of answers) {
      answer = next;
      await page.reload();
      const isDrawn = () => page.locator('labour-gender canvas').isVisible();
      await expect.poll(isDrawn, { message }).toBe(true);
      for (const text of ['Dados de demonstração', 'amostra gerada pelo projeto, 2019']) {
        await expect.poll(() => page.getByText(text).isVisible(), { message }).toBe(true);
      }
    }
  });

  it('shows “unknown source” if the response does not name its sources either', async () => {
    const { page } = await host.visit(script, '<labour-gender></labour-gender>', async (opened) => {
      await opened.route(manifest, (route) => route.abort());
      await opened.route('**/api/v1/*/**', async (route) => {
        const response = await route.fetch();
        const { 'x-observatorio-fontes': _, ...headers } = response.headers();
        await route.fulfill({ response, headers });
      });
    });
    await page.locator('labour-gender canvas').waitFor();
    await page.getByText('Fonte desconhecida').waitFor();
  });
});

describe('a component that throws', () => {
  it('shows a notice only in its own card, and is drawn on retry', async () => {
    const { page } = await host.visit(
      script,
      '<labour-gender></labour-gender><labour-summary></labour-summary>',
      (opened) =>
        opened.addInitScript(() => {
          const { getContext } = HTMLCanvasElement.prototype;
          Object.assign(HTMLCanvasElement.prototype, {
            getContext() {
              throw new Error('sem desenho');
            },
          });
          Object.assign(globalThis, {
            repair: () => Object.assign(HTMLCanvasElement.prototype, { getContext }),
          });
        }),
    );
    const alert = page.locator('labour-gender').getByRole('alert');
    await alert.waitFor();
    await page.locator('labour-summary dd').first().waitFor();
    await page.evaluate(() => Reflect.get(globalThis, 'repair')());
    await alert.getByRole('button', { name: 'Tentar novamente' }).click();
    await page.locator('labour-gender canvas').waitFor();
    expect(await alert.count()).toBe(0);
  });
});

describe('fallback content inside a tag', () => {
  const tag = '<labour-gender><table><tr><td>Da página</td></tr></table></labour-gender>';

  it('stays until the element has data', async () => {
    let answer = () => {};
    const waiting = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const { page } = await host.visit(script, tag, (opened) =>
      opened.route('**/api/v1/*/**', async (route) => {
        await waiting;
        await route.continue();
      }),
    );
    await page.waitForFunction(() => customElements.get('labour-gender'));
    await page.waitForTimeout(300);
    const own = page.getByText('Da página');
    expect(await own.isVisible()).toBe(true);
    answer();
    await page.locator('labour-gender canvas').waitFor();
    await expect.poll(() => own.isVisible()).toBe(false);
  });

  it('stays above a failure notice', async () => {
    const { page } = await host.visit(script, tag, (opened) =>
      opened.route('**/api/v1/*/**', (route) => route.fulfill({ status: 404, body: '' })),
    );
    await page.getByText('Tentar novamente').waitFor();
    expect(await page.getByText('Da página').isVisible()).toBe(true);
  });
});

describe('a card’s menu', () => {
  it('links to the portal page with its filters, and leaves the host URL unchanged', async () => {
    const { page } = await host.visit(script, '<labour-gender uf="SP" ano="2019"></labour-gender>');
    await page.locator('labour-gender canvas').waitFor();
    await choose(page, 'labour-gender', 'Link para esta visão');
    expect(await snippetOf(page, 'labour-gender')).toBe(`${library}/mapa?ano=2019&uf=35`);
    expect(page.url()).toBe(`${host.site.origin}/`);
  });

  it('offers an embed code with hashes, attributes and a table, which works on another site', async () => {
    const { page } = await host.visit(
      script,
      `<labour-gender uf="35" group="meu" ignore="setor" theme="dark" heading='A "B" &lt;i>'></labour-gender>`,
    );
    await page.locator('labour-gender canvas').waitFor();
    await choose(page, 'labour-gender', 'Incorporar em outro site');
    const code = await snippetOf(page, 'labour-gender');
    expect(code).toMatch(/<script async src=".+\/widgets\/\d[^/]+\/loader.js" integrity="sha384-/);

    const bare = await host.visit('', code.replace(/<script.*<\/script>/, ''));
    await bare.page.getByRole('cell', { name: 'Mulheres' }).waitFor();
    const pasted = await host.visit('', code);
    const card = pasted.page.locator('labour-gender');
    await card.locator('canvas').waitFor();
    await card.getByRole('heading', { name: 'A "B" <i>' }).waitFor();
    await card.locator('[part~="chip"]').getByText('São Paulo').waitFor();
    expect(await card.getAttribute('group')).toBe('meu');
    expect(await card.getAttribute('ignore')).toBe('setor');
    expect(await card.getAttribute('theme')).toBe('dark');
    expect(pasted.complaints).toEqual([]);
  });

  it('reports a failed copy', async () => {
    const { page } = await host.visit(script, '<labour-gender></labour-gender>', (opened) =>
      opened.addInitScript(() => {
        Object.assign(Document.prototype, { execCommand: () => false });
        Object.defineProperty(navigator, 'clipboard', { value: undefined });
      }),
    );
    await page.locator('labour-gender canvas').waitFor();
    await choose(page, 'labour-gender', 'Link para esta visão');
    await page.getByRole('button', { name: 'Copiar' }).click();
    await page.getByText('O navegador não deixou copiar').waitFor();
  });
});

it('syncs the filters with the URL if the tag has the address attribute', async () => {
  const { page } = await host.visit(script, '<labour-gender address></labour-gender>');
  await page.locator('labour-gender canvas').waitFor();
  await choose(page, 'labour-gender', 'Ver como tabela');
  await page.locator('labour-gender').getByRole('button', { name: 'Mulheres' }).click();
  await expect.poll(() => new URL(page.url()).search).toBe('?genero=2');
  await page.goBack();
  await expect.poll(() => page.locator('labour-gender [aria-pressed=true]').count()).toBe(0);
});

it('resolves a relative api attribute for rows, links and the embed code', async () => {
  // The host's own server proxies the API and the library.
  const { page } = await host.visit(script, '<labour-gender api="./"></labour-gender>', (opened) =>
    opened.route(`${host.site.origin}/{api,widgets}/**`, async (route) => {
      const { pathname, search } = new URL(route.request().url());
      await route.fulfill({ response: await route.fetch({ url: library + pathname + search }) });
    }),
  );
  const { origin } = host.site;
  await page
    .locator('labour-gender')
    .getByRole('button', { name: /^Opções: / })
    .waitFor();
  await choose(page, 'labour-gender', 'Link para esta visão');
  expect(await snippetOf(page, 'labour-gender')).toMatch(new RegExp(`^${origin}/mapa`));
});

it('resizes a frame to the height of its element', async () => {
  const frame = `<iframe src="${library}/embed/labour-gender?uf=35" width="600" height="100"></iframe>`;
  const { page, complaints } = await host.visit(script, frame);
  const inside = page.frameLocator('iframe').locator('labour-gender');
  await inside.locator('canvas').waitFor();
  await inside.getByText('São Paulo').first().waitFor();
  const height = () => page.locator('iframe').evaluate((element) => element.clientHeight);
  await expect
    .poll(height)
    .toBe(Math.ceil(await inside.evaluate((element) => element.getBoundingClientRect().height)));
  expect(complaints).toEqual([]);
});

it('posts no messages from an embed page opened outside a frame', async () => {
  const { page } = await host.visit('', '');
  await page.addInitScript(() => {
    addEventListener('message', () =>
      Reflect.set(window, 'posts', Reflect.get(window, 'posts') + 1),
    );
    Reflect.set(window, 'posts', 0);
  });
  await page.goto(`${library}/embed/labour-gender`);
  await page.locator('labour-gender canvas').waitFor();
  expect(await page.evaluate(() => Reflect.get(window, 'posts'))).toBe(0);
});

it('resizes frames below the fold too, however late the script loads', async () => {
  const pages = ['labour-gender?uf=35', 'labour-sectors', 'labour-filters', 'course-search'];
  const frames = pages.map(
    (path) => `<iframe src="${library}/embed/${path}" height="90"></iframe>`,
  );
  const { page } = await host.visit('', `<div style="height:3000px"></div>${frames.join('')}`);
  for (const index of pages.keys()) {
    const inside = page.frameLocator('iframe').nth(index);
    await inside.locator('[data-settled], select, input').first().waitFor({ state: 'attached' });
  }
  await page.addScriptTag({ url: `${library}/widgets/loader.js` });
  const wrong = () =>
    Promise.all(
      pages.map(async (path, index) => {
        const outer = await page
          .locator('iframe')
          .nth(index)
          .evaluate((each) => each.clientHeight);
        const inner = await page
          .frameLocator('iframe')
          .nth(index)
          .locator('body')
          .evaluate((each) => Math.ceil(each.getBoundingClientRect().height));
        return outer === inner && outer !== 90 ? '' : `${path}: ${outer}, ${inner}`;
      }),
    );
  await expect.poll(wrong).toEqual(pages.map(() => ''));
  expect(await page.evaluate(() => scrollY)).toBe(0);

  const early = await host.visit(script, `<div style="height:3000px"></div>${frames[0]}`);
  const height = () => early.page.locator('iframe').evaluate((each) => each.clientHeight);
  await expect.poll(height).toBeGreaterThan(200);
});

it('offers an embed code that loads the same copy of the library as the page', async () => {
  const { origin } = host.site;
  const { page, complaints } = await host.visit('', '', (opened) =>
    opened.route(`${origin}/cdn/**`, async (route) => {
      const path = new URL(route.request().url()).pathname.replace('/cdn/', '/widgets/');
      // A copy of a single release does not include the release list.
      if (path.endsWith('/releases.json')) return route.fulfill({ status: 404 });
      await route.fulfill({ response: await route.fetch({ url: library + path }) });
    }),
  );
  host.site.put(
    '/copy',
    `<!doctype html><title>Cópia</title><script src="/cdn/loader.js"></script>
     <labour-schooling><script type="application/json">[{"label":"Médio","count":3}]</script></labour-schooling>
     <labour-gender api="${library}"></labour-gender>`,
    `default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self' ${library}`,
  );
  await page.goto(`${origin}/copy`);
  expect(complaints).toEqual([]);
  for (const [tag, api] of [
    ['labour-schooling', ''],
    ['labour-gender', ` data-api="${library}"`],
  ] as const) {
    await page.locator(`${tag} canvas`).waitFor();
    await choose(page, tag, 'Incorporar em outro site');
    const code = await snippetOf(page, tag);
    expect(code).toContain(`<link rel="stylesheet" href="${origin}/cdn/reserve.css">`);
    expect(code).toContain(`<script async src="${origin}/cdn/loader.js"${api}></script>`);
    await page.keyboard.press('Escape');
  }
});

it('loads on a page that has another global named scheduler', async () => {
  host.site.put('/calendar.js', 'var scheduler = { init() {} };');
  const { page, complaints } = await host.visit(
    `<script src="/calendar.js"></script>${script}`,
    '<labour-gender></labour-gender>',
  );
  await page.locator('labour-gender canvas').waitFor();
  expect(complaints).toEqual([]);
});

it('emits one event per response, even if a listener changes the card', async () => {
  host.site.put(
    '/titles.js',
    `let loads = 0;
    document.addEventListener('data-load', ({ target, detail }) => {
      if (detail.dataset === 'labour.byGender') loads += 1;
      target.heading = 'Gêneros: ' + detail.rows.length;
      target.setAttribute('theme', 'light');
      document.body.dataset.loads = loads;
    });`,
  );
  const { page, complaints } = await host.visit(
    `<script src="/titles.js"></script>${script}`,
    '<labour-gender></labour-gender>',
  );
  await page.locator('labour-gender canvas').waitFor();
  await page.getByRole('heading', { name: /^Gêneros: \d/ }).waitFor();
  expect(await page.locator('body').getAttribute('data-loads')).toBe('1');
  await page.locator('labour-gender').evaluate((card) => card.setAttribute('uf', '35'));
  await expect.poll(() => page.locator('body').getAttribute('data-loads')).toBe('2');
  expect(complaints).toEqual([]);
});

/** Script that counts the quadrilaterals filled on canvases. */
const COUNT_DIAMONDS = `
  window.diamonds = 0;
  let corners = 0;
  const canvas = CanvasRenderingContext2D.prototype;
  const { beginPath, lineTo, fill } = canvas;
  canvas.beginPath = function () { corners = 0; return beginPath.call(this); };
  canvas.lineTo = function (...at) { corners += 1; return lineTo.apply(this, at); };
  canvas.fill = function (...of) { if (corners === 4) window.diamonds += 1; return fill.apply(this, of); };
`;

it('draws the dots of women as diamonds, as the legend says, in the build for other sites', async () => {
  const { page } = await host.visit(script, '<labour-pay-gap></labour-pay-gap>', (opened) =>
    opened.addInitScript(COUNT_DIAMONDS),
  );
  await page.locator('labour-pay-gap canvas').waitFor();
  await expect.poll(() => page.evaluate<number>('window.diamonds')).toBeGreaterThanOrEqual(6);
});
