import { labour, MANIFEST_PATH } from '@observatorio/contract';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { fixtureManifest } from '../../fixtures';
import { elementIn } from '../../testing/element-in';
import {
  control,
  guardPage,
  mountLoaded,
  newFixtureApi,
  shows,
  waitUntil,
} from '../../testing/harness';
import { labourElements } from './labour-elements';
import { labourFilters } from './labour-filters';

const labourGender = elementIn(labourElements, 'labour-gender');

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

it('keeps the field in view inside a box that clips its list', async () => {
  const { element, root } = await mountWide();
  const box = document.createElement('div');
  box.style.cssText = 'overflow:hidden;height:140px';
  element.before(box);
  box.append(element);
  await city().fill('sao paulo');
  const option = '.combobox-popup:not([hidden]) [role=option]';
  await waitUntil(() => expect(root.querySelector(option)).not.toBeNull());
  await userEvent.keyboard('{ArrowDown}');
  expect(box.scrollTop).toBe(0);
  box.replaceWith(element);
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

it('applies its fixed filters to the whole group, whatever the other elements set', async () => {
  const { root, group } = await mountWide({ uf: 'SP', genero: '2' });
  await expect.poll(() => group.get()).toEqual({ genero: ['2'], uf: ['35'] });
  group.toggle('uf', '33');
  await expect.poll(() => group.get()).toEqual({ genero: ['2'], uf: ['35'] });
  group.clear();
  await expect.poll(() => group.get()).toEqual({ genero: ['2'], uf: ['35'] });
  await expect.element(state()).toBeDisabled();
  expect(control(root, 'Retirar o filtro Estado: São Paulo')).toBeUndefined();
});

it('keeps the other cards of its group from offering to change a fixed filter', async () => {
  const fixture = newFixtureApi();
  const { element, root, group } = await mountLoaded(labourGender, fixture);
  const bar = document.createElement('labour-filters');
  bar.setAttribute('api', element.getAttribute('api') ?? '');
  bar.setAttribute('group', group.name);
  bar.setAttribute('genero', '2');
  bar.setAttribute('uf', 'SP');
  element.after(bar);
  await shows(root, 'São Paulo');
  expect(control(root, 'Retirar o filtro Estado: São Paulo')).toBeUndefined();
  expect(root.querySelector('[aria-pressed]')).toBeNull();
  bar.remove();
  await expect.poll(() => group.get()).toEqual({});
});

it('follows a changed fixed filter, and returns to the group’s value when it is removed', async () => {
  const { element, group } = await mountWide({ uf: 'SP' });
  group.set('uf', 'MG');
  await expect.poll(() => group.get()).toEqual({ uf: ['35'] });
  expect(group.chosen()).toEqual({ uf: ['31'] });
  element.setAttribute('uf', 'RJ');
  await expect.poll(() => group.get()).toEqual({ uf: ['33'] });
  element.removeAttribute('uf');
  await expect.element(state()).toBeEnabled();
  await expect.poll(() => group.get()).toEqual({ uf: ['31'] });
});

it('applies the fixed filters of the last of two bars', async () => {
  const { element, group } = await mountWide({ uf: 'SP' });
  await expect.poll(() => group.get()).toEqual({ uf: ['35'] });
  const second = document.createElement('labour-filters');
  second.setAttribute('api', element.getAttribute('api') ?? '');
  second.setAttribute('group', group.name);
  second.setAttribute('uf', 'RJ');
  document.body.append(second);
  await expect.poll(() => group.get()).toEqual({ uf: ['33'] });
  second.remove();
  await expect.poll(() => group.get()).toEqual({ uf: ['35'] });
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

it.each([602, 648])('shows its fields in one row, %d px wide', async (width) => {
  await page.viewport(width, 800);
  const { element } = await mountLoaded(labourFilters, newFixtureApi());
  element.style.cssText = `position: fixed; left: 0; width: ${width}px`;
  const fields = () =>
    ['Ano', 'Região', 'Estado'].map((name) =>
      page.getByLabelText(name, { exact: true }).element().getBoundingClientRect(),
    );
  await expect
    .poll(() => [...fields(), city().element().getBoundingClientRect()].map(({ top }) => top))
    .toEqual(Array(4).fill(fields()[0]?.top));
});

it('offers the newest final official year until it is selected', async () => {
  const fixture = newFixtureApi();
  const [edition] = fixtureManifest.conjuntos.filter(({ conjunto }) => conjunto === 'rais');
  const official = { ...edition, ano: 2022, tipo: 'oficial' };
  const conjuntos = [
    ...fixtureManifest.conjuntos,
    { ...official, ano: 2021 },
    official,
    { ...official, ano: 2023, situacao: 'parcial' },
  ];
  fixture.overrides.set(MANIFEST_PATH, { status: 200, body: { ...fixtureManifest, conjuntos } });
  const years = ['2019', '2021', '2022', '2023'];
  fixture.overrides.set(labour.options.path, {
    status: 200,
    body: labour.options.encode(years.map((code) => ({ filter: 'ano', code, label: code }))),
  });
  const { root, group } = await mountLoaded(labourFilters, fixture);
  const offer = 'Ver 2022, o ano oficial mais novo';
  group.set('ano', '2019');
  await shows(root, offer);
  control(root, offer)?.click();
  expect(group.get()).toEqual({ ano: ['2022'] });
  await waitUntil(() => expect(control(root, offer)).toBeUndefined());
});
