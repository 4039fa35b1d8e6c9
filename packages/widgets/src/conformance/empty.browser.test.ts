import { course, graduate } from '@observatorio/contract';
import { expect, it } from 'vitest';
import { graduateElements } from '../families/graduate/graduate-elements';
import { labourElements } from '../families/labour/labour-elements';
import { occupationElements } from '../families/occupation/occupation-elements';
import { elementIn } from '../testing/element-in';
import {
  control,
  guardPage,
  mountLoaded,
  newFixtureApi,
  shows,
  text,
  waitUntil,
} from '../testing/harness';

const graduateModality = elementIn(graduateElements, 'graduate-modality');
const graduateSummary = elementIn(graduateElements, 'graduate-summary');
const labourGender = elementIn(labourElements, 'labour-gender');
const occupationCourses = elementIn(occupationElements, 'occupation-courses');

guardPage();

const EVERY_FILTER = 'Nenhum registro atende a todos os filtros ao mesmo tempo.';

it('explains that the filters in its attributes leave a card empty', async () => {
  const attributes = { regiao: '2', uf: '35' };
  const { root } = await mountLoaded(labourGender, newFixtureApi('empty'), { attributes });
  await shows(root, EVERY_FILTER);
  expect(text(root)).not.toContain('Os dados em serviço');
  expect(control(root, /^Retirar/)).toBeUndefined();
});

it('explains that the data have no rows for a card without filters', async () => {
  const { root } = await mountLoaded(labourGender, newFixtureApi('empty'));
  await shows(root, 'Os dados em serviço não têm registros para este gráfico.');
});

const vacancies = { 'nivel-ensino': 'Superior', dimensao: 'Vagas', municipio: '1400050' };

it.each([graduateSummary, graduateModality])(
  '<$tag> does not show unknown vacancies as zero',
  async (declaration) => {
    const { root } = await mountLoaded(declaration, newFixtureApi('empty'), {
      attributes: vacancies,
    });
    await shows(root, 'O censo só informa para o país as vagas dos cursos a distância');
    expect(root.querySelector('[part=summary]')?.textContent).toBe('Nenhuma vaga informada.');
    expect(text(root)).not.toMatch(/0 vagas|0 cursos|Não há vagas|Nenhuma vaga encontrada/);
  },
);

it('does not report in-person vacancies of a place as its total', async () => {
  const { root } = await mountLoaded(graduateSummary, newFixtureApi(), { attributes: vacancies });
  await shows(root, 'O censo só informa para o país as vagas dos cursos a distância');
  expect([...root.querySelectorAll('dt')].map((term) => term.textContent).join()).not.toContain(
    'A distância',
  );
});

it.each([
  { ...vacancies, modalidade: '1' },
  { ...vacancies, dimensao: 'Concluintes' },
])('reports that no row matches if the source publishes the figure: %j', async (attributes) => {
  const { root } = await mountLoaded(graduateSummary, newFixtureApi('empty'), { attributes });
  await shows(root, /Não há (vagas|concluintes) com estes filtros\./);
  expect(text(root)).toContain(EVERY_FILTER);
});

it('takes one line and has an attribute while its source does not report the division', async () => {
  const fixture = newFixtureApi();
  fixture.overrides.set(graduate.byModality.path, {
    status: 200,
    body: graduate.byModality.encode([{ key: null, label: 'Não informado', count: 100 }]),
  });
  const { root, element } = await mountLoaded(graduateModality, fixture, {
    attributes: { 'nivel-ensino': 'Técnico' },
  });
  await shows(root, 'A fonte destes dados não informa esta divisão.');
  expect(element.hasAttribute('without-data')).toBe(true);
  expect(element.clientHeight).toBeLessThan(220);
  fixture.overrides.clear();
  element.setAttribute('nivel-ensino', 'Superior');
  await waitUntil(() => expect(element.hasAttribute('without-data')).toBe(false));
});

it('takes one line while no course leads to the occupation', async () => {
  const fixture = newFixtureApi();
  fixture.overrides.set(course.ofOccupation.path, {
    status: 200,
    body: course.ofOccupation.encode([]),
  });
  const { root, element } = await mountLoaded(occupationCourses, fixture);
  await shows(root, /Nenhum curso ligado|Não se sabe que cursos levam/);
  expect(element.hasAttribute('without-data')).toBe(true);
  expect(element.clientHeight).toBeLessThan(220);
});
