import { describe, expect, it } from 'vitest';
import { drawnCharts, expectToFit, visitPortal } from '../support/portal';
import { sharedContext } from '../support/shared-browser';

const portal = visitPortal();

const franca = '/lugar/3516200-franca';
const heading = () => portal.page.getByRole('heading', { level: 1 });

describe('the page of a place', () => {
  it('turns its tables into cards, and keeps their figures', async () => {
    const { page } = portal;
    const response = await page.goto(portal.origin + franca);
    const html = (await response?.text()) ?? '';
    const [, links = ''] =
      /<th scope="row">Franca<\/th><td class="number">([\d.]+)</.exec(html) ?? [];
    expect(links).not.toBe('');
    expect(await drawnCharts(page)).toBeGreaterThan(8);
    expect(await page.locator('place-summary [part=summary]').innerText()).toContain(
      `${links} vínculos`,
    );
    expect(await heading().innerText()).toBe('Franca, SP');
    expect(await page.title()).toMatch(/^Franca, SP/);
    // Elsewhere, the card links to this page.
    expect(await page.getByRole('link', { name: 'Mais sobre o lugar' }).count()).toBe(0);
    const home = page.getByRole('link', { name: 'Início' });
    expect(await home.getAttribute('href')).toBe('/home');
  });

  it('opens neighbours, similar places and a comparison without reloading the portal', async () => {
    const { page } = portal;
    await page.goto(portal.origin + franca);
    await drawnCharts(page);
    await page.evaluate(() => Object.assign(window, { isSame: true }));
    await page.getByRole('link', { name: /^Comparar com / }).click();
    await page.getByRole('heading', { name: 'Em números' }).waitFor();
    expect(new URL(page.url()).pathname).toMatch(/^\/lugar\/3516200-franca\/compara\//);
    await page.locator('.place').getByRole('link', { name: 'Franca, SP' }).click();
    await expect.poll(() => heading().innerText()).toBe('Franca, SP');
    await page.getByRole('link', { name: 'Restinga, SP' }).last().click();
    await expect.poll(() => heading().innerText()).toBe('Restinga, SP');
    await page.goBack();
    await expect.poll(() => heading().innerText()).toBe('Franca, SP');
    expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
  });

  it('describes the place that is shown to search engines and link previews', async () => {
    const { page } = portal;
    const described = () =>
      page.evaluate(() => [
        document.querySelector('link[rel=canonical]')?.getAttribute('href'),
        ...[...document.querySelectorAll('meta[name=description], meta[property^="og:"]')].map(
          (meta) => meta.getAttribute('content'),
        ),
        ...[...document.querySelectorAll('script[type="application/ld+json"]')].map(
          (script) => script.textContent,
        ),
      ]);
    const restinga = `${portal.origin}/lugar/3542701-restinga`;
    await page.goto(restinga);
    const wanted = await described();
    await page.goto(portal.origin + franca);
    await drawnCharts(page);
    const before = await described();
    await page.locator('.place').getByRole('link', { name: 'Restinga, SP' }).last().click();
    await expect.poll(() => heading().innerText()).toBe('Restinga, SP');
    expect(new Set(await described())).toEqual(new Set(wanted));
    await page.goBack();
    await expect.poll(() => heading().innerText()).toBe('Franca, SP');
    expect(new Set(await described())).toEqual(new Set(before));
    await page.getByRole('link', { name: 'Lugares do Brasil' }).first().click();
    await expect.poll(() => heading().innerText()).toBe('Lugares do Brasil');
    expect(await page.locator('link[rel=canonical]').count()).toBe(0);
  });

  it('compares with a place of the reader’s choice', async () => {
    const { page } = portal;
    await page.goto(portal.origin + franca);
    await drawnCharts(page);
    await page.getByLabel('Outro município, estado ou região').fill('bauru');
    await page.getByRole('link', { name: 'Bauru, SP' }).click();
    await page.getByRole('heading', { name: 'Em números' }).waitFor();
    expect(new URL(page.url()).pathname).toBe(`${franca}/compara/3506003-bauru`);
    await page.getByLabel('Outro município, estado ou região').fill('brasil');
    await page.getByRole('link', { name: 'Brasil', exact: true }).click();
    await expect.poll(() => heading().innerText()).toBe('Franca, SP; Bauru, SP e Brasil');
  });

  it('corrects the address of a link that has only the code', async () => {
    const { page } = portal;
    await page.goto(`${portal.origin}/mapa?uf=35&municipio=3516200`);
    await page.getByRole('link', { name: 'Como é este lugar?' }).click();
    await expect.poll(() => new URL(page.url()).pathname).toBe(franca);
    expect(await heading().innerText()).toBe('Franca, SP');
  });

  it('leads a keyboard from the contents to a section, and from there to the next one', async () => {
    const { page } = portal;
    await page.goto(portal.origin + franca);
    await drawnCharts(page);
    const focused = () => page.evaluate(() => document.activeElement?.textContent);
    const contents = page.getByRole('navigation', { name: 'Nesta página' });
    await contents.getByRole('link', { name: 'Empregadores' }).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    expect(await focused()).toBe('Pular para “Quem são as pessoas, e quanto recebem?”');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    expect(await focused()).toBe('Pular para “O que se estuda aqui?”');
  });

  it('finds the places with exactly the typed name first', async () => {
    const { page } = portal;
    await page.goto(`${portal.origin}/lugar`);
    const results = page.locator('.place-search').getByRole('listitem');
    const field = page.getByRole('searchbox', { name: 'Município, estado ou região' });
    await field.fill('bonito');
    await expect.poll(async () => (await results.allInnerTexts())[0]).toMatch(/^Bonito, [A-Z]{2}$/);
    await field.fill('bom jesus');
    await expect
      .poll(async () => (await results.allInnerTexts()).slice(0, 5).toSorted())
      .toEqual(['PB', 'PI', 'RN', 'RS', 'SC'].map((state) => `Bom Jesus, ${state}`));
  });

  it('fits the window', async () => {
    const { page } = portal;
    await expectToFit(page, () => page.goto(portal.origin + franca));
  });
});

it('is complete without scripts', async () => {
  const context = await sharedContext(portal.origin, { javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(portal.origin + franca);
  for (const name of ['Quem emprega?', 'Vínculos por escolaridade', 'Lugares semelhantes']) {
    expect(await page.getByRole('heading', { name, exact: true }).isVisible(), name).toBe(true);
  }
  expect(await page.getByRole('table').count()).toBeGreaterThan(12);
  await page.getByRole('link', { name: 'Região Sudeste' }).click();
  await expect.poll(() => page.title()).toMatch(/^Região Sudeste/);
  await page.goBack();
  expect(await page.getByRole('table', { name: 'Vínculos por escolaridade' }).isVisible()).toBe(
    true,
  );
  await page.goto(`${portal.origin}/lugar`);
  await page.getByRole('link', { name: 'Goiás' }).click();
  await expect.poll(() => page.title()).toMatch(/^Goiás/);
  await page.close();
});

describe('the list of places', () => {
  it('finds a municipality by its name', async () => {
    const { page } = portal;
    await page.goto(`${portal.origin}/lugar`);
    await drawnCharts(page);
    await page.getByRole('link', { name: 'Mais sobre o lugar' }).waitFor();
    await page.getByLabel('Município, estado ou região').fill('ribeirao preto');
    await page.getByRole('link', { name: 'Ribeirão Preto, SP' }).waitFor();
    await page.keyboard.press('Enter');
    await expect.poll(() => new URL(page.url()).pathname).toBe('/lugar/3543402-ribeirao-preto');
  });

  it('keeps what is typed before its scripts run', async () => {
    const { page } = portal;
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/*.js', async (route) => {
      await released;
      await route.continue();
    });
    await page.goto(`${portal.origin}/lugar`, { waitUntil: 'commit' });
    const field = page.getByLabel('Município, estado ou região');
    await field.fill('ribeirao preto');
    release();
    await page.getByRole('link', { name: 'Ribeirão Preto, SP' }).waitFor();
    expect(await field.inputValue()).toBe('ribeirao preto');
    await page.keyboard.type(' x');
    expect(await field.inputValue()).toBe('ribeirao preto x');
    await page.unroute('**/*.js');
  });

  it('opens the state chosen on the map', async () => {
    const { page } = portal;
    await page.goto(`${portal.origin}/lugar`);
    await drawnCharts(page);
    // Its centre is in the middle of the country.
    await page.locator('labour-map canvas').click();
    await expect.poll(() => new URL(page.url()).pathname).toMatch(/^\/lugar\/\d\d-/);
  });

  it('finds the nearest municipality, and sends the position nowhere', async () => {
    const { page } = portal;
    const context = page.context();
    await context.grantPermissions(['geolocation'], { origin: portal.origin });
    await context.setGeolocation({ latitude: -20.54, longitude: -47.4 });
    await page.goto(`${portal.origin}/lugar`);
    await drawnCharts(page);
    const requested: string[] = [];
    page.on('request', (request) => requested.push(request.url() + (request.postData() ?? '')));
    await page.getByRole('button', { name: 'Usar minha localização' }).click();
    await expect.poll(() => new URL(page.url()).pathname).toBe(franca);
    expect(requested.filter((each) => /-?20[.,]54|47[.,]4/.test(each))).toEqual([]);
    await context.clearPermissions();
  });
});
