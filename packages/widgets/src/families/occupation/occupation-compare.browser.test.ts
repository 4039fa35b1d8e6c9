import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  control,
  guardPage,
  mountLoaded,
  newFixtureApi,
  shows,
  waitUntil,
} from '../../testing/harness';
import { occupationCompare } from './occupation-compare';

guardPage();

const field = () => page.getByRole('combobox');
const removal = (title: string) => page.getByRole('button', { name: `Retirar ${title}` });

async function mountPair() {
  await page.viewport(1280, 800);
  const mounted = await mountLoaded(occupationCompare, newFixtureApi());
  const compares = (...codes: string[]) =>
    waitUntil(() => expect(mounted.group.get().comparar).toEqual(codes));
  const heads = () =>
    [...(mounted.root.querySelector('thead')?.querySelectorAll('th a') ?? [])].map(
      ({ textContent }) => textContent,
    );
  return { ...mounted, compares, heads };
}

it('adds up to four occupations and removes them, using only the keyboard', async () => {
  const { root, compares, heads } = await mountPair();
  await field().click();
  await userEvent.keyboard('faxineiro');
  await expect.element(page.getByRole('option', { name: /^Faxineiro/ })).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await compares('225125', '231210', '514320');
  await expect.element(field()).toHaveValue('');
  expect(root.activeElement).toBe(field().element());
  await userEvent.keyboard('4110-10');
  await expect.element(page.getByRole('option', { name: /^Assistente/ })).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await compares('225125', '231210', '514320', '411010');
  await expect.element(field()).toBeDisabled();
  await waitUntil(() => expect(heads()).toHaveLength(4));

  (await removal('Médico clínico').findElement()).focus();
  await userEvent.keyboard('{Enter}');
  await compares('231210', '514320', '411010');
  await waitUntil(() =>
    expect(root.activeElement).toBe(removal('Professor do ensino fundamental').element()),
  );
});

it('does not add an occupation twice', async () => {
  const { compares } = await mountPair();
  await field().click();
  await userEvent.keyboard('2251-25');
  await expect.element(page.getByRole('option', { name: /^Médico clínico/ })).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.element(field()).toHaveValue('');
  await compares('225125', '231210');
});

it('prompts for a second occupation if there is only one, which can be removed', async () => {
  const { root, group, compares } = await mountPair();
  await removal('Médico clínico').click();
  await compares('231210');
  await expect.element(page.getByText('Escolha as profissões').first()).toBeVisible();
  expect(root.querySelector('table')).toBeNull();
  await removal('Professor do ensino fundamental').click();
  // Returns to the two default occupations of the test page.
  await waitUntil(() => expect(group.chosen()).toEqual({}));
});

it('shows the differences and searches for an occupation in the same group', async () => {
  const { root, group } = await mountPair();
  const differing = [...root.querySelectorAll('caption')].map(({ textContent }) => textContent);
  expect(differing).toEqual([
    'Em números',
    'Conhecimentos que as diferenciamimportância, de 1 a 5',
  ]);
  expect(root.textContent).toContain('Habilidades parecidas.');
  expect(root.textContent).toContain('Atitudes parecidas.');
  const link = page.getByRole('link', { name: 'Médico clínico' });
  await expect.element(link).toHaveAttribute('href', expect.stringContaining('cbo=225125'));
  await link.click();
  expect(group.get().cod_cbo).toEqual(['225125']);
});

it('offers the compared figures as a file', async () => {
  const { root } = await mountPair();
  control(root, /^Opções: /)?.click();
  await waitUntil(() =>
    expect(control(root, /^Baixar dados/)?.getAttribute('href')).toContain(
      'comparar=225125,231210',
    ),
  );
});

it('says that a fifth occupation is left out, and that a single fixed one is too few', async () => {
  const codes = ['225125', '231210', '411010', '514320', '521110'];
  const many = await mountLoaded(occupationCompare, newFixtureApi(), {
    attributes: { comparar: codes.join() },
  });
  await shows(many.root, 'A comparação é de até quatro: ficou de fora 5211-10.');
  expect(many.root.querySelectorAll('.chips')).toHaveLength(1);
  many.root.host.setAttribute('comparar', '225125');
  await shows(many.root, 'Esta página escolheu uma profissão só');
});

it('draws mean pay as bars with the median marked, and grows with its content on a phone', async () => {
  const { root } = await mountPair();
  const shares = ['--o-filled', '--o-mark'].map((name) =>
    [...root.querySelectorAll<HTMLElement>('.marked')].map(({ style }) =>
      Number.parseFloat(style.getPropertyValue(name)),
    ),
  );
  expect(shares.flat()).toHaveLength(4);
  expect(Math.max(...shares.flat())).toBe(100);
  for (const width of [320, 360, 700]) {
    await page.viewport(width, 800);
    for (const element of root.querySelectorAll('.comparisons, .comparison')) {
      expect(element.scrollWidth).toBeLessThanOrEqual(element.clientWidth);
      expect(element.scrollHeight).toBeLessThanOrEqual(element.clientHeight);
    }
  }
});
