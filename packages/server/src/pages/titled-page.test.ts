import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { importFiles } from '@observatorio/import';
import { pages } from '@observatorio/pages';
import { openStore, type Store } from '@observatorio/store';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testServer } from '../testing/test-server';
import { makeDataDir, removeDataDir } from '../testing/test-store';

const page = `<!doctype html>
<!--title-->
<title>Portal</title>
<!--/title-->
<!--shared-title-->
<meta property="og:title" content="Portal" />
<!--/shared-title-->
<!--description-->
<meta
  name="description"
  content="Tudo."
/>
<meta property="og:description" content="Tudo." />
<!--/description-->
<!--missing--><!--/missing-->
<p>${'olá '.repeat(400)}</p>`;

let dataDir: string;
let store: Store;
let app: FastifyInstance;

async function importList(): Promise<void> {
  const list = join(dataDir, 'CBO2002 - Ocupacao.csv');
  writeFileSync(list, 'CODIGO;TITULO\n225125;Médico clínico\n411010;Papéis & <b>"cópias"</b> $&\n');
  const activities = join(dataDir, 'CBO2002 - PerfilOcupacional.csv');
  writeFileSync(
    activities,
    'COD_OCUPACAO;SGL_GRANDE_AREA;NOME_GRANDE_AREA;NOME_ATIVIDADE\n225125;A;ATENDER PACIENTES;Ouvir\n',
  );
  await importFiles('cbo', dataDir, [list, activities], { isPartial: true });
}

beforeAll(async () => {
  dataDir = await makeDataDir();
  await importList();
  const portal = join(dataDir, 'portal');
  mkdirSync(portal);
  writeFileSync(join(portal, 'index.html'), page);
  store = await openStore(dataDir);
  app = testServer(store, { folders: { portal, widgets: portal } });
  await app.listen({ port: 0, host: '127.0.0.1' });
});

afterAll(async () => {
  await app.close();
  await store.close();
  await removeDataDir(dataDir);
});

const get = (path: string, headers: Record<string, string> = {}) =>
  app.inject({ url: path, headers: { accept: 'text/html', ...headers } });

const headOf = async (path: string) => {
  const { statusCode, body } = await get(path);
  expect(statusCode).toBe(200);
  const of = (pattern: RegExp) => pattern.exec(body)?.[1];
  return {
    title: of(/<title>([^<]*)/),
    shared: of(/og:title" content="([^"]*)/),
    description: of(/name="description"\s+content="([^"]*)/),
    sharedDescription: of(/og:description" content="([^"]*)/),
  };
};

it('sets the title and description of the page', async () => {
  expect(await headOf('/mapa?uf=35')).toEqual({
    title: 'Visão Geral do Mercado de Trabalho · Portal',
    shared: 'Visão Geral do Mercado de Trabalho',
    description: pages.mapa.description,
    sharedDescription: pages.mapa.description,
  });
});

it.each(['225125', '2251-25'])('names the occupation %s and describes it', async (code) => {
  const shared = 'Médico clínico: salário, escolaridade e habilidades';
  expect(await headOf(`/busca-cargo?cbo=${code}&uf=35`)).toEqual({
    title: `${shared} · Portal`,
    shared,
    description: 'Atender pacientes.',
    sharedDescription: 'Atender pacientes.',
  });
  const { title } = await headOf(`/perfil/?cbo=${code}`);
  expect(title).toBe('Médico clínico: perfil da ocupação e vagas · Portal');
});

it('escapes titles', async () => {
  const { body } = await get('/perfil?cbo=411010');
  expect(body).toContain(
    '<title>Papéis &amp; &lt;b&gt;&quot;cópias&quot;&lt;/b&gt; $&amp;: perfil da ocupação e vagas · Portal</title>',
  );
  expect((await headOf('/perfil?cbo=411010')).description).toBe('Tudo.');
});

it.each(['', '?cbo=', '??', '?uf=35', '?uf=SP&municipio=3509502'])(
  'shows the search page at /busca-cargo%s',
  async (search) => {
    expect((await headOf(`/busca-cargo${search}`)).shared).toBe('Busca de ocupações');
  },
);

it.each([
  ['/busca-cargo?cbo=999999', 'ocupacao'],
  ['/busca-cargo?cod_cbo=999999', 'ocupacao'],
  ['/perfil?codigoBrasileiroOcupacao=999999', 'ocupacao'],
  ['/perfil?cbo=abc', 'ocupacao'],
  ['/perfil?cbo=225125&ano=abc', 'filtro Ano'],
  ['/perfil?ano=20190', 'filtro Ano'],
  ['/perfil?cbo=225125&sexo=9', 'filtro Sexo'],
  ['/busca-cargo?cbo=%', 'ocupacao'],
  ['/busca-cargo?cbo=__proto__', 'ocupacao'],
  ['/busca-cargo?cbo=1&cbo=2', 'ocupacao'],
  ['/busca-curso?codigo_curso=abc', 'curso'],
  ['/mapa?occupation=999999', 'filtro Ocupação'],
  ['/mapa?occupation=225125,999999', 'filtro Ocupação'],
  ['/mapa?municipio=9999999', 'lugar'],
  ['/formandos?uf=ZZ', 'lugar'],
  ['/busca-cargo?cbo=225125&regiao=9', 'lugar'],
  ['/busca-cargo//?cbo=999999', 'ocupacao'],
  ['/busca-cargo?x=?&cbo=999999', 'ocupacao'],
  ['/busca-cargo?cbo=225125&cbo=999999', 'ocupacao'],
  ['/mapa?genero=9', 'filtro Gênero'],
  ['/formandos?dimensao=x', 'filtro Dados'],
  ['/busca-curso?nivel_ensino=Medio', 'filtro Nível de ensino'],
])('returns 404 for %s, with the kind of missing item in a meta tag', async (path, missing) => {
  const { statusCode, headers, body } = await get(path);
  expect(statusCode).toBe(404);
  expect(headers.etag).toBeUndefined();
  expect(body).toContain(`<meta name="observatorio-inexistente" content="${missing}" />`);
  expect(body).toMatch(/og:title" content="(Busca|Perfil|Visão)/);
});

it('serves the page of a course while its data are unavailable', async () => {
  expect((await headOf('/busca-curso?codigo_curso=tecnico-1006')).shared).toBe('Busca de cursos');
});

it('serves titled pages compressed over HTTP, and has clients revalidate them', async () => {
  const address = app.server.address();
  const origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  const url = `${origin}/busca-cargo?cbo=225125`;
  const first = await fetch(url, { headers: { 'accept-encoding': 'br' } });
  expect(first.headers.get('content-encoding')).toBe('br');
  expect(first.headers.get('cache-control')).toBe('no-cache');
  expect(first.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(await first.text()).toContain('<title>Médico clínico');
  const etag = first.headers.get('etag') ?? '';
  const again = await fetch(url, { headers: { 'if-none-match': etag } });
  expect(again.status).toBe(304);
  const other = await fetch(`${origin}/perfil?cbo=225125`);
  expect(other.headers.get('etag')).not.toBe(etag);
});

it('serves the plain page unchanged and compressed', async () => {
  const { headers, rawPayload } = await get('/', { 'accept-encoding': 'br' });
  expect(headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(rawPayload).toString()).toBe(page);
});

it("finds every placeholder in the portal's page", () => {
  const source = readFileSync(join(import.meta.dirname, '../../../../portal/index.html'), 'utf8');
  for (const name of ['title', 'shared-title', 'description', 'missing']) {
    expect(source).toMatch(new RegExp(`<!--${name}-->[^]*<!--/${name}-->`));
  }
});

it("counts only pages that query the store towards the API's rate limit", async () => {
  const limited = testServer(store, {
    folders: { portal: join(dataDir, 'portal'), widgets: dataDir },
    settings: { rateLimit: 2 },
  });
  const statusOf = async (url: string) =>
    (await limited.inject({ url, headers: { accept: 'text/html' } })).statusCode;
  expect(await statusOf('/api/v1/dados')).toBe(200);
  expect(await statusOf('/perfil?cbo=225125')).toBe(200);
  expect(await statusOf('/busca-cargo?cbo=411010')).toBe(429);
  expect(await statusOf('/perfil/?cbo=2251-25')).toBe(429);
  for (const url of ['/mapa', '/perfil', '/']) expect(await statusOf(url)).toBe(200);
  expect(await statusOf('/busca-cargo?cbo=x')).toBe(404);
  await limited.close();
});
