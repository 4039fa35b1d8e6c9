import type { Page } from 'playwright-core';
import { beforeEach, expect, it } from 'vitest';
import { visitPortal } from '../support/portal';

const portal = visitPortal();
let page: Page;

beforeEach(() => {
  ({ page } = portal);
});

const open = (path: string) => page.goto(portal.origin + path);
const address = () => new URL(page.url()).pathname + new URL(page.url()).search;
const panel = () => page.locator('imbalance-panel');
const ranking = () => page.locator('imbalance-ranking');
const summary = () => panel().locator('[part=summary]').innerText();

it('keeps the place in the URL, and states which place the figures are for', async () => {
  await open('/profissoes');
  await page.locator('imbalance-filters').getByLabel('Estado').selectOption('Acre');
  await expect.poll(address).toBe('/profissoes?uf=12');
  const sentence = /^O Acre tem poucos dados para esta conta; os números são do país inteiro\. \d+/;
  await expect.poll(summary).toMatch(sentence);
  await page.reload();
  await expect.poll(summary).toMatch(sentence);
  await page.locator('imbalance-filters').getByRole('button', { name: 'Limpar filtros' }).click();
  await expect.poll(address).toBe('/profissoes');
  await expect.poll(summary).toMatch(/^Brasil: \d+ ocupações comparadas/);
});

it('states the coverage of all its sources', async () => {
  await open('/profissoes');
  const notes = page.locator('.coverage-notes section');
  await expect.poll(() => notes.count()).toBeGreaterThan(3);
  const texts = (await notes.allTextContents()).join();
  expect(texts).toContain('As ocupações a que cada curso leva foram escolhidas pelo projeto');
  expect(texts).toContain('volução');
});

it('links occupations to their pages, and cards to the method', async () => {
  await open('/profissoes');
  const first = ranking().locator('tbody a').first();
  const name = await first.innerText();
  await first.click();
  await expect.poll(address).toMatch(/^\/busca-cargo\?cbo=\d{6}$/);
  await page.getByText(name).first().waitFor();
  await page.goBack();
  await panel().getByRole('link', { name: 'Como calculamos' }).first().click();
  await expect.poll(address).toBe('/metodo-profissoes');
  await expect.poll(() => page.title()).toMatch(/^Como calculamos o desequilíbrio · /);
});

it('opens an occupation from its point, by mouse and by keyboard', async () => {
  await open('/profissoes');
  const canvas = page.locator('imbalance-balance canvas');
  await canvas.focus();
  await page.keyboard.press('Home');
  const name = await ranking().locator('tbody a').first().innerText();
  const status = page.locator('imbalance-balance [role=status]').first();
  await expect
    .poll(() => status.innerText())
    .toMatch(/vagas de emprego e .* por ano: (falta|sobra)/);
  expect(await status.innerText()).toContain(name);
  await page.keyboard.press('Enter');
  await expect.poll(address).toMatch(/^\/busca-cargo\?cbo=\d{6}$/);
  await page.getByText(name).first().waitFor();
});

it('pages through the occupations', async () => {
  await open('/profissoes');
  const pager = ranking().locator('.pager');
  await pager.getByText(/^1–10 de \d+$/).waitFor();
  const first = await ranking().locator('tbody a').first().innerText();
  await pager.getByRole('button', { name: 'Próximo' }).click();
  await pager.getByText(/^11–\d+ de \d+$/).waitFor();
  await expect.poll(() => ranking().locator('tbody a').first().innerText()).not.toBe(first);
});
