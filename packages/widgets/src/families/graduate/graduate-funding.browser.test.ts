import { expect, it } from 'vitest';
import { elementIn } from '../../testing/element-in';
import { control, guardPage, mount, newFixtureApi, shows } from '../../testing/harness';
import { graduateElements } from './graduate-elements';

const graduateFunding = elementIn(graduateElements, 'graduate-funding');

guardPage();

it('explains when it applies and offers to switch', async () => {
  const fixture = newFixtureApi();
  const { element, root, group } = mount(graduateFunding, fixture);
  group.setDefaults({});
  group.replace({ nivel_ensino: ['Superior'] });
  await shows(root, 'Aparece quando o nível de ensino é Superior');
  expect(element.hasAttribute('active')).toBe(false);
  group.set('nivel_ensino', 'Técnico');
  control(root, 'Ver a graduação')?.click();
  expect(group.get()).toEqual({ nivel_academico: ['1'], nivel_ensino: ['Superior'] });
  await shows(root, 'Cursos gratuitos têm');
  expect(element.hasAttribute('active')).toBe(true);
});
