import { labour } from '@observatorio/contract';
import { it } from 'vitest';
import { labourFixtures } from '../../fixtures/labour-fixtures';
import { elementIn } from '../../testing/element-in';
import { guardPage, mountLoaded, newFixtureApi, shows } from '../../testing/harness';
import { labourElements } from './labour-elements';

const labourSummary = elementIn(labourElements, 'labour-summary');

guardPage();

it('computes the share of women from all employment links', async () => {
  const fixture = newFixtureApi();
  const rows = labourFixtures.yardstick.map((row) => ({
    ...row,
    links: 100,
    women: 40,
    genderKnown: 80,
  }));
  fixture.overrides.set(labour.yardstick.path, {
    status: 200,
    body: labour.yardstick.encode(rows),
  });
  const { root } = await mountLoaded(labourSummary, fixture);
  await shows(root, /Mulheres\?40%/);
});
