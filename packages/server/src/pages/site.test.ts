import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { pageList } from '@observatorio/pages';
import { type Store } from '@observatorio/store';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testServer } from '../testing/test-server';
import { emptyStore } from '../testing/test-store';

const page = `<!doctype html>
<title>Portal</title>
<meta
  name="description"
  content="Tudo."
/>
<meta property="og:title" content="Portal" />
<meta property="og:description" content="Tudo." />`;
const script = `export const text = '${'olá '.repeat(1000)}';`;

let folder: string;
let store: Store;
let app: FastifyInstance;

function write(path: string, content: string | Buffer): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), content);
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'site-'));
  write('portal/index.html', page);
  write('portal/assets/main-a1b2c3d4.js', script);
  write('portal/assets/main-a1b2c3d4.js.br', brotliCompressSync(script));
  write('portal/favicon.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
  write('widgets/loader.js', script);
  write('storybook/index.html', '<title>Elementos</title><script>ready()</script>');
  write(
    'storybook/iframe.html',
    '<script src="./a.js"></script><script type="module">go()</script>',
  );
  write('storybook/assets/iframe-a1b2c3d4.js', script);
  store = await emptyStore();
  app = testServer(store, {
    folders: {
      portal: join(folder, 'portal'),
      widgets: join(folder, 'widgets'),
      storybook: join(folder, 'storybook'),
    },
  });
});

afterAll(async () => {
  await app.close();
  await store.close();
  rmSync(folder, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

describe('the portal', () => {
  it.each(['/', '/index.html', '/auth/login', '/google-material/a/b', '//'])(
    'serves the same page at %s',
    async (url) => {
      const { statusCode, headers, body } = await get(url, { accept: 'text/html' });
      expect(statusCode).toBe(200);
      expect(body).toBe(page);
      expect(headers['cache-control']).toBe('no-cache');
      expect(headers['content-security-policy']).toContain("default-src 'none';script-src 'self'");
      expect(headers['x-content-type-options']).toBe('nosniff');
    },
  );

  it.each(['/nada', '/toString', '/mapa/x', '/error/error-v7'])(
    'serves an error page with status 404 at %s',
    async (url) => {
      const { statusCode, headers, body } = await get(url, { accept: 'text/html' });
      expect(statusCode).toBe(404);
      expect(headers['content-type']).toBe('text/html; charset=utf-8');
      expect(headers['cache-control']).toBe('no-cache');
      expect(body).toContain('<title>');
    },
  );

  it('lists its pages for search engines, with the origin of the request', async () => {
    const headers = { host: 'portal.example' };
    const robots = (await get('/robots.txt', headers)).body.split('\n');
    expect(robots).toContain('Sitemap: http://portal.example/sitemap.xml');
    expect(robots).toContain('Disallow: /dashboard');
    const hidden = robots.flatMap((line) => /^Disallow: (.*)/.exec(line)?.[1] ?? []);
    expect(pageList.filter(({ path }) => hidden.some((each) => path.startsWith(each)))).toEqual([]);
    const { body, headers: answered } = await get('/sitemap.xml', headers);
    expect(answered['content-type']).toBe('application/xml; charset=utf-8');
    const parts = [...body.matchAll(/<loc>http:\/\/portal\.example([^<]+)<\/loc>/g)];
    const lists = await Promise.all(
      parts.map(async ([, path = '']) => (await get(path, headers)).body),
    );
    const all = lists.join('');
    expect(all).toContain('<loc>http://portal.example/mapa</loc>');
    expect(all).toContain('<loc>http://portal.example/lugar/3550308-sao-paulo</loc>');
  });

  it('serves hashed files as immutable and precompressed', async () => {
    const { headers, rawPayload } = await get('/assets/main-a1b2c3d4.js', {
      'accept-encoding': 'gzip, br',
    });
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(headers['content-encoding']).toBe('br');
    expect(headers['content-type']).toMatch(/javascript/);
    expect(brotliDecompressSync(rawPayload).toString()).toBe(script);
  });

  it.each([
    ['/assets/main-a1b2c3d4.js', 'br'],
    ['/assets/main-a1b2c3d4.js', 'identity'],
    ['/', 'br'],
    ['/favicon.svg', 'gzip'],
    ['/widgets/loader.js', 'gzip'],
    ['/widgets/loader.js', 'identity'],
  ])('lets caches distinguish the encodings of %s (%s)', async (url, encoding) => {
    const { headers } = await get(url, { 'accept-encoding': encoding });
    expect(headers.vary).toBe('accept-encoding');
    const again = await get(url, {
      'accept-encoding': encoding,
      'if-none-match': String(headers.etag),
    });
    expect(again.statusCode).toBe(304);
    expect(again.headers.vary).toBe('accept-encoding');
  });

  it('does not serve the page in place of a missing file', async () => {
    const { statusCode, headers } = await get('/assets/gone.js');
    expect(statusCode).toBe(404);
    expect(headers['content-type']).toMatch(/^application\/problem\+json/);
  });

  it('names the command to run when nothing is built', async () => {
    const unbuilt = testServer(store);
    const { statusCode, body } = await unbuilt.inject('/mapa');
    expect(statusCode).toBe(404);
    expect(body).toContain('npm run build');
    expect((await unbuilt.inject('/api/v1/dados')).statusCode).toBe(200);
    await unbuilt.close();
  });
});

describe('the elements', () => {
  it('can be loaded by pages of any origin, compressed', async () => {
    const { statusCode, headers, rawPayload } = await get('/widgets/loader.js', {
      origin: 'https://prefeitura.example',
      'accept-encoding': 'br',
    });
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'content-encoding': 'br',
    });
    expect(brotliDecompressSync(rawPayload).toString()).toBe(script);
  });

  it.each(['/widgets/gone.js', '/widgets/', '/widgets/%2e%2e/portal/index.html'])(
    'returns 404 for %s',
    async (url) => {
      expect((await get(url, { accept: 'text/html' })).statusCode).toBe(404);
    },
  );
});

describe('the stories', () => {
  it('are served at /storybook, with the policy that Storybook needs', async () => {
    const { statusCode, headers, body } = await get('/storybook/?path=/docs/x', {
      accept: 'text/html',
    });
    expect(statusCode).toBe(200);
    expect(body).toContain('Elementos');
    expect(headers['cache-control']).toBe('no-cache');
    const hashOf = (code: string) => createHash('sha256').update(code).digest('base64');
    expect(headers['content-security-policy']).toContain(
      `default-src 'none';script-src 'self' 'sha256-${hashOf('ready()')}' 'sha256-${hashOf('go()')}';style-src`,
    );
    expect((await get('/storybook/assets/iframe-a1b2c3d4.js')).body).toBe(script);
  });

  it('redirect to a trailing slash, because their URLs are relative', async () => {
    const { statusCode, headers } = await get('/storybook?path=/docs/x');
    expect(statusCode).toBe(308);
    expect(headers.location).toBe('/storybook/?path=/docs/x');
  });

  it('do not loosen the policy of other pages', async () => {
    for (const url of ['/', '/mapa', '/storybooks', '/openapi.json']) {
      const { headers } = await get(url, { accept: 'text/html' });
      expect(headers['content-security-policy']).not.toContain('unsafe');
    }
  });

  it.each(['/storybook/gone', '/storybook/gone.js', '/storybook/%2e%2e/portal/index.html'])(
    'return 404 for %s',
    async (url) => {
      const { statusCode, headers } = await get(url, { accept: 'text/html' });
      expect(statusCode).toBe(404);
      expect(headers['content-type']).toBe('text/html; charset=utf-8');
      expect(headers['content-security-policy']).not.toContain('unsafe');
    },
  );

  it('name the command to run when nothing is built', async () => {
    const unbuilt = testServer(store);
    const { statusCode, body } = await unbuilt.inject('/storybook/');
    expect(statusCode).toBe(404);
    expect(body).toContain('npm run build-storybook');
    await unbuilt.close();
  });
});
