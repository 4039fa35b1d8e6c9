import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Store } from '@observatorio/store';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testServer } from '../testing/test-server';
import { emptyStore } from '../testing/test-store';
import { withoutBase } from './base-path';

const BASE = '/observatorio';
const PORTAL = `https://gov.example${BASE}`;

const page = `<!doctype html><html><head><!--title--><title>Portal</title><!--/title-->
<link rel="icon" href="./favicon.svg" /><script type="module" src="./assets/main-a1b2c3d4.js"></script>
</head></html>`;

let folder: string;
let store: Store;
let app: FastifyInstance;

function write(path: string, content: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), content);
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'base-path-'));
  write('portal/index.html', page);
  write('portal/assets/main-a1b2c3d4.js', 'main');
  write('widgets/loader.js', 'loader');
  const map = { title: 'Vínculos por estado', area: 'labour', filters: ['uf'], attributes: {} };
  write('widgets/elements.json', JSON.stringify({ 'labour-map': map }));
  write('storybook/index.html', 'stories');
  store = await emptyStore();
  const folders = {
    portal: join(folder, 'portal'),
    widgets: join(folder, 'widgets'),
    storybook: join(folder, 'storybook'),
  };

  app = testServer(store, {
    folders,
    settings: { basePath: BASE, publicUrl: 'https://gov.example' },
  });
});

afterAll(async () => {
  await app.close();
  await store.close();
  rmSync(folder, { recursive: true });
});

const get = (url: string) => app.inject({ url, headers: { accept: 'text/html' } });

it.each([
  [BASE, '/'],
  [`${BASE}?a=1`, '/?a=1'],
  [`${BASE}/`, '/'],
  [`${BASE}/mapa?uf=35`, '/mapa?uf=35'],
  [`${BASE}2/mapa`, `${BASE}2/mapa`],
  ['/mapa', '/mapa'],
  [`/x${BASE}/mapa`, `/x${BASE}/mapa`],
])('maps %s to %s', (url, expected) => {
  expect(withoutBase(BASE, url)).toBe(expected);
  expect(withoutBase('', url)).toBe(url);
});

it.each(['', '/', '/mapa', '/index.html', '/auth/login', '/nada'])(
  'prefixes the file URLs of the page %s with the base path',
  async (path) => {
    const { body } = await get(BASE + path);
    expect(body).toContain(`<meta name="observatorio-caminho" content="${BASE}" />`);
    const named = [...body.matchAll(/(?:src|href)="([^"]+)"/g)].map((match) => match[1] ?? '');
    expect(named).toContain(`${BASE}/assets/main-a1b2c3d4.js`);
    for (const url of named)
      expect(url.replace('https://gov.example', '')).toMatch(/^\/observatorio\//);
  },
);

it.each([
  '/assets/main-a1b2c3d4.js',
  '/widgets/loader.js',
  '/api/v1/dados',
  '/health',
  '/storybook/',
])('serves %s below the base path, and without it for a proxy that strips it', async (path) => {
  for (const url of [BASE + path, path]) expect((await get(url)).statusCode).toBe(200);
});

it('redirects and links to URLs below the base path', async () => {
  expect((await get(`${BASE}/storybook?a=1`)).headers.location).toBe(`${BASE}/storybook/?a=1`);
  expect((await get(`${BASE}/robots.txt`)).body).toContain(`Sitemap: ${PORTAL}/sitemap.xml`);
  expect((await get(`${BASE}/robots.txt`)).body).toContain(`Disallow: ${BASE}/auth`);
  expect((await get(`${BASE}/sitemap-paginas.xml`)).body).toContain(`<loc>${PORTAL}/mapa</loc>`);
  expect((await get(`${BASE}/openapi.json`)).json().servers).toEqual([{ url: BASE }]);
});

it('links from the page of an unknown element to the builder below the base path', async () => {
  const { statusCode, body } = await get(`${BASE}/embed/nada`);
  expect(statusCode).toBe(404);
  expect(body).toContain(`<a href="${BASE}/incorporar">`);
});

it('embeds only URLs below the base path', async () => {
  const frame = `${PORTAL}/embed/labour-map?uf=35`;
  const { body } = await get(`${BASE}/embed/labour-map?uf=35`);
  expect(body).toContain(`<script src="${BASE}/widgets/loader.js">`);
  expect(body).toContain(`${PORTAL}/oembed?format=json&amp;url=${encodeURIComponent(frame)}`);
  for (const url of [frame, `${PORTAL}/mapa?uf=35`]) {
    const answer = await get(`${BASE}/oembed?url=${encodeURIComponent(url)}`);
    expect(answer.json()).toMatchObject({
      provider_url: PORTAL,
      html: expect.stringContaining(`src="${frame}"`),
    });
  }
  for (const url of ['https://gov.example/mapa', 'https://gov.example/observatorio2/mapa']) {
    expect((await get(`${BASE}/oembed?url=${encodeURIComponent(url)}`)).statusCode).toBe(404);
  }
});
