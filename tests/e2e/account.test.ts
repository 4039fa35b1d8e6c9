import { readFile } from 'node:fs/promises';
import { beforeEach, expect, it } from 'vitest';
import { visitPortal } from '../support/portal';

const portal = visitPortal();

const PASSWORD = 'uma senha secreta';
const KEY = 'observatorio-auth-v1';

let people = 0;
let email: string;
let token: string;

const api = (path: string, init: { method?: string; body?: object } = {}) =>
  fetch(portal.origin + path, {
    method: init.method ?? 'GET',
    headers: {
      authorization: `Bearer ${token}`,
      ...(init.body && { 'content-type': 'application/json' }),
    },
    ...(init.body && { body: JSON.stringify(init.body) }),
  });

/** Creates an account, stores its session in the browser and opens a page. */
async function enter(path: string): Promise<void> {
  people += 1;
  const username = `visitante${people}`;
  email = `${username}@exemplo.br`;
  const body = { email, username, fullname: 'Ana Lúcia', password: PASSWORD };
  const answer = await api('/api/auth/register', { method: 'POST', body });
  ({ accessToken: token } = await answer.json());
  await store(JSON.stringify({ authToken: token }));
  await portal.page.goto(portal.origin + path);
  await menu().waitFor();
}

/** Stores a session before any portal page loads. */
async function store(session: string): Promise<void> {
  const { page, origin } = portal;
  await page.route('**/vazia', (route) => route.fulfill({ body: '' }));
  await page.goto(`${origin}/vazia`);
  await page.evaluate(([key = '', text = '']) => localStorage.setItem(key, text), [KEY, session]);
}

/** Runs an action and waits for the login page. */
const toLogin = (action: () => Promise<void>) =>
  Promise.all([portal.page.waitForURL(`${portal.origin}/auth/login`), action()]);

const stored = () => portal.page.evaluate((key) => localStorage.getItem(key), KEY);
const menu = () => portal.page.getByRole('banner').getByText(/^Olá/);
const enterLink = () => portal.page.getByRole('link', { name: 'Entrar!' });
const address = () => portal.page.url().slice(portal.origin.length);

beforeEach(() => {
  token = '';
});

it('sends no authentication request until the login link is clicked', async () => {
  const { page } = portal;
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await page.goto(`${portal.origin}/terms`);
  await enterLink().waitFor();
  expect(requests.filter((path) => /auth|keycloak|api.me/.test(path))).toEqual([]);
  await toLogin(() => enterLink().click());
  expect(requests.filter((path) => /keycloak/.test(path))).toEqual([]);
});

it('ignores a stored session that is corrupt, malformed or expired', async () => {
  for (const session of [
    'x{',
    '{"authToken":5,"user":{"fullname":"Ana"}}',
    `{"authToken":"e30.${btoa('{"exp":1}')}.x","user":{"fullname":"Ana"}}`,
  ]) {
    await store(session);
    await portal.page.goto(`${portal.origin}/terms`);
    await expect.poll(() => enterLink().isVisible(), { message: session }).toBe(true);
  }
});

async function fillLogin(): Promise<void> {
  const { page } = portal;
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Senha', { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await menu().waitFor();
}

it('logs in with the form and returns to the previous page', async () => {
  const { page, origin } = portal;
  await enter('/contato');
  await toLogin(() => page.goto(`${origin}/logout`).then(() => undefined));
  await page.goto(`${origin}/contato?assunto=1`);
  await toLogin(() => enterLink().click());
  await fillLogin();
  await expect.poll(address).toBe('/contato?assunto=1');

  await toLogin(() => page.goto(`${origin}/logout`).then(() => undefined));
  await page.reload();
  await fillLogin();
  await expect.poll(address).toBe('/home');
  const focused = () => page.evaluate(() => document.activeElement?.localName);
  await expect.poll(focused).toBe('main');
});

it('saves a page with its filters, reopens it, deletes it, and can undo that', async () => {
  const { page } = portal;
  await enter('/busca-cargo?uf=35');
  await page.getByText('Salvar esta visão').click();
  await page.getByLabel('Nome da visão').fill('São Paulo <b>');
  await page.getByRole('button', { name: 'Salvar', exact: true }).click();
  await page.getByText('Visão salva.').waitFor();

  await page.goto(`${portal.origin}/terms`);
  await menu().click();
  await page.getByRole('button', { name: 'Visões salvas' }).click();
  const panel = page.getByRole('dialog', { name: 'Minha conta' });
  await panel.getByText(email).waitFor();
  await panel.getByRole('link', { name: 'São Paulo <b>' }).click();
  await expect.poll(address).toBe('/busca-cargo?uf=35');
  await panel.waitFor({ state: 'hidden' });

  await page.goto(`${portal.origin}/user/profile`);
  const remove = page.getByRole('button', { name: 'Excluir a visão São Paulo <b>' });
  await remove.click();
  await page.getByText('aparecem aqui').waitFor();
  // The focus is on “Desfazer”.
  await page.keyboard.press('Enter');
  await remove.click();
  await page.getByText('A visão “São Paulo <b>” foi excluída.').waitFor();
  expect(await (await api('/api/me/visoes')).json()).toEqual([]);
});

it('changes the name and password, downloads the data and deletes the account', async () => {
  const { page } = portal;
  await enter('/terms');
  await menu().click();
  await page.getByRole('link', { name: 'Meu Perfil' }).click();
  await page.getByLabel('Nome completo').fill('Ana Souza');
  await page.getByRole('button', { name: 'Salvar nome' }).click();
  await page.getByText('Nome salvo.').waitFor();
  await expect.poll(() => menu().innerText()).toBe('Olá, Ana Souza');

  await page.getByLabel('Senha atual').fill(PASSWORD);
  await page.getByLabel('Senha nova').fill('outra senha');
  await page.getByRole('button', { name: 'Trocar senha' }).click();
  await page.getByText('Senha trocada.').waitFor();
  expect((await api('/api/me')).status).toBe(401);

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Baixar meus dados' }).click(),
  ]);
  const data = JSON.parse(await readFile((await download.path()) ?? '', 'utf8'));
  expect(data).toMatchObject({ conta: { nome: 'Ana Souza', email }, visoes: [] });

  await page.getByText('Excluir minha conta').first().click();
  await page.getByLabel('Senha', { exact: true }).fill('outra senha');
  await page.getByRole('button', { name: 'Excluir minha conta' }).click();
  await enterLink().waitFor();
  expect(await stored()).toBe('{}');
});

it('stores only the user and the token; logging out clears them and ends the server session', async () => {
  const { page } = portal;
  await enter('/terms');
  await expect
    .poll(async () => JSON.parse((await stored()) ?? ''))
    .toEqual({ authToken: token, user: { fullname: 'Ana Lúcia' } });
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([KEY]);
  await menu().focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await toLogin(() => page.keyboard.press('Enter'));
  expect(await stored()).toBe('{}');
  await expect.poll(async () => (await api('/api/me')).status).toBe(401);
});
