import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer, readSettings } from '@observatorio/server';
import { openStore } from '@observatorio/store';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type IdentityProvider, startIdentityProvider } from '../support/identity-provider';
import { folders, quietSettings } from '../support/real-server';
import { sharedBrowser } from '../support/shared-browser';

const NAME = 'Joana Ninguém';

let dataDir: string;
let origin: string;
let provider: IdentityProvider;
let page: Page;
const complaints: string[] = [];
const closing: (() => Promise<void>)[] = [];

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'observatorio-sso-'));
  const store = await openStore(dataDir);
  const server = createServer({
    store,
    folders,
    settings: readSettings({ DATA_DIR: dataDir, ...quietSettings }),
  });
  origin = await server.listen({ port: 0, host: '127.0.0.1' });
  provider = await startIdentityProvider(origin, NAME);
  const browser = await sharedBrowser();
  page = await browser.newPage({ locale: 'pt-BR' });
  page.on('console', (message) => {
    const isOurs = message.location().url.startsWith(origin);
    if (isOurs && /warning|error/.test(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  closing.push(
    () => page.context().close(),
    () => provider.close(),
    () => server.close(),
    () => store.close(),
    () => rm(dataDir, { recursive: true }),
  );
});

afterAll(async () => {
  for (const close of closing) await close();
});

const policy = async () =>
  (await fetch(`${origin}/terms`)).headers.get('content-security-policy') ?? '';

it('is not offered without keycloak.json', async () => {
  expect((await fetch(`${origin}/keycloak.json`)).status).toBe(404);
  expect(await policy()).not.toContain('127.0.0.1');
  await page.goto(`${origin}/terms`);
  await Promise.all([
    page.waitForURL(`${origin}/auth/login`),
    page.getByRole('link', { name: 'Entrar!' }).click(),
  ]);
  expect(complaints).toEqual([]);
});

it('shows the name after login and after a reload, and logs out of the provider', async () => {
  const file = { ...provider.settings, credentials: { secret: 'hunter2' } };
  await writeFile(join(dataDir, 'keycloak.json'), JSON.stringify(file));
  const served = await (await fetch(`${origin}/keycloak.json`)).text();
  expect(served).not.toContain('hunter2');
  expect(await policy()).toContain(provider.origin);

  const sent: string[] = [];
  page.on('request', (request) => {
    const isOurs = request.url().startsWith(origin);
    if (isOurs && request.headers().authorization) sent.push(request.url());
  });
  await page.goto(`${origin}/terms`);
  const [asked] = await Promise.all([
    page.waitForRequest(`${provider.origin}/**/auth?**`),
    page.getByRole('link', { name: 'Entrar!' }).click(),
  ]);
  expect(asked.url()).toContain('code_challenge_method=S256');
  await page.locator('[name=login]').fill('joana');
  await page.locator('[name=password]').fill('qualquer');
  await page.locator('[type=submit]').click();
  await page.locator('[type=submit]').click();
  const menu = page.getByText(`Olá, ${NAME}`);
  await menu.waitFor();
  expect(page.url()).toBe(`${origin}/terms`);
  await page.reload();
  await menu.click();
  await page.getByRole('link', { name: 'Sair' }).click();
  await page.waitForURL(`${provider.origin}/**`);
  await page.getByRole('button', { name: /yes/i }).click();
  await page.waitForURL(`${origin}/home`);
  await page.getByRole('link', { name: 'Entrar!' }).waitFor();
  expect(await page.evaluate(() => localStorage.getItem('observatorio-auth-v1'))).toBe('{}');
  expect(sent).toEqual([]);
});
