import type { Filters } from '@observatorio/contract';
import { type ThemeName, themes } from '@observatorio/ui/tokens';
import type { Declaration } from '@observatorio/widgets';
import { type FilterGroup, filters } from '@observatorio/widgets/bus';
import { drawing, probeOf } from '@observatorio/widgets/fixtures';
import { type FixtureApi, fixtureApiAt } from '@observatorio/widgets/fixtures/api';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { declarationOf } from './declaration-of';
import { frozenRows } from './frozen-responses';
import { DRAWN_BEFORE } from './paste';

/** A pasted element with its API and group. */
export interface Shown {
  element: HTMLElement;
  root: ShadowRoot;
  screen: ReturnType<typeof within>;
  api: FixtureApi;
  group: FilterGroup;
}

/** Rejects if the element does not match the expectation. */
export type StoryCheck = (shown: Shown) => Promise<void>;

/** Finds the element of a tag on a page and waits for its first render. Throws if it is missing. */
export async function shownIn(canvas: HTMLElement, tag: string): Promise<Shown> {
  const element = canvas.querySelector<HTMLElement>(tag);
  const root = element?.shadowRoot;
  if (!root) throw new Error(`No <${tag}> with a shadow root found.`);
  await waitFor(() => expect(root.querySelector('[data-theme]')).not.toBeNull());
  const { family } = declarationOf(tag).area;
  return {
    element,
    root,
    screen: within(root.querySelector<HTMLElement>('[data-theme]') ?? element),
    api: fixtureApiAt(element.getAttribute('api')),
    group: filters(element.getAttribute('group') ?? family, family),
  };
}

const part = (root: ShadowRoot, name: string) => root.querySelector<HTMLElement>(`[part~=${name}]`);

/** Waits until all data, or the fields of a filter bar, are rendered. */
const settled: StoryCheck = async ({ root }) => {
  await waitFor(() => expect(drawing(root) ?? root.querySelector('.field')).not.toBeNull());
  await waitFor(() => expect(root.querySelector('[aria-busy=true]')).toBeNull());
};

/**
 * Number of categories in the first requested dataset, which is the one the card shows. Undefined
 * if its rows have no keys, because the card then derives the categories.
 */
async function categoriesOf({ requests }: FixtureApi): Promise<number | undefined> {
  const answers = requests.map((request) => {
    const [path = '', query = ''] = request.split('?', 2);
    return frozenRows(path, query);
  });
  const [shown = []] = (await Promise.all(answers)).filter(
    ([row]) => row !== undefined && !('filter' in Object(row)),
  );
  const rows = shown.map((row): { key?: unknown; group?: unknown; year?: unknown } => Object(row));
  if (rows.some(({ key }) => key === undefined)) return undefined;
  return new Set(rows.map(({ key, group, year }) => JSON.stringify([key, group, year]))).size;
}

/** Elements whose table has a row for each measure of pay instead of each category. */
const tablesOfMeasures: readonly string[] = ['labour-pay-gap', 'occupation-pay-gap'];

async function choose({ screen }: Shown, entry: string): Promise<void> {
  await userEvent.click(screen.getByRole('button', { name: /^Opções: / }));
  await userEvent.click(await screen.findByRole('menuitem', { name: entry }));
}

/** Checks that the chart has a name, and its table a caption and all rows. */
const tableEqualsChart: StoryCheck = async (shown) => {
  const { element, root, screen, api } = shown;
  for (const chart of root.querySelectorAll('canvas')) {
    await expect(chart).toHaveAttribute('aria-label', expect.stringMatching(/\w/));
  }
  await choose(shown, 'Ver como tabela');
  const table = screen.getByRole('table');
  await expect(table.querySelector('caption')).toHaveTextContent(/\w/);
  const rows = table.querySelectorAll('tbody tr');
  await expect(rows.length).toBeGreaterThan(0);
  const categories = tablesOfMeasures.includes(element.localName)
    ? undefined
    : await categoriesOf(api);
  await expect(rows).toHaveLength(categories ?? rows.length);
  await choose(shown, 'Ver como gráfico');
  await waitFor(() => expect(root.querySelector('canvas')).toBeVisible());
};

/** Checks that a card shows its title, summary, source and all rows. */
export const showsRows: StoryCheck = async (shown) => {
  const { element, root, screen } = shown;
  await settled(shown);
  await waitFor(() => expect(drawing(root)).toBeVisible());
  await expect(part(root, 'title')).toBeVisible();
  await waitFor(() => expect(part(root, 'summary')).toHaveTextContent(/\w.*\.$/));
  const dated = element.localName.endsWith('-trend')
    ? /^Fonte: .+, 201[23] a 2023$/
    : /^Fonte: .+, 2019$/;
  // The edition of a table has no year of its own.
  const credited = element.localName.startsWith('indicator-') ? /^Fonte: .+/ : dated;
  await expect(await screen.findByText(credited)).toBeVisible();
  await expect(screen.getByText('Dados de demonstração')).toBeVisible();
  // The detail of a course contains another card.
  const hasOneMenu = screen.queryAllByRole('button', { name: /^Opções: / }).length === 1;
  if (root.querySelector('.chart-slot canvas') && hasOneMenu) await tableEqualsChart(shown);
  else if (root.querySelector('.pager')) screen.getByText(/^1–(5|10) de [\d.]+$/);
  else await expect(drawing(root)).toHaveTextContent(/\w/);
};

/** Checks that a filter bar has comboboxes, and that they show the expected values. */
export const offersFilters: StoryCheck = async ({ screen }) => {
  await expect((await screen.findAllByRole('combobox')).length).toBeGreaterThan(0);
  const offered = { Ano: '2019', Região: 'Sudeste', Estado: 'São Paulo' };
  for (const [label, text] of Object.entries(offered)) {
    const field = screen.queryByLabelText(label);
    if (field) await waitFor(() => expect(field).toHaveTextContent(text));
  }
};

export const showsLoading: StoryCheck = async ({ root, screen }) => {
  await expect(await screen.findByText('Carregando…')).toBeVisible();
  await expect(root.querySelector('[aria-busy=true]')).not.toBeNull();
};

/** Tolerated height change, in px. */
const UNNOTICED = 2;

/**
 * Checks that a chart keeps its height when its rows arrive, and that text leaves no unused space.
 */
export const keepsHeight: StoryCheck = async (shown) => {
  const height = () => shown.element.getBoundingClientRect().height;
  const before = height();
  shown.api.mode = 'ok';
  await settled(shown);
  const slot = shown.root.querySelector('.card-slot:not(.chart-slot, :has(> .fill))');
  if (slot) await expect(unusedHeight(slot)).toBeLessThanOrEqual(UNNOTICED);
  else await expect(Math.abs(height() - before)).toBeLessThanOrEqual(UNNOTICED);
};

/** Unused space below the last child of an element, in px. */
const unusedHeight = (element: Element): number =>
  element.getBoundingClientRect().bottom -
  (element.lastElementChild ?? element).getBoundingClientRect().bottom;

export const showsEmpty =
  ({ area }: Declaration): StoryCheck =>
  async ({ root, screen }) => {
    const isNotice = (words: string) =>
      words === area.noDataMessage?.title || /^Nenhuma? .+ (encontrad[ao]|ligado)$/.test(words);
    await expect(await screen.findByText(isNotice)).toBeVisible();
    await expect(drawing(root)).toBeNull();
  };

/** Place filters applied to an empty card, from wide to narrow. */
const places = new Map([
  ['regiao', '3'],
  ['uf', '35'],
]);

/** Whether a filter has a chip that clears it. */
const isClearable = ({ area }: Declaration, name: string): boolean =>
  !area.withoutChips.includes(name) &&
  name !== area.requiredFilter?.filter &&
  !(name in (area.defaults ?? {}));

/** Checks that an empty card names a filter, and that clicking it clears the filter. */
export const offersToRemoveFilter =
  (declaration: Declaration): StoryCheck =>
  async ({ screen, api, group }) => {
    // Maps ignore place filters, because they show all places.
    const isMap = declaration.selects === 'uf';
    const filter = declaration.area.filters.find(
      ({ name }) =>
        isClearable(declaration, name) && isMap !== [...places.keys(), 'municipio'].includes(name),
    );
    if (!filter) return;
    const before = api.requests.length;
    group.set(filter.name, places.get(filter.name) ?? filter.example);
    await waitFor(() => expect(api.requests.length).toBeGreaterThan(before));
    const name = new RegExp(`Retirar o filtro ${filter.label}`);
    const [remove] = await screen.findAllByRole('button', { name });
    if (remove) await userEvent.click(remove);
    await waitFor(() => expect(group.chosen()).toEqual({}));
  };

export const showsError: StoryCheck = async ({ root, screen }) => {
  await expect(await screen.findByRole('alert')).toHaveTextContent('A consulta foi recusada.');
  await expect(drawing(root)).toBeNull();
};

export const keepsLastRows: StoryCheck = async ({ root, screen }) => {
  await expect(await screen.findByText('Últimos dados obtidos.')).toBeVisible();
  await expect(drawing(root)).toBeVisible();
  await expect(drawing(root)).toHaveAttribute(DRAWN_BEFORE);
};

const tryAgain = async ({ screen }: Shown): Promise<void> => {
  for (const button of await screen.findAllByRole('button', { name: 'Tentar novamente' })) {
    await userEvent.click(button);
  }
};

/** Checks that a retry after the API recovers shows the rows and removes the message. */
export const recovers: StoryCheck = async (shown) => {
  const { root, screen, api } = shown;
  api.mode = 'ok';
  await tryAgain(shown);
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  await settled(shown);
  await waitFor(() => expect(drawing(root)).toBeVisible());
  await expect(screen.queryByRole('button', { name: 'Tentar novamente' })).toBeNull();
};

/** Checks that a failed retry emits an event with the failure, and that another retry recovers. */
export const reportsAndRecovers: StoryCheck = async (shown) => {
  const failures: unknown[] = [];
  const note = ({ detail }: CustomEventInit) => failures.push(detail);
  shown.element.addEventListener('data-error', note, { once: true });
  await tryAgain(shown);
  await waitFor(() =>
    expect(failures).toEqual([
      { dataset: expect.any(String), message: 'A consulta foi recusada.', status: 400 },
    ]),
  );
  await recovers(shown);
};

/**
 * Checks that every clearable filter has a chip that clears it, and that requests include the
 * filters.
 */
export const isFilteredBy =
  (chosen: Filters, declaration: Declaration): StoryCheck =>
  async (shown) => {
    await settled(shown);
    const clearable = Object.keys(chosen).filter((name) => isClearable(declaration, name));
    const clearButtons = () =>
      shown.screen.queryAllByRole('button', { name: /^Retirar o filtro / });
    await waitFor(() => expect(clearButtons()).toHaveLength(clearable.length));
    const { name, parameter } = probeOf(declaration);
    await expect(shown.api.requests.join()).toContain(`${parameter}=${chosen[name]?.join()}`);
  };

export const appliesTheme =
  (theme: ThemeName): StoryCheck =>
  async (shown) => {
    await settled(shown);
    await expect(part(shown.root, 'card')).toHaveStyle({ backgroundColor: themes[theme].raised });
  };

/** Checks that a page of 320 px does not scroll horizontally. */
export const fitsNarrowPage: StoryCheck = async (shown) => {
  await settled(shown);
  await expect(innerWidth).toBe(320);
  const page = document.documentElement;
  await waitFor(() => expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth));
};
