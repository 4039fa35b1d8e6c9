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

const labourEstablishmentSize = elementIn(labourElements, 'labour-establishment-size');

guardPage();

it('drills down to the sectors of a size and back', async () => {
  const fixture = newFixtureApi();
  const { root, group } = await mountLoaded(labourEstablishmentSize, fixture);
  expect(control(root, 'Ver setores')).toBeUndefined();
  group.set('sizeLink', '10');
  await waitUntil(() => expect(control(root, 'Ver setores deste tamanho')).toBeTruthy());
  control(root, 'Ver setores deste tamanho')?.click();
  await waitUntil(() => expect(fixture.requests.at(-1)).toMatch(/por-setor\?sizeLink=10$/));
  await shows(root, 'Neste tamanho');
  await openTable(root);
  control(root, /^Extração mineral$/)?.click();
  expect(group.get()).toEqual({ setor: ['1'], sizeLink: ['10'] });
  control(root, 'Voltar aos tamanhos')?.click();
  await shows(root, 'Ver setores deste tamanho');
});

it('goes back from sectors to sizes when the size is cleared', async () => {
  const { root, group } = await mountLoaded(labourEstablishmentSize, newFixtureApi());
  group.set('sizeLink', '10');
  await shows(root, 'Ver setores');
  control(root, 'Ver setores')?.click();
  await shows(root, 'Voltar aos tamanhos');
  group.clear('sizeLink');
  await shows(root, 'Escolha um tamanho');
});
