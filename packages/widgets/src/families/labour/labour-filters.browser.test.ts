import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  control,
  guardPage,
  mountLoaded,
  newFixtureApi,
  shows,
  waitUntil,
} from '../../testing/harness';
import { labourFilters } from './labour-filters';

guardPage();

const mountWide = async (attributes: Record<string, string> = {}) => {
  await page.viewport(1280, 800);
  return mountLoaded(labourFilters, newFixtureApi(), { attributes });
};
const state = () => page.getByLabelText('Estado', { exact: true });
const region = () => page.getByLabelText('Região', { exact: true });
const city = () => page.getByRole('combobox', { name: 'Cidade' });

it('narrows the states by region', async () => {
  const { group } = await mountWide();
  await region().selectOptions('Norte');
  expect(group.get()).toEqual({ regiao: ['1'] });
  await expect.poll(() => state().element().querySelectorAll('option').length).toBe(1 + 7);
  await region().selectOptions('Todas');
  expect(group.get()).toEqual({});
});

it('sets a municipality together with its state', async () => {
  const { group } = await mountWide();
  await city().fill('sao paulo');
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(group.get()).toEqual({ municipio: ['3550308'], uf: ['35'] });
  await expect.element(state()).toHaveValue('35');
  await expect.element(city()).toHaveValue('São Paulo');
});

it('loads the long lists on first use, but selected names immediately', async () => {
  await page.viewport(1280, 800);
  const fixture = newFixtureApi();
  const { group } = await mountLoaded(labourFilters, fixture);
  group.set('municipio', '3550308');
  await expect.element(city()).toHaveValue('São Paulo');
  const whole = () =>
    fixture.requests.filter((url) => url.includes('/filtros') && !url.includes('sem='));
  expect(whole()).toEqual([]);
  await waitUntil(() =>
    expect(fixture.requests.join()).toContain('municipio=3550308&sem=municipio,occupation'),
  );
  await city().click();
  await waitUntil(() => expect(whole()).toHaveLength(1));
});

it('lists every filter of the group and clears one, or all except the year', async () => {
  const { root, group } = await mountWide();
  group.replace({ ano: ['2019'], genero: ['2'], setor: ['23'], occupation: ['225125'] });
  await shows(root, 'Médico clínico');
  control(root, 'Retirar o filtro Gênero: Mulheres')?.click();
  expect(group.get()).toEqual({ ano: ['2019'], occupation: ['225125'], setor: ['23'] });
  control(root, 'Limpar filtros')?.click();
  expect(group.get()).toEqual({ ano: ['2019'] });
  await shows(root, 'Nenhum filtro em vigor.');
});

it('hides the occupation field by default', async () => {
  const hidden = await mountWide();
  expect(hidden.root.textContent).not.toContain('Ocupação');
  await mountWide({ 'show-occupation': '' });
  await expect.element(page.getByRole('combobox', { name: 'Ocupação' })).toBeVisible();
});

it('collapses on a phone and counts the active filters', async () => {
  await page.viewport(360, 740);
  const { root, group } = await mountLoaded(labourFilters, newFixtureApi());
  group.replace({ genero: ['2'], setor: ['23'] });
  await shows(root, '2 em vigor');
  await expect.element(region()).not.toBeVisible();
  control(root, /^Filtros/)?.click();
  await waitUntil(() => expect(control(root, /^Filtros/)?.ariaExpanded).toBe('true'));
  await expect.element(region()).toBeVisible();
  await page.viewport(1280, 800);
});
