import type { Manifest } from '@observatorio/contract';
import { expect, it } from 'vitest';
import { visitPortal } from '../support/portal';

const portal = visitPortal();

it('credits its sources, and lists the published data in a keyboard-scrollable table', async () => {
  const { page } = portal;
  await page.goto(`${portal.origin}/sobre`);
  const row = page.locator('.source-table').getByRole('row', { name: /^RAIS/ });
  expect(await row.innerText()).toMatch(/2019\s+Demonstração/);
  await page.getByText('RAIS 2019, demonstração').click();
  await page
    .getByText(/^Somam os totais publicados da RAIS 2019|Esta edição tem/)
    .first()
    .waitFor();
  await page.getByText('Valores, faixas salariais e curva de menos de 5 vínculos').waitFor();
  expect(await page.getByRole('link', { name: 'CC BY 4.0' }).getAttribute('href')).toContain(
    'creativecommons.org/licenses/by/4.0',
  );

  await page.setViewportSize({ width: 360, height: 800 });
  const table = page.getByRole('region', { name: 'Tabela dos dados em serviço' });
  await table.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => table.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
});

it('explains the API where the footer links to it, and links its contents', async () => {
  const { page } = portal;
  await page.goto(`${portal.origin}/mapa`);
  await page.locator('.footer').getByRole('link', { name: 'API', exact: true }).click();
  const heading = page.getByRole('heading', { name: 'Os dados no seu programa' });
  await expect
    .poll(() => heading.evaluate((node) => node.getBoundingClientRect().top))
    .toBeLessThan(300);
  for (const path of ['/openapi.json', '/api/v1/dados']) {
    const address = await page.getByRole('link', { name: path }).getAttribute('href');
    expect((await fetch(new URL(address ?? '', portal.origin))).status).toBe(200);
  }
  const contents = page.getByRole('navigation', { name: 'Nesta página' });
  const anchors = await contents
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(anchors).toEqual(
    await page.locator('main h2').evaluateAll((nodes) => nodes.map(({ id }) => `#${id}`)),
  );
  const boxOf = async (name: string) =>
    (await page.locator(name).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const text = await boxOf('.prose-page');
  const list = await boxOf('.about-contents');
  expect(list.x + list.width).toBeLessThanOrEqual(text.x);
  await page.setViewportSize({ width: 1199, height: 800 });
  expect((await boxOf('.about-contents')).x).toBe((await boxOf('.prose-page')).x);
});

it('names the year and the edition of the data in a citation', async () => {
  const { page } = portal;
  await page.goto(`${portal.origin}/sobre`);
  const { conjuntos } = (await (await fetch(`${portal.origin}/api/v1/dados`)).json()) as Manifest;
  const version = conjuntos.find(({ conjunto }) => conjunto === 'rais')?.versao;
  await page.getByText(`Dados de demonstração: RAIS 2019 (edição ${version}).`).waitFor();
});
