import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { FixtureApi } from '../../fixtures/fixture-api';
import { elementIn } from '../../testing/element-in';
import {
  control,
  guardPage,
  mountLoaded,
  newFixtureApi,
  openTable,
  shows,
  waitUntil,
} from '../../testing/harness';
import { graduateElements } from '../graduate/graduate-elements';
import { labourElements } from './labour-elements';

const graduateMap = elementIn(graduateElements, 'graduate-map');
const labourMap = elementIn(labourElements, 'labour-map');

guardPage();

const mapRequests = ({ requests }: FixtureApi) =>
  requests.filter((url) => /divisao|por-municipio/.test(url));

it('drills down to the municipalities of a state and back', async () => {
  const fixture = newFixtureApi();
  const { root, group } = await mountLoaded(labourMap, fixture);
  group.set('uf', '35');
  await waitUntil(() => expect(control(root, 'Voltar ao Brasil')).toBeTruthy());
  await waitUntil(() =>
    expect(mapRequests(fixture).at(-1)).toMatch(/empregados-ativos-por-municipio\?uf=35$/),
  );
  control(root, 'Voltar ao Brasil')?.click();
  expect(group.get()).toEqual({});
  await shows(root, 'Escolha um estado');
});

it('points to the table, whose rows are accessible by keyboard', async () => {
  const { root, group } = await mountLoaded(labourMap, newFixtureApi());
  await shows(root, 'Escolha um estado no mapa ou na tabela para ver as cidades.');
  await openTable(root);
  control(root, /^São Paulo$/)?.focus();
  await userEvent.keyboard('{Enter}');
  expect(group.get()).toEqual({ uf: ['35'] });
  await shows(root, 'Voltar ao Brasil');
});

it.each([
  ['3550308', /^Na cidade escolhida, há [\d.,]+ [\p{L} ]+\.$/u],
  ['3550308,3304557', /^Nas 2 cidades escolhidas, há [\d.,]+ [\p{L} ]+\.$/u],
])(
  'states that its figures cover only the chosen municipalities: %s',
  async (municipio, sentence) => {
    for (const declaration of [labourMap, graduateMap]) {
      const { root } = await mountLoaded(declaration, newFixtureApi(), {
        attributes: { municipio },
      });
      await waitUntil(() =>
        expect(root.querySelector('[part=summary]')?.textContent).toMatch(sentence),
      );
    }
  },
);

it('keeps the other municipalities when one is selected', async () => {
  const fixture = newFixtureApi();
  const { root, group } = await mountLoaded(labourMap, fixture);
  group.set('uf', '35');
  await shows(root, 'Voltar ao Brasil');
  await openTable(root);
  await waitUntil(() => expect(control(root, /^Guarulhos$/)).toBeTruthy());
  control(root, /^Guarulhos$/)?.click();
  expect(group.get()).toEqual({ municipio: ['3518800'], uf: ['35'] });
  await waitUntil(() =>
    expect(control(root, /^Guarulhos$/)?.getAttribute('aria-pressed')).toBe('true'),
  );
  expect(control(root, /^Campinas$/)).toBeTruthy();
  for (const url of mapRequests(fixture)) expect(url).not.toContain('municipio=');
});

it('keeps the other states when a region is selected, and compares those of the region', async () => {
  const fixture = newFixtureApi();
  const { root, group } = await mountLoaded(labourMap, fixture);
  group.set('regiao', '3');
  await shows(root, 'Na região Sudeste, ');
  for (const url of mapRequests(fixture)) expect(url).not.toContain('regiao=');
  expect(root.textContent).not.toContain('Sem dados');
});
