import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type AnyDataset, areas } from '@observatorio/contract';
import { importFiles } from '@observatorio/import';
import { pageList } from '@observatorio/pages';
import { openStore, type Store } from '@observatorio/store';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testServer } from '../testing/test-server';
import { makeDataDir, removeDataDir } from '../testing/test-store';

/**
 * Strings that would break out of a tag, an attribute, a comment, a script or a title if unescaped.
 */
const hostile = [
  '<zz-x zz=1>',
  '"><zz-x>',
  `' onfocus=zz autofocus x='`,
  '" onfocus=zz autofocus x="',
  '--><zz-x>',
  '<!--/title--><zz-x>',
  '</title></script></noscript></style><zz-x>',
  'javascript:zz',
  'data:text/html,<zz-x>',
  '\u202e\u2066<zz-x>\u0000\u0007\r\n<zz-x>',
  '＜zz-x＞&lt;zz-x&gt;&#60;zz-x&#62;',
  "$&$'$`<zz-x>",
];

/** Matches HTML that only appears if a hostile string was inserted unescaped. */
const traces = /<zz-x|" onfocus=zz|(href|src|action)="?\s*(javascript|data:text)/i;

/** The hostile strings that fit on one line of a file in ISO 8859-1. */
const NAME = `Cargo ${hostile.filter((text) => /^[\x20-\xff]*$/.test(text)).join(' ')}`;

let dataDir: string;
let store: Store;
let app: FastifyInstance;

beforeAll(async () => {
  dataDir = await makeDataDir();
  const list = join(dataDir, 'CBO2002 - Ocupacao.csv');
  writeFileSync(list, `CODIGO;TITULO\n225125;"${NAME.replaceAll('"', '""')}"\n`);
  await importFiles('cbo', dataDir, [list], { isPartial: true });
  const portal = join(dataDir, 'portal');
  mkdirSync(portal);
  const page = readFileSync(join(import.meta.dirname, '../../../../portal/index.html'), 'utf8');
  writeFileSync(join(portal, 'index.html'), page);
  const element = (area: string, filters: readonly string[]) => ({
    title: 'Elemento',
    area,
    filters,
    attributes: { heading: { type: 'string' }, group: { type: 'string' } },
  });
  const elements = {
    'labour-map': element('labour', ['uf']),
    'profile-occupation': element('profile', ['codigoBrasileiroOcupacao']),
  };
  writeFileSync(join(portal, 'elements.json'), JSON.stringify(elements));
  store = await openStore(dataDir);
  app = testServer(store, { folders: { portal, widgets: portal, storybook: portal } });
});

afterAll(async () => {
  await app.close();
  await store.close();
  await removeDataDir(dataDir);
});

/** Every parameter name that a URL may contain. */
const parameters = [
  ...new Set([
    ...Object.values(areas)
      .flatMap((area) => Object.values<AnyDataset>(area))
      .flatMap(({ filters }) => filters)
      .flatMap(({ name, pageName = name, aliases = [] }) => [name, pageName, ...aliases]),
    'cbo',
    'heading',
    'theme',
    'group',
    'q',
    'tag',
    'elemento',
    'format',
    'url',
    'token',
  ]),
];

const paths = [
  ...pageList.map(({ path }) => path),
  '/embed/labour-map',
  '/embed/profile-occupation',
];

/** Returns the HTML of a response: its body, or the HTML field of an oEmbed response. */
async function htmlAt(url: string): Promise<string> {
  const { headers, body, statusCode } = await app.inject({
    url,
    headers: { accept: 'text/html', host: 'portal.example' },
  });
  expect(statusCode, url).toBeLessThan(500);
  const { location = '' } = headers;
  expect(location, url).toMatch(/^(\/storybook\/|$)/);
  expect(location, url).not.toMatch(/[<"']/);
  if (!String(headers['content-type']).includes('json')) return body;
  expect(headers['x-content-type-options'], url).toBe('nosniff');
  return String(JSON.parse(body).html ?? '');
}

it('shows hostile values as text at every URL', async () => {
  const value = encodeURIComponent(hostile.join(' '));
  const queries = [
    parameters.map((name) => `${name}=${value}`).join('&'),
    ...hostile.map((text) => `heading=${encodeURIComponent(text)}`),
    ...hostile.map((text) => `heading=${encodeURIComponent(text)}&${encodeURIComponent(text)}=1`),
    ...parameters.map((name) => `${name}=${value}`).slice(0, 3),
  ];
  const own = paths.flatMap((path) => queries.map((query) => `${path}?${query}`));
  const frames = own.slice(-30).map((url) => `http://portal.example${url}`);
  const urls = [
    ...own,
    ...frames.map((url) => `/oembed?url=${encodeURIComponent(url)}`),
    ...hostile
      .map(encodeURIComponent)
      .flatMap((text) =>
        [
          '/',
          '/embed/',
          '/embed/labour-',
          '/storybook?',
          '/storybook/',
          '/widgets/',
          '/api/v1/',
        ].map((start) => start + text),
      ),
    ...frames.map((url) => `/oembed?url=${encodeURIComponent(url)}&maxwidth=${value}`),
  ];
  for (const url of urls) expect(await htmlAt(url), url).not.toMatch(traces);
  expect(urls.length).toBeGreaterThan(300);
});

it.each(['/busca-cargo?cbo=225125', '/perfil?cbo=225125', '/sitemap-paginas.xml'])(
  'shows a hostile name from an import as text at %s',
  async (url) => {
    const html = await htmlAt(url);
    expect(html).not.toMatch(traces);
    if (url.includes('cbo')) expect(html).toContain('&lt;zz-x');
  },
);
