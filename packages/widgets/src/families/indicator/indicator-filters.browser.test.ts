import { indicator } from '@observatorio/contract';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { indicatorFixtures } from '../../fixtures/indicator-fixtures';
import { elementIn } from '../../testing/element-in';
import { control, guardPage, mountLoaded, newFixtureApi, shows } from '../../testing/harness';
import { indicatorElements } from './indicator-elements';

guardPage();

it('lists the chosen occupation among the filters in force, and clears it', async () => {
  await page.viewport(1280, 800);
  const fixture = newFixtureApi();
  const doctor = { filter: 'cbo', code: '225125', label: 'Médico clínico' };
  const options = [...indicatorFixtures.options, doctor];
  fixture.overrides.set(indicator.options.path, {
    status: 200,
    body: indicator.options.encode(options),
  });
  const bar = elementIn(indicatorElements, 'indicator-filters');
  const { root, group } = await mountLoaded(bar, fixture);
  const none = 'Sem outra escolha: o país inteiro, no ano mais novo do indicador.';
  await shows(root, none);
  group.set('cbo', '225125');
  await shows(root, '1 em vigor');
  expect(root.textContent).not.toContain(none);
  control(root, 'Retirar o filtro Ocupação: Médico clínico')?.click();
  expect(group.get().cbo).toBeUndefined();
  await shows(root, none);
});
