import { expect, it } from 'vitest';
import { elementIn } from '../../testing/element-in';
import {
  control,
  guardPage,
  lastQuery,
  mountLoaded,
  newFixtureApi,
  shows,
  waitUntil,
} from '../../testing/harness';
import { graduateElements } from './graduate-elements';

const graduateCourses = elementIn(graduateElements, 'graduate-courses');

const { errors } = guardPage();

it('requests each page from the server and resets the page when filters change', async () => {
  const fixture = newFixtureApi();
  const { root, group } = await mountLoaded(graduateCourses, fixture);
  const requestsPage = (page: string) =>
    waitUntil(() => expect(lastQuery(fixture).get('currentPage')).toBe(page));
  await shows(root, 'Linhas por página: 10');
  expect(control(root, 'Anterior')).toHaveProperty('disabled', true);
  control(root, 'Próximo')?.click();
  await requestsPage('2');
  await shows(root, 'Do 11º ao 20º entre 23 nomes de curso');
  group.set('uf', '35');
  await requestsPage('1');
});

it('describes the rows that it shows if the next page fails, and requests it again', async () => {
  const fixture = newFixtureApi();
  const { root } = await mountLoaded(graduateCourses, fixture);
  await shows(root, '1–10 de 23');
  fixture.mode = 'error';
  errors();
  control(root, 'Próximo')?.click();
  await shows(root, 'Últimos dados obtidos.');
  await shows(root, '1–10 de 23');
  await shows(root, 'O curso com mais');
  fixture.mode = 'ok';
  control(root, 'Próximo')?.click();
  await shows(root, '11–20 de 23');
});
