import { type ImbalanceRow, type ImbalanceSummaryRow, imbalance } from '@observatorio/contract';
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { imbalanceFixtures } from '../../fixtures/imbalance-fixtures';
import { elementIn } from '../../testing/element-in';
import {
  drawing,
  guardPage,
  mount,
  mountLoaded,
  newFixtureApi,
  openTable,
  rowControls,
  shows,
  text,
  waitUntil,
} from '../../testing/harness';
import { imbalanceElements } from './imbalance-elements';

const imbalanceBalance = elementIn(imbalanceElements, 'imbalance-balance');
const imbalancePanel = elementIn(imbalanceElements, 'imbalance-panel');
const imbalanceRanking = elementIn(imbalanceElements, 'imbalance-ranking');

const page = guardPage();

const { ranking, summary } = imbalanceFixtures;

/** Creates an API with custom ranking rows and summary. */
function apiWith(rows: readonly ImbalanceRow[], place: Partial<ImbalanceSummaryRow> = {}) {
  const fixture = newFixtureApi();
  fixture.overrides.set(imbalance.ranking.path, {
    status: 200,
    body: imbalance.ranking.encode(rows),
  });
  const [row] = summary;
  fixture.overrides.set(imbalance.summary.path, {
    status: 200,
    body: imbalance.summary.encode(row ? [{ ...row, ...place }] : []),
  });
  return fixture;
}

it('links each profession to its page, its courses and the method', async () => {
  const fixture = apiWith(ranking.slice(0, 1));
  const { root } = await mountLoaded(imbalancePanel, fixture);
  const links = [
    ...root.querySelectorAll<HTMLAnchorElement>('.profession a, .profession-method a'),
  ];
  expect(links.map(({ href }) => href.replace(fixture.address, ''))).toEqual([
    '/busca-cargo?cbo=411005',
    '/busca-curso?codigo_curso=tecnico-1006',
    '/busca-curso?codigo_curso=tecnico-1007',
    '/busca-cargo?cbo=411005',
    '/metodo-profissoes',
  ]);
  expect(text(root)).toContain('e mais 2 cursos');
});

it('shows three figures of a profession, and the others on demand', async () => {
  const { root } = await mountLoaded(imbalancePanel, apiWith(ranking.slice(0, 1)));
  const figures = [...root.querySelectorAll('.profession-value')];
  expect(figures.filter((figure) => figure.checkVisibility())).toHaveLength(3);
  root.querySelector<HTMLElement>('.profession-more summary')?.click();
  expect(figures.filter((figure) => figure.checkVisibility())).toHaveLength(5);
});

it('opens an occupation from the chart and from its table', async () => {
  const fixture = newFixtureApi();
  const { root } = await mountLoaded(imbalanceBalance, fixture);
  const opened: string[] = [];
  const keep = (event: Event) => {
    const [link] = event.composedPath();
    if (!(link instanceof HTMLAnchorElement)) return;
    event.preventDefault();
    opened.push(link.href.replace(fixture.address, ''));
  };
  document.addEventListener('click', keep);
  await waitUntil(() => expect(root.querySelector('canvas')?.tabIndex).toBe(0));
  root.querySelector('canvas')?.focus();
  await userEvent.keyboard('{Home}{Enter}');
  await openTable(root);
  root.querySelector<HTMLAnchorElement>('tbody a')?.click();
  document.removeEventListener('click', keep);
  expect(opened).toEqual(['/busca-cargo?cbo=411005', '/busca-cargo?cbo=411005']);
});

it('shows only promising professions', async () => {
  const { root } = await mountLoaded(imbalancePanel, apiWith(ranking.slice(2, 6)));
  expect(root.querySelectorAll('.profession')).toHaveLength(2);
  await openTable(root);
  expect(root.querySelectorAll('tbody tr')).toHaveLength(2);
  expect(rowControls(root)).toEqual([]);
});

it('reports that no profession is promising, and explains the calculation', async () => {
  const { root } = mount(imbalancePanel, apiWith(ranking.slice(4), { promising: 0 }));
  await shows(root, 'Nenhuma profissão promissora aqui');
  expect(root.querySelector<HTMLAnchorElement>('.notice a')?.pathname).toBe('/metodo-profissoes');
  expect(text(root)).toContain('Brasil: 23 ocupações comparadas, nenhuma promissora.');
  // Not worded as "more jobs than people", which an index of 1.05 would also satisfy.
  expect(text(root)).toContain('índice de 1,1 ou mais');
  expect(text(root)).not.toContain('mais vagas de emprego do que');
});

it('names the place of the figures and the missing data', async () => {
  const rows = ranking.slice(0, 2).map((row) => ({ ...row, growth: null, higher: 0 }));
  const fixture = apiWith(rows, {
    place: 'Acre',
    scope: 'estado',
    code: '12',
    asked: 'Sena Madureira',
    reason: 'poucos-dados',
    hasGrowth: 'Não',
    hasHigher: 'Não',
  });
  const { root } = mount(imbalancePanel, fixture);
  await shows(
    root,
    'Sena Madureira tem poucos dados para esta conta; os números são do estado: Acre. 23 ocupações comparadas, das quais 4 são promissoras. Ficam de fora o crescimento, que estes dados não medem, e as ocupações a que levam cursos superiores.',
  );
  await shows(root, 'o crescimento não é conhecido');
  const [course] = root.querySelectorAll<HTMLAnchorElement>('.profession-links a');
  expect(course?.search).toBe('?codigo_curso=tecnico-1006&uf=12');
});

it('names the state of a municipality and counts a single promising occupation', async () => {
  const city = { place: 'São Paulo', scope: 'municipio', code: '3550308', promising: 1 };
  const { root } = mount(imbalanceRanking, apiWith(ranking.slice(3), city));
  await shows(
    root,
    'São Paulo, SP: 23 ocupações comparadas, das quais 1 é promissora. A promissora vem primeiro; entre as outras, a que mais precisa de gente.',
  );
});

it('shows no figures until the place is known', async () => {
  const fixture = newFixtureApi();
  fixture.overrides.set(imbalance.summary.path, { status: 500, body: null });
  const { root } = mount(imbalancePanel, fixture);
  await shows(root, 'Não foi possível carregar os dados');
  expect(drawing(root)).toBeNull();
  fixture.overrides.delete(imbalance.summary.path);
  [...root.querySelectorAll('button')]
    .find(({ textContent }) => textContent === 'Tentar novamente')
    ?.click();
  await waitUntil(() => expect(root.querySelectorAll('.profession')).toHaveLength(4));
  expect(page.errors()).toHaveLength(1);
});
