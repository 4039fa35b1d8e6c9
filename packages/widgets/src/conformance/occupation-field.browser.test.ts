import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { occupationSearch } from '../families/occupation/occupation-search';
import { profileFilters } from '../families/profile/profile-filters';
import { guardPage, mount, newFixtureApi, waitUntil } from '../testing/harness';

const guard = guardPage();

const field = () => page.getByRole('combobox', { name: 'Código Brasileiro de Ocupações' });
const option = (name: RegExp) => page.getByRole('option', { name });

const mountProfile = async (...[mode]: Parameters<typeof newFixtureApi>) => {
  await page.viewport(1280, 800);
  const fixture = newFixtureApi(mode);
  const mounted = mount(profileFilters, fixture);
  const requestCount = async (path: string) =>
    fixture.requests.filter((request) => request.includes(path)).length;
  return { ...mounted, fixture, requestCount };
};

it('shows the title of the selected occupation before fetching the list on focus', async () => {
  const { group, requestCount } = await mountProfile();
  group.set('codigoBrasileiroOcupacao', '514320');
  await expect.element(field()).toHaveValue('Faxineiro');
  expect(await requestCount('/sinonimos')).toBe(0);
  await field().click();
  await expect.poll(() => requestCount('/sinonimos')).toBe(1);
});

it('selects an occupation by a misspelt synonym, using only the keyboard', async () => {
  const { group } = await mountProfile();
  await field().fill('ausiliar de limpesa');
  await expect.element(option(/5143-20 · também: Auxiliar de limpeza/)).toBeVisible();
  // Enter alone does not choose a name that only resembles the text.
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await waitUntil(() =>
    expect(group.get()).toMatchObject({ codigoBrasileiroOcupacao: ['514320'] }),
  );
  await expect.element(field()).toHaveValue('Faxineiro');
});

it('offers the most common occupations before anything is typed', async () => {
  await mountProfile();
  await field().click();
  await expect.element(page.getByRole('option').first()).toHaveTextContent('Faxineiro5143-20');
});

it('reports that the list failed to load and retries when reopened', async () => {
  const { fixture } = await mountProfile('error');
  await field().click();
  await expect
    .element(page.getByText('A lista de profissões não chegou.', { exact: false }))
    .toBeVisible();
  await userEvent.keyboard('{Escape}{Tab}');
  fixture.mode = 'ok';
  await field().click();
  await field().fill('2251-25');
  await expect.element(option(/Médico clínico/)).toBeVisible();
  guard.errors();
});

it('fetches the list immediately in the search element', async () => {
  const fixture = newFixtureApi();
  mount(occupationSearch, fixture);
  await expect
    .poll(async () => fixture.requests.some((path) => path.includes('/sinonimos')))
    .toBe(true);
});
