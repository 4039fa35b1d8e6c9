import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Store } from '@observatorio/store';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testServer } from './test-server';
import { emptyStore } from './test-store';

let folder: string;
let store: Store;
let app: FastifyInstance;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'embed-'));
  mkdirSync(join(folder, 'portal'));
  mkdirSync(join(folder, 'widgets/1.2.0'), { recursive: true });
  writeFileSync(join(folder, 'portal/index.html'), '<html><head></head><body></body></html>');
  for (const path of ['labour-map.js', 'graduate-map.js', 'loader.js', '1.2.0/loader.js']) {
    writeFileSync(join(folder, 'widgets', path), '');
  }
  writeFileSync(join(folder, 'widgets/titles.json'), '{"labour-map":"Vínculos por estado"}');
  store = await emptyStore();
  app = testServer(store, {
    folders: { portal: join(folder, 'portal'), widgets: join(folder, 'widgets') },
  });
});

afterAll(async () => {
  await app.close();
  await store.close();
  rmSync(folder, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) =>
  app.inject({ url, headers: { host: 'portal.example', accept: 'text/html', ...headers } });

const oembed = (url: string, more = '') => get(`/oembed?url=${encodeURIComponent(url)}${more}`);

it('shows one element in frames of any site', async () => {
  const { statusCode, body, headers } = await get('/embed/labour-map?uf=35&grandeSetor=4');
  expect(statusCode).toBe(200);
  expect(body).toContain('<body><labour-map uf="35" grandeSetor="4"></labour-map><noscript>');
  expect(body).toContain('<a href="/mapa">Vínculos por estado, no Observatório</a>');
  expect(headers['content-security-policy']).toContain('frame-ancestors *');
  expect(headers['x-frame-options']).toBeUndefined();
});

it('takes no attribute that is code, style or another API, and writes values as text', async () => {
  const bad = ['onclick=alert(1)', 'style=a', 'api=https://x.example', 'a"b=c', 'x%3Ey=1'];
  const heading = encodeURIComponent('"><script>alert(1)</script>');
  const { body } = await get(`/embed/labour-map?${bad.join('&')}&heading=${heading}`);
  expect(body).toContain(
    '<labour-map heading="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"></labour-map>',
  );
});

it.each([
  '/embed/loader',
  '/embed/labour-none',
  '/embed/x-..%2F..%2Fa',
  '/embed/',
  '/embed/LABOUR-MAP',
])('answers 404 at %s', async (url) => {
  expect((await get(url)).statusCode).toBe(404);
});

it.each([
  ['/embed/labour-none', 404, '“labour-none”'],
  ['/embed/%3Cb%3E', 404, '“&lt;b&gt;”'],
  ['/embed/labour-map?uf=XX', 400, 'O valor “XX” não é aceito em “uf”'],
  ['/embed/labour-map?ano=abc&grande-setor=9', 400, 'O valor “9” não é aceito em “grande-setor”'],
])('answers %s with a page that readers of a frame understand', async (url, status, text) => {
  for (const accept of ['text/html', '*/*', '']) {
    const { statusCode, headers, body } = await get(url, { accept });
    expect([statusCode, headers['content-type']]).toEqual([status, 'text/html; charset=utf-8']);
    expect(headers['content-security-policy']).toContain('frame-ancestors *');
    expect(body).toContain('lang="pt-BR"');
    expect(body).toContain(text);
    expect(body).toContain('<a href="/incorporar">');
  }
  const { statusCode, headers } = await get(url, { accept: 'application/problem+json' });
  expect([statusCode, headers['content-type']]).toEqual([
    status,
    expect.stringContaining('application/problem+json'),
  ]);
});

it('shows an element whose address has values of every spelling, and parameters of others', async () => {
  const query = 'uf=SP,33&grandeSetor=4&ano=&utm_source=x&theme=rosa';
  expect((await get(`/embed/labour-map?${query}`)).statusCode).toBe(200);
  expect((await get('/embed/graduate-map?estado=35&nivel-ensino=Superior')).statusCode).toBe(200);
});

it('describes frames by oEmbed, of elements and of pages with their filters', async () => {
  const { headers, body } = await oembed('http://portal.example/embed/labour-map?uf=35');
  expect(headers['access-control-allow-origin']).toBe('*');
  expect(JSON.parse(body)).toMatchObject({ version: '1.0', type: 'rich', width: 720 });
  expect(JSON.parse(body).html).toContain('src="http://portal.example/embed/labour-map?uf=35"');
  const page = JSON.parse((await oembed('http://portal.example/formandos?uf=35&q=x')).body);
  expect(page.html).toContain('/embed/graduate-map?uf=35"');
  const small = JSON.parse(
    (await oembed('http://portal.example/mapa', '&maxwidth=300&maxheight=200')).body,
  );
  expect(small).toMatchObject({ width: 300, height: 200 });
});

it.each(['https://outro.example/embed/labour-map', 'nada', 'http://portal.example/sobre', ''])(
  'knows no frame of %s',
  async (url) => {
    expect((await oembed(url)).statusCode).toBe(404);
  },
);

it('links to the description from the element and from pages', async () => {
  for (const path of ['/embed/labour-map?uf=35', '/mapa?uf=35']) {
    const { body } = await get(path);
    const [, href = ''] = /application\/json\+oembed" href="([^"]+)"/.exec(body) ?? [];
    const { statusCode } = await get(href.replaceAll('&amp;', '&').replace(/^.+?example/, ''));
    expect(statusCode).toBe(200);
  }
  expect((await get('/sobre')).body).not.toContain('oembed');
  expect((await get('/mapa', { host: 'a b' })).statusCode).toBeLessThan(500);
});

it('keeps the files of a release for good, and the moving ones for minutes', async () => {
  expect((await get('/widgets/1.2.0/loader.js')).headers['cache-control']).toContain('immutable');
  expect((await get('/widgets/loader.js')).headers['cache-control']).toContain('max-age=300,');
});

it('names a frame after its heading', async () => {
  const { body } = await get('/embed/labour-map?heading=Empregos%20%26%20sal%C3%A1rios');
  expect(body).toContain('<title>Empregos &amp; salários · Observatório');
});

it('answers 501 for a format of oEmbed that it does not have', async () => {
  const { statusCode, body } = await oembed('http://portal.example/mapa', '&format=xml');
  expect(statusCode).toBe(501);
  expect(JSON.parse(body).detail).toContain('format=json');
});
