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

it('names the year and the edition of the data in a citation', async () => {
  const { page } = portal;
  await page.goto(`${portal.origin}/sobre`);
  const { conjuntos } = (await (await fetch(`${portal.origin}/api/v1/dados`)).json()) as Manifest;
  const version = conjuntos.find(({ conjunto }) => conjunto === 'rais')?.versao;
  await page.getByText(`Dados de demonstração: RAIS 2019 (edição ${version}).`).waitFor();
});
