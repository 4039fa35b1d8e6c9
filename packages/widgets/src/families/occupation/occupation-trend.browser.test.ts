import { expect, it } from 'vitest';
import { elementIn } from '../../testing/element-in';
import { guardPage, mount, newFixtureApi, shows, waitUntil } from '../../testing/harness';
import { occupationElements } from './occupation-elements';

const occupationTrend = elementIn(occupationElements, 'occupation-trend');

guardPage();

it('compares occupations without another one to choose', async () => {
  const fixture = newFixtureApi();
  const { element, root, group } = mount(occupationTrend, fixture);
  group.setDefaults({});
  group.clear();
  await shows(root, 'Escolha uma profissão');
  element.setAttribute('compara', '225125,223505');
  await waitUntil(() => expect(fixture.requests.at(-1)).toMatch(/\?compara=223505,225125$/));
});
