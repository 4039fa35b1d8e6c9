import { expect, it } from 'vitest';
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
import { labourElements } from './labour-elements';

const labourTrend = elementIn(labourElements, 'labour-trend');

guardPage();

it('asks for all years once, whatever the year of the group, and selects a year', async () => {
  const fixture = newFixtureApi();
  const { root, group } = await mountLoaded(labourTrend, fixture);
  const series = () => fixture.requests.filter((url) => url.includes('/evolucao'));
  expect(series()).toHaveLength(1);
  expect(series()[0]).not.toContain('ano=');
  await openTable(root);
  control(root, /^2016$/)?.click();
  expect(group.get()).toEqual({ ano: ['2016'] });
  await waitUntil(() =>
    expect(root.querySelector('tr[aria-selected=true], [aria-pressed=true]')).not.toBeNull(),
  );
  expect(series()).toHaveLength(1);
});

it('splits the series and shows the total again', async () => {
  const fixture = newFixtureApi();
  const { root, group } = await mountLoaded(labourTrend, fixture);
  control(root, 'Ver por gênero')?.click();
  expect(group.get()).toEqual({ por: ['genero'] });
  await waitUntil(() => expect(fixture.requests.at(-1)).toMatch(/evolucao\?por=genero$/));
  await shows(root, 'por gênero');
  control(root, 'Ver o total')?.click();
  expect(group.get()).toEqual({});
});

it('names the prices of amounts, and those of each year on demand', async () => {
  const fixture = newFixtureApi();
  const { root, group } = await mountLoaded(labourTrend, fixture);
  group.set('medida', 'mediana');
  await shows(root, 'Em reais de dezembro de 2025: de R$');
  control(root, 'Ver em valores de cada ano')?.click();
  expect(group.get()).toEqual({ medida: ['mediana'], precos: ['correntes'] });
  await waitUntil(() => expect(fixture.requests.at(-1)).toMatch(/evolucao\?precos=correntes$/));
});
