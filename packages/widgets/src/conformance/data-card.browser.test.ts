import { expect, it } from 'vitest';
import { labourGender } from '../families/labour/labour-gender';
import { labourSchooling } from '../families/labour/labour-schooling';
import {
  control,
  eventually,
  guardPage,
  mountLoaded,
  newFixtureApi,
  openTable,
} from '../testing/harness';

guardPage();

const announced = (root: ShadowRoot) => root.querySelector('[aria-live]')?.textContent;

it('announces a selection once: on the card where it was made', async () => {
  const fixture = newFixtureApi();
  const group = crypto.randomUUID();
  const { root } = await mountLoaded(labourGender, fixture, { group });
  const other = await mountLoaded(labourSchooling, fixture, { group });
  expect(announced(root)).toBe('');
  await openTable(root);
  control(root, /^Mulheres$/)?.click();
  await eventually(() => expect(announced(root)).toMatch(/^Seleção: Mulheres/));
  expect(announced(other.root)).toBe('');
});
