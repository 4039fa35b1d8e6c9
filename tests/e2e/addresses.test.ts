import { expect, inject, it } from 'vitest';

const origin = inject('origin');

it.each([
  ['/nada', 404],
  ['/mapa?municipio=9999999', 404],
  ['/busca-cargo?cbo=999999', 404],
  ['/mapa?occupation=999999', 404],
  ['/profissoes?municipio=3550308&uf=33', 404],
  ['/mapa?ano=abc', 404],
  ['/mapa?ano=1999', 200],
  ['/perfil?cbo=abc', 404],
  ['/perfil?cbo=225125&ano=abc', 404],
  ['/perfil?cbo=225125&ano=1999', 200],
  ['/HOME', 404],
  ['/busca-curso?codigo_curso=tecnico-999999', 404],
  ['/contato', 200],
  ['/incorporar?tag=nada&uf=99', 200],
  ['/error/error-v1', 404],
  ['/error/error-v2', 200],
])('responds to %s with %i', async (path, status) => {
  const response = await fetch(origin + path, { headers: { accept: 'text/html' } });
  expect(response.status).toBe(status);
});

it('lists its pages in a sitemap linked from robots.txt', async () => {
  const robots = await (await fetch(`${origin}/robots.txt`)).text();
  const sitemap = /^Sitemap: (.+)$/m.exec(robots)?.[1] ?? '';
  const index = await (await fetch(sitemap)).text();
  const parts = [...index.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url);
  const xml = (await Promise.all(parts.map(async (url) => (await fetch(url)).text()))).join('');
  expect(xml).toContain(`<loc>${origin}/mapa</loc>`);
  expect(xml.match(/<loc>[^<]+cbo=\d{6}<\/loc>/g)?.length).toBeGreaterThan(100);
});
