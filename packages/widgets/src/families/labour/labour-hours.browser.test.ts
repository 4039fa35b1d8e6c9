import { it } from 'vitest';
import { page } from 'vitest/browser';
import { elementIn } from '../../testing/element-in';
import { guardPage, mountLoaded, newFixtureApi, shows } from '../../testing/harness';
import { labourElements } from './labour-elements';

const labourHours = elementIn(labourElements, 'labour-hours');

guardPage();

it('shows the pay per hour of each band of hours at one press', async () => {
  const { root } = await mountLoaded(labourHours, newFixtureApi());
  await shows(root, 'Jornada e remuneração por hora');
  await page.getByRole('button', { name: 'Por hora', exact: true }).click();
  await shows(root, 'Remuneração por hora de cada jornada');
  await shows(root, /Uma hora paga (?:mais na jornada de .+; menos, na de .+|R\$)/);
});
