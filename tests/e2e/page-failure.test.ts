import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { drawnCharts, started, visitPortal } from '../support/portal';

const portal = visitPortal({
  expected: /Can't find|Failed to load resource|dynamically imported module|Broken page/,
});
let page: Page;

beforeEach(() => {
  ({ page } = portal);
});

const notice = () => page.locator('.page-failure');
const elementNotices = () => page.locator('.grid > :not(x) [part=failure]:visible');
const cutOff = () =>
  page.route('**/api/v1/visao-geral-mercado-trabalho/**', (route) => route.abort());
const restore = () => page.unroute('**/api/v1/visao-geral-mercado-trabalho/**');

const focused = () => page.evaluate(() => document.activeElement?.localName);

describe('a page whose requests all fail', () => {
  it('shows one notice with one button that reloads all cards', async () => {
    await cutOff();
    await page.goto(`${portal.origin}/mapa`);
    await notice().getByText('Não foi possível carregar os dados.').waitFor();
    expect(await elementNotices().count()).toBe(0);
    await notice().getByRole('button', { name: 'Tentar novamente' }).focus();
    const failed = page.waitForEvent('requestfailed');
    await page.keyboard.press('Enter');
    await failed;
    expect(await focused()).toBe('button');
    // The cards also retry by themselves.
    await restore();
    await page.keyboard.press('Enter');
    await notice().waitFor({ state: 'detached' });
    expect(await drawnCharts(page)).toBeGreaterThan(0);
    expect(await focused()).toBe('main');
  });

  it('keeps the last data on screen when the API is cut off later', async () => {
    await page.goto(`${portal.origin}/mapa`);
    await drawnCharts(page);
    const sentence = page.locator('labour-macro-sectors [part=summary]');
    const before = await sentence.innerText();
    // The page-level notice appears only if no data arrived in the two seconds before the failure.
    await page.waitForTimeout(2100);
    await cutOff();
    await page.locator('labour-filters').getByLabel('Região').selectOption('Sul');
    await notice()
      .getByText('ainda são os de todos os dados, sem filtros; o pedido era “Região: Sul”.')
      .waitFor();
    expect(await elementNotices().count()).toBe(0);
    expect(await sentence.innerText()).toBe(before);
  });

  it('offers the available years if the requested one has no data', async () => {
    await page.goto(`${portal.origin}/mapa?ano=2031`);
    await notice().getByText('Ano sem dados.').waitFor();
    const years = page.locator('labour-filters').getByLabel('Ano').locator('option');
    await expect.poll(() => years.allInnerTexts()).toContain('2019');
    await notice().getByRole('button', { name: 'Ver 2019' }).click();
    await notice().waitFor({ state: 'detached' });
    expect(await drawnCharts(page)).toBeGreaterThan(0);
  });
});

it('checks the service again when the list of data sets is retried', async () => {
  await page.route('**/api/v1/**', (route) => route.abort());
  await page.goto(`${portal.origin}/monitor`);
  await page.getByText('fora do ar').waitFor();
  await page.getByRole('button', { name: 'Tentar novamente' }).focus();
  await page.unroute('**/api/v1/**');
  await page.keyboard.press('Enter');
  await page.getByRole('region', { name: 'Dados em serviço', exact: true }).waitFor();
  await page.getByText('fora do ar').waitFor({ state: 'detached' });
  expect(await focused()).toBe('main');
});

it('reports inside the shell that a page cannot load offline, and loads it once online', async () => {
  await page.goto(`${portal.origin}/sobre`);
  // Before hydration, clicking a link loads a whole page.
  await page.waitForLoadState('networkidle');
  // The browser's offline emulation is unreliable in a process shared by several pages.
  await page.route('**/*', (route) => route.abort('internetdisconnected'));
  const menu = page.getByRole('navigation', { name: 'Principal' });
  await menu.getByRole('link', { name: 'Profissões' }).click();
  await page.getByRole('alert').getByText('Verifique a conexão').waitFor();
  expect(await menu.isVisible()).toBe(true);
  await page.unroute('**/*');
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await page.getByRole('heading', { name: 'Painel de desequilíbrio' }).waitFor();
});

describe('a page that cannot be shown', () => {
  const script = '**/assets/profissoes-*.js';
  const follow = (name: string) =>
    page
      .getByRole('navigation', { name: 'Principal' })
      .getByRole('link', { name, exact: true })
      .click();
  const alert = () => page.getByRole('alert').getByText('Não foi possível abrir esta página');

  beforeEach(async () => {
    await page.goto(`${portal.origin}/sobre`);
    await started(page);
  });

  it('lets the visitor open other pages if its script does not load', async () => {
    await page.route(script, (route) => route.abort());
    await follow('Profissões');
    await alert().waitFor();
    expect(new URL(page.url()).pathname).toBe('/profissoes');
    await follow('Mercado de trabalho');
    await alert().waitFor({ state: 'detached' });
    expect(await drawnCharts(page)).toBeGreaterThan(0);
    expect(new URL(page.url()).pathname).toBe('/mapa');
  });

  it('lets the visitor open other pages if it throws an error', async () => {
    const body = "export function Component() { throw new Error('Broken page'); }";
    await page.route(script, (route) => route.fulfill({ contentType: 'text/javascript', body }));
    await follow('Profissões');
    await alert().waitFor();
    expect(new URL(page.url()).pathname).toBe('/profissoes');
    await page.goBack();
    await alert().waitFor({ state: 'detached' });
    expect(new URL(page.url()).pathname).toBe('/sobre');
  });
});
