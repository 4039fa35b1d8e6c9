import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer, readSettings } from '@observatorio/server';
import { openStore } from '@observatorio/store';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject, it } from 'vitest';
import { type IdentityProvider, startIdentityProvider } from '../support/identity-provider';
import { drawnCharts } from '../support/portal';
import { type Proxy, startProxy } from '../support/proxy';
import { folders, quietSettings } from '../support/real-server';
import { sharedBrowser } from '../support/shared-browser';

const BASE = '/observatorio';

let dataDir: string;
let provider: IdentityProvider;
const closing: (() => Promise<void>)[] = [];
let proxy: Proxy;
let portal: string;
let context: BrowserContext;
let page: Page;
let complaints: string[] = [];

beforeAll(async () => {
  await fetch(`${inject('origin')}/ready`);
  const store = await openStore(inject('dataDir'));
  dataDir = await mkdtemp(join(tmpdir(), 'observatorio-base-'));
  const settings = readSettings({ DATA_DIR: dataDir, BASE_PATH: BASE, ...quietSettings });
  const server = createServer({ store, folders, settings });
  proxy = await startProxy(await server.listen({ port: 0, host: '127.0.0.1' }), BASE);
  portal = proxy.origin + BASE;
  context = await (await sharedBrowser()).newContext({ locale: 'pt-BR' });
  page = await context.newPage();
  page.on('console', (message) => {
    const isOurs = message.location().url.startsWith(proxy.origin);
    if (isOurs && /warning|error/.test(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  closing.push(
    () => context.close(),
    () => proxy.close(),
    () => provider?.close(),
    () => server.close(),
    () => store.close(),
    () => rm(dataDir, { recursive: true }),
  );
});

afterAll(async () => {
  for (const close of closing) await close();
});

afterEach(() => {
  expect(proxy.strays).toEqual([]);
  expect(complaints).toEqual([]);
  complaints = [];
});

const path = () => new URL(page.url()).pathname;
const total = () => page.locator('labour-summary dd').first().innerText();

it('navigates from the home page to a permalink without leaving the base path', async () => {
  await page.goto(portal);
  await expect.poll(path).toBe(`${BASE}/home`);
  const menu = page.getByRole('navigation', { name: 'Principal' });
  await menu.getByRole('link', { name: 'Mercado de trabalho' }).click();
  await expect.poll(path).toBe(`${BASE}/mapa`);
  await drawnCharts(page);
  const whole = await total();
  const canvas = page.locator('labour-macro-sectors canvas');
  await canvas.scrollIntoViewIfNeeded();
  const box = await canvas.boundingBox();
  await canvas.click({ position: { x: (box?.width ?? 0) / 2, y: 20 } });
  await expect.poll(total).not.toBe(whole);
  const filtered = await total();
  const { search } = new URL(page.url());
  expect(search).toMatch(/^\?grandeSetor=/);
  await page.reload();
  await expect.poll(total).toBe(filtered);
  expect(page.url()).toBe(`${portal}/mapa${search}`);
});

it('includes the base path in a card’s download links and embed codes', async () => {
  await page.goto(`${portal}/mapa?uf=35`);
  await drawnCharts(page);
  const card = page.locator('labour-gender');
  const choose = async (entry: RegExp) => {
    await card.getByRole('button', { name: /^Opções: / }).click();
    return card.getByRole('menuitem', { name: entry });
  };
  const file = await (await choose(/^Baixar dados/)).getAttribute('href');
  expect(file).toMatch(`${portal}/api/v1/`);
  expect((await fetch(String(file))).status).toBe(200);
  await page.keyboard.press('Escape');
  await (await choose(/^Incorporar em outro site/)).click();
  const code = await card.getByRole('dialog').getByRole('textbox').first().inputValue();
  const named = [...code.matchAll(/(?:src|href)="([^"]+)"/g)].map((match) => match[1] ?? '');
  expect(named.length).toBeGreaterThan(1);
  for (const url of named) {
    expect(url).toMatch(`${portal}/`);
    expect((await fetch(url.replaceAll('&amp;', '&'))).status, url).toBe(200);
  }
});

it('draws a card’s embed page with data from below the base path', async () => {
  await page.goto(`${portal}/embed/labour-gender?uf=35`);
  await page.locator('labour-gender canvas').waitFor();
});

it('stays below the base path after single sign-on and after logging out', async () => {
  provider = await startIdentityProvider(portal, 'Joana Ninguém');
  await writeFile(join(dataDir, 'keycloak.json'), JSON.stringify(provider.settings));
  await page.goto(`${portal}/terms`);
  await page.getByRole('link', { name: 'Entrar!' }).click();
  await page.locator('[name=login]').fill('joana');
  await page.locator('[name=password]').fill('qualquer');
  await page.locator('[type=submit]').click();
  await page.locator('[type=submit]').click();
  await page.getByText('Olá, Joana Ninguém').waitFor();
  expect(page.url()).toBe(`${portal}/terms`);
  await page.getByText('Olá, Joana Ninguém').click();
  await page.getByRole('link', { name: 'Sair' }).click();
  await page.waitForURL(`${provider.origin}/**`);
  await page.getByRole('button', { name: /yes/i }).click();
  await page.waitForURL(`${portal}/home`);
});
