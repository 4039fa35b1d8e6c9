import { catalogue } from '@observatorio/widgets';
import type { BrowserContext, FrameLocator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { accessFaults } from '../support/accessibility';
import { bundleGuide } from '../support/guide-application';
import {
  blocksOf,
  type GuideBlock,
  groupedBlocks,
  guides,
  guideText,
} from '../support/guide-blocks';
import { type OtherSite, startOtherSite } from '../support/other-site';
import { sharedBrowser } from '../support/shared-browser';

/** Origin of the library. */
const library = inject('origin');

/**
 * Roles that a code block can have, given after its language in the fence. Blocks with the first
 * three roles are run; `texto` only shows a command.
 */
const roles = ['página', 'aplicação', 'oembed', 'texto'];

let site: OtherSite;
/** Shared by all pages, so that the library is compiled only once. */
let context: BrowserContext;
/** Placeholders in the guides, with the values that replace them. */
let placeholders: [placeholder: string, value: string][];

beforeAll(async () => {
  site = await startOtherSite(
    `default-src 'none'; script-src ${library} 'self'; style-src ${library} 'self'; connect-src ${library}; frame-src ${library}; img-src ${library}`,
  );
  const browser = await sharedBrowser();
  context = await browser.newContext({ viewport: { width: 1000, height: 900 } });
  const { releases } = await (await fetch(`${library}/widgets/releases.json`)).json();
  const [{ id, files }] = releases;
  placeholders = [
    ['https://SEU-ENDERECO', library],
    ['VERSAO', id],
    ['INTEGRITY-DE-RESERVE.CSS', files['reserve.css']],
    ['INTEGRITY-DE-LOADER.JS', files['loader.js']],
  ];
});

afterAll(async () => {
  await context?.close();
  await site?.close();
});

const filledIn = (code: string): string =>
  placeholders.reduce((text, [from, to]) => text.replaceAll(from, to), code);

const codeIn = (blocks: readonly GuideBlock[], language: string): string =>
  filledIn(
    blocks
      .filter((block) => block.language === language)
      .map(({ code }) => code)
      .join('\n'),
  );

const markIn = (blocks: readonly GuideBlock[], name: string): string | undefined =>
  blocks.map(({ marks }) => marks.get(name)).find((value) => value !== undefined);

/** Publishes a page's blocks on the other site, as HTML, style sheet and script. */
function putPage(path: string, blocks: readonly GuideBlock[]): void {
  const html = codeIn(blocks, 'html');
  const script = codeIn(blocks, 'js');
  // A script that the HTML already references needs no extra tag.
  const named = /<script src="([^":]+\.js)"/.exec(html)?.[1];
  if (script) site.put(`${path}${named ?? 'pagina.js'}`, script);
  site.put(`${path}cores.css`, codeIn(blocks, 'css'));
  const own = script && !named ? '<script type="module" src="pagina.js"></script>' : '';
  const header = codeIn(blocks, 'http')
    .replace(/^Content-Security-Policy: /, '')
    .trim();
  site.put(path, pageOf(html + own), header || undefined);
}

const pageOf = (body: string): string =>
  `<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><title>Guia</title></head><body>${body}</body></html>`;

interface Visit {
  page: Page;
  complaints: string[];
  requests: string[];
}

async function visit(path: string, prepare?: (page: Page) => Promise<unknown>): Promise<Visit> {
  const page = await context.newPage();
  const opened: Visit = { page, complaints: [], requests: [] };
  page.on('console', (message) => {
    if (/warning|error/.test(message.type())) opened.complaints.push(message.text());
  });
  page.on('pageerror', (error) => opened.complaints.push(String(error)));
  page.on('request', (request) => opened.requests.push(request.url()));
  await prepare?.(page);
  await page.goto(site.origin + path);
  return opened;
}

const tags = catalogue.map(({ tag }) => tag).join();

/** Waits until every element has rows or form fields. Returns the number of elements. */
async function drawnElements(scope: Page | FrameLocator): Promise<number> {
  const elements = await scope.locator(tags).all();
  await Promise.all(
    elements.map((element) => element.locator(':is([data-settled], select)').first().waitFor()),
  );
  return elements.length;
}

/** Waits for the elements in a page's frames. Returns the number of elements. */
async function drawnFrames(page: Page): Promise<number> {
  const counts = (await page.locator('iframe').all()).map(async (frame) => {
    await frame.contentFrame().locator(tags).first().waitFor();
    return drawnElements(frame.contentFrame());
  });
  return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
}

/** Checks that the targets of a page's links and images exist. */
async function checkLinks(page: Page): Promise<void> {
  const addresses = await page.evaluate(() =>
    [...document.querySelectorAll('a, img')].map(
      (element) => element.getAttribute('href') ?? element.getAttribute('src') ?? '',
    ),
  );
  for (const address of addresses) {
    expect((await fetch(address)).status, address).toBe(200);
  }
}

const offline: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  sem: (page) => page.route(`${library}/**`, (route) => route.abort()),
  'sem-dados': (page) => page.route(`${library}/api/**`, (route) => route.abort()),
};

async function runs(name: string, blocks: readonly GuideBlock[]): Promise<void> {
  const path = `/${encodeURI(name)}/`;
  putPage(path, blocks);
  const network = markIn(blocks, 'rede');
  const { page, complaints, requests } = await visit(path, offline[network ?? '']);
  const text = markIn(blocks, 'mostra');
  if (text) await page.getByText(text).first().waitFor();
  if (network === 'sem') return page.close();
  const count = (await drawnElements(page)) + (await drawnFrames(page));
  const links = await page.locator('a').count();
  expect(count + links).toBeGreaterThan(0);
  if (markIn(blocks, 'altura')) {
    const card = page.frameLocator('iframe').locator(tags);
    const heightOfCard = await card.evaluate((element) => element.clientHeight);
    await page.waitForFunction(
      (height) => document.querySelector('iframe')?.clientHeight === height,
      heightOfCard,
    );
  }
  if (markIn(blocks, 'contraste')) expect(await accessFaults(page, ['color-contrast'])).toEqual([]);
  if (network === 'sem-dados') expect(requests.filter((url) => url.includes('/api/'))).toEqual([]);
  await checkLinks(page);
  expect(complaints).toEqual([]);
  await page.close();
}

describe('the guides', () => {
  it.each(guides)('marks every block in %s as run or as a command', (guide) => {
    const blocks = blocksOf(guide);
    const text = guideText(guide);
    // All code is in fenced blocks, not in indented blocks or components.
    expect(text.match(/```|~~~/g) ?? []).toHaveLength(blocks.length * 2);
    expect(text).not.toMatch(/<(pre|Source|Canvas|Story)\b/);
    for (const { language, marks } of blocks) {
      expect(roles.filter((role) => marks.has(role))).toHaveLength(1);
      if (marks.has('texto')) expect(language).toBe('sh');
    }
    expect(blocks.some(({ marks }) => !marks.has('texto'))).toBe(true);
  });

  it('installs the package from its file, or by its name', () => {
    const commands = guides.flatMap(blocksOf).filter(({ marks }) => marks.has('texto'));
    for (const { code } of commands) {
      expect(code).toMatch(
        /npm run package\n#.*\nnpm install CAMINHO\/observatorio-widgets-VERSÃO\.tgz( react react-dom)?\n$/,
      );
    }
  });
});

/**
 * Returns the security policy for application pages. Angular compiles in the browser here, which
 * requires `eval`.
 */
const policyOf = (kind: string): string =>
  `default-src 'none'; script-src 'self'${kind === 'angular' ? " 'unsafe-eval'" : ''}; style-src 'self'; connect-src ${library}`;

/** Sanitises a frame as WordPress does for unknown oEmbed providers (`wp_filter_oembed_result`). */
const sandboxed = (html: string): string => {
  const kept = ['src', 'width', 'height', 'frameborder', 'title'];
  const attributes = [...html.matchAll(/([\w-]+)="([^"]*)"/g)]
    .filter(([, name = '']) => kept.includes(name))
    .map(([pair]) => pair);
  return `<iframe class="wp-embedded-content" sandbox="allow-scripts" security="restricted" ${attributes.join(' ')}></iframe>`;
};

describe.concurrent('on another site', () => {
  it.for(groupedBlocks('página'))('runs %s', async ([name, blocks]) => {
    await runs(name, blocks);
  });

  it.for(groupedBlocks('aplicação'))('runs %s', async ([name, blocks], { skip }) => {
    skip(!process.env.PACKAGE_APPS, 'Construir as aplicações leva tempo: npm run test:package.');
    const kind = markIn(blocks, 'aplicação') ?? '';
    const path = `/${encodeURI(name)}/`;
    site.put(`${path}aplicacao.js`, await bundleGuide(kind, blocks, library));
    site.put(
      path,
      pageOf('<div id="aplicacao"></div><app-root></app-root><script src="aplicacao.js"></script>'),
      policyOf(kind),
    );
    const { page, complaints } = await visit(path);
    await page
      .getByText(markIn(blocks, 'mostra') ?? '')
      .first()
      .waitFor();
    expect(await drawnElements(page)).toBeGreaterThan(0);
    const card = page.locator('labour-gender');
    await card.getByRole('button', { name: /^Opções: / }).click();
    await card.getByRole('menuitem', { name: 'Ver como tabela' }).click();
    await card.locator('tbody button').first().click();
    await page.getByText('Último filtro escolhido: genero').waitFor();
    expect(complaints).toEqual([]);
    await page.close();
  });

  it.for(groupedBlocks('oembed'))(
    'embeds the address in %s through oEmbed',
    async ([name, blocks]) => {
      const address = codeIn(blocks, 'txt').trim();
      const found = await (await fetch(address)).text();
      const [, endpoint = ''] = /application\/json\+oembed" href="([^"]+)"/.exec(found) ?? [];
      const { html } = await (await fetch(endpoint.replaceAll('&amp;', '&'))).json();
      const path = `/${encodeURI(name)}/`;
      site.put(path, pageOf(sandboxed(html)));
      const { page } = await visit(path);
      expect(await drawnFrames(page)).toBe(1);
      await page.close();
    },
  );
});
