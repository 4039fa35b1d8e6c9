import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { EmbeddableElement } from '@observatorio/contract';
import { type Store } from '@observatorio/store';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testServer } from '../testing/test-server';
import { emptyStore } from '../testing/test-store';

const attributes: EmbeddableElement['attributes'] = {
  theme: { type: 'string', values: ['auto', 'light', 'dark', 'contrast'] },
  heading: { type: 'string' },
  'heading-level': { type: 'number', values: [1, 2, 3] },
  group: { type: 'string' },
  'show-occupation': { type: 'boolean' },
  series: { type: 'json' },
};

const elements: Record<string, EmbeddableElement> = {
  'labour-map': {
    title: 'Vínculos por estado',
    area: 'labour',
    filters: ['ano', 'uf', 'grandeSetor'],
    attributes,
  },
  'graduate-map': {
    title: 'Formandos por estado',
    area: 'graduate',
    filters: ['nivel_ensino', 'uf'],
    attributes,
  },
  'labour-gender': {
    title: 'Vínculos por gênero',
    area: 'labour',
    filters: ['municipio'],
    attributes,
  },
};

let folder: string;
let store: Store;
let app: FastifyInstance;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'embed-'));
  mkdirSync(join(folder, 'portal'));
  for (const id of ['1.2.0', '1.2.0-25ae7716']) {
    mkdirSync(join(folder, 'widgets', id), { recursive: true });
  }
  writeFileSync(join(folder, 'portal/index.html'), '<html><head></head><body></body></html>');
  for (const path of ['loader.js', '1.2.0/loader.js', '1.2.0-25ae7716/loader.js']) {
    writeFileSync(join(folder, 'widgets', path), '');
  }
  writeFileSync(join(folder, 'widgets/elements.json'), JSON.stringify(elements));
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

it('allows any site to frame an element', async () => {
  const { statusCode, body, headers } = await get('/embed/labour-map?uf=35&grandeSetor=4');
  expect(statusCode).toBe(200);
  expect(body).toContain('<body><labour-map grandeSetor="4" uf="35"></labour-map><noscript>');
  expect(body).toContain(
    '<a href="/mapa?grandeSetor=4&amp;uf=35">Vínculos por estado, no Observatório</a>',
  );
  expect(headers['content-security-policy']).toContain('frame-ancestors *');
  expect(headers['x-frame-options']).toBeUndefined();
});

it.each(['onclick', 'style', 'api', 'address', 'a"b', 'x%3Ey', '__proto__', 'toString'])(
  'rejects %s, which is not an attribute of the element',
  async (name) => {
    const { statusCode, body } = await get(`/embed/labour-map?${name}=1`);
    expect(statusCode).toBe(400);
    expect(body).toContain('não existe aqui. Existem: ano, uf, grandeSetor, theme, heading');
    expect(body).not.toContain('<labour-map');
  },
);

it('escapes values', async () => {
  const heading = encodeURIComponent('"><script>alert(1)</script>');
  const { body } = await get(`/embed/labour-map?heading=${heading}`);
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
])('returns 404 for %s', async (url) => {
  expect((await get(url)).statusCode).toBe(404);
});

it.each([
  ['/embed/labour-none', 404, '“labour-none”'],
  ['/embed/%3Cb%3E', 404, '“&lt;b&gt;”'],
  ['/embed/labour-map?uf=XX', 400, 'O valor “XX” não é aceito em “uf”'],
  ['/embed/labour-map?ano=abc&grande-setor=9', 400, 'O valor “9” não é aceito em “grande-setor”'],
  ['/embed/labour-map?theme=rosa', 400, '“theme”. Aceitos: auto, light, dark, contrast.'],
  ['/embed/labour-map?theme=dark&theme=light', 400, 'Escolha um valor só. Em “theme”'],
  ['/embed/labour-map?heading-level=9', 400, '“heading-level”. Aceitos: 1, 2, 3.'],
  ['/embed/labour-map?heading=a%0Ab', 400, 'até 200 caracteres, numa linha só'],
  [`/embed/labour-map?group=${'a'.repeat(201)}`, 400, '“group”. Aceitos: um texto de até 200'],
  ['/embed/labour-map?series=[', 400, '“series”. Aceitos: JSON válido'],
  ['/embed/labour-map?rows=[]&heading=x', 400, 'Um quadro só mostra dados do Observatório.'],
  ['/embed/labour-map?unit=a,b', 400, 'ponha a tag na sua página'],
  ['/embed/labour-map?utm_source=x', 400, 'O parâmetro “utm_source” não existe aqui'],
  ['/embed/labour-map?genero=1', 400, 'O parâmetro “genero” não existe aqui'],
])('responds to %s with an error page that fits in a frame', async (url, status, text) => {
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

it.each([
  ['uf=SP,33&grandeSetor=4&ano=', 'grandeSetor="4" uf="33,35"'],
  ['uf=SP&uf=33&grande_setor=4', 'grandeSetor="4" uf="33,35"'],
  ['theme=DARK&headingLevel=3&group=a,b', 'group="a,b" heading-level="3" theme="dark"'],
  ['heading=&theme=&show-occupation', 'heading="" show-occupation=""'],
  ['series=[1,%22a%22]', 'series="[1,&quot;a&quot;]"'],
])('accepts every spelling of attribute names and values: %s', async (query, written) => {
  const { statusCode, body } = await get(`/embed/labour-map?${query}`);
  expect(statusCode).toBe(200);
  expect(body).toContain(`<labour-map ${written}></labour-map>`);
});

it('accepts the filter names that pages use', async () => {
  const { statusCode, body } = await get('/embed/graduate-map?estado=35&nivel-ensino=Superior');
  expect(statusCode).toBe(200);
  expect(body).toContain('<graduate-map nivel_ensino="Superior" uf="35">');
});

it('describes the frames of elements and of filtered pages through oEmbed', async () => {
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

it.each(['https://outro.example/embed/labour-map', 'nada', 'http://portal.example/sobre'])(
  'does not describe a frame for %s',
  async (url) => {
    const { statusCode, body } = await oembed(url);
    expect(statusCode).toBe(404);
    expect(JSON.parse(body).detail).toContain('“url”');
  },
);

it.each(['/oembed', '/oembed?url='])('requires the parameter `url`: %s', async (address) => {
  const { statusCode, body } = await get(address);
  expect(statusCode).toBe(400);
  expect(JSON.parse(body)).toMatchObject({ parametro: 'url' });
});

it.each(['maxwidth=abc', 'maxheight=-5', 'maxwidth=300&maxwidth=200', 'maxheight='])(
  'rejects the oEmbed limit %s, naming it',
  async (limit) => {
    const { statusCode, body } = await oembed('http://portal.example/mapa', `&${limit}`);
    expect(statusCode).toBe(400);
    expect(JSON.parse(body).parametro).toBe(limit.split('=', 1)[0]);
  },
);

it('links to the oEmbed description from elements and pages', async () => {
  for (const path of ['/embed/labour-map?uf=35', '/mapa?uf=35']) {
    const { body } = await get(path);
    const [, href = ''] = /application\/json\+oembed" href="([^"]+)"/.exec(body) ?? [];
    const { statusCode } = await get(href.replaceAll('&amp;', '&').replace(/^.+?example/, ''));
    expect(statusCode).toBe(200);
  }
  for (const path of ['/sobre', '/mapa?uf=XX']) {
    expect((await get(path)).body, path).not.toContain('oembed');
  }
  expect((await get('/mapa', { host: 'a b' })).statusCode).toBeLessThan(500);
});

it('serves release files as immutable and lets caches keep the others for five minutes', async () => {
  expect((await get('/widgets/1.2.0-25ae7716/loader.js')).headers['cache-control']).toContain(
    'immutable',
  );
  for (const path of ['/widgets/loader.js', '/widgets/1.2.0/loader.js']) {
    expect((await get(path)).headers['cache-control']).toContain('max-age=300,');
  }
});

it('titles a frame after its heading', async () => {
  const { body } = await get('/embed/labour-map?heading=Empregos%20%26%20sal%C3%A1rios');
  expect(body).toContain('<title>Empregos &amp; salários · Observatório');
});

it.each([
  [
    'labour-map?uf=35,33&ano=2019',
    'Vínculos por estado. Ano: 2019; Estado: Rio de Janeiro e São Paulo',
  ],
  ['labour-map?heading=Meu%20estado&uf=12', 'Meu estado. Estado: Acre'],
  ['graduate-map?nivel-ensino=Superior', 'Formandos por estado. Nível de ensino: Superior'],
  ['labour-gender?municipio=1200401', 'Vínculos por gênero. Cidade: Rio Branco, AC'],
])('includes the filters in the frame title of %s', async (address, title) => {
  expect((await get(`/embed/${address}`)).body).toContain(`<title>${title} · Observatório`);
  const described = JSON.parse((await oembed(`http://portal.example/embed/${address}`)).body);
  expect(described.title).toBe(title);
  expect(described.html).toContain(`title="${title}"`);
});

it('lets a frame fit the height of an error page', async () => {
  const { body, headers } = await get('/embed/labour-map?uf=99');
  const [, styles = ''] = /<style>(.*)<\/style>/.exec(body) ?? [];
  const hash = createHash('sha256').update(styles).digest('base64');
  expect(headers['content-security-policy']).toContain(`style-src 'self' 'sha256-${hash}'`);
  expect(body).toContain('<script src="/widgets/frame.js" defer>');
});

it('returns 501 for an unsupported oEmbed format', async () => {
  const { statusCode, body } = await oembed('http://portal.example/mapa', '&format=xml');
  expect(statusCode).toBe(501);
  expect(JSON.parse(body).detail).toContain('format=json');
});
