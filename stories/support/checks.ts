import type { Filters } from '@observatorio/contract';
import { type ThemeName, themes } from '@observatorio/ui/tokens';
import type { Declaration } from '@observatorio/widgets';
import { drawing, fixtureRows, probeOf } from '@observatorio/widgets/fixtures';
import { type FixtureApi, fixtureApiAt } from '@observatorio/widgets/fixtures/api';
import { expect, userEvent, waitFor, within } from 'storybook/test';

/** A pasted element, as a person and as its API meet it. */
export interface Shown {
  root: ShadowRoot;
  screen: ReturnType<typeof within>;
  api: FixtureApi;
}

/** Rejects with what is not so. */
export type Check = (shown: Shown) => Promise<void>;

/** The element of a tag on a page, once it is drawn. Throws where there is none. */
export async function shownIn(canvas: HTMLElement, tag: string): Promise<Shown> {
  const element = canvas.querySelector(tag);
  const root = element?.shadowRoot;
  if (!root) throw new Error(`There is no <${tag}> with a shadow root.`);
  await waitFor(() => expect(root.childElementCount).toBe(1));
  return {
    root,
    screen: within(root.firstElementChild as HTMLElement),
    api: fixtureApiAt(element.getAttribute('api')),
  };
}

const part = (root: ShadowRoot, name: string) => root.querySelector<HTMLElement>(`[part~=${name}]`);

/** Waits until all data have arrived and are drawn, or the fields of a bar of filters are. */
const settled: Check = async ({ root }) => {
  await waitFor(() => expect(drawing(root) ?? root.querySelector('.field')).not.toBeNull());
  await waitFor(() => expect(root.querySelector('[aria-busy=true]')).toBeNull());
};

/**
 * How many categories has the data set that a card asks for first, the one that it shows;
 * undefined where its rows are none and the card makes some of them.
 */
function categoriesOf({ requests }: FixtureApi): number | undefined {
  const [shown = []] = requests
    .map((request) => fixtureRows(request.replace(/\?.*/, '')))
    .filter(([row]) => row !== undefined && !('filter' in Object(row)));
  const keys = new Set(shown.map((row) => Reflect.get(Object(row), 'key')));
  return keys.has(undefined) ? undefined : keys.size;
}

async function choose({ screen }: Shown, entry: string): Promise<void> {
  await userEvent.click(screen.getByRole('button', { name: 'Opções do cartão' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: entry }));
}

/** The table that a chart can be turned into has all its rows. */
const tableEqualsChart: Check = async (shown) => {
  const { root, screen, api } = shown;
  await choose(shown, 'Ver como tabela');
  const rows = screen.getByRole('table').querySelectorAll('tbody tr');
  await expect(rows.length).toBeGreaterThan(0);
  await expect(rows).toHaveLength(categoriesOf(api) ?? rows.length);
  await choose(shown, 'Ver como gráfico');
  await waitFor(() => expect(root.querySelector('canvas')).toBeVisible());
};

/** A card with its title, summary, source and all its rows. */
export const showsRows: Check = async (shown) => {
  const { root, screen } = shown;
  await settled(shown);
  await waitFor(() => expect(drawing(root)).toBeVisible());
  await expect(part(root, 'title')).toBeVisible();
  await waitFor(() => expect(part(root, 'summary')).toHaveTextContent(/\w.*\.$/));
  await expect(await screen.findByText(/^Fonte: .+, 2019$/)).toBeVisible();
  await expect(screen.getByText('Dados de demonstração')).toBeVisible();
  if (root.querySelector('.chart-slot')) await tableEqualsChart(shown);
  else if (root.querySelector('.table-slot')) screen.getByText(/^1–(5|10) de [\d.]+$/);
  else await expect(drawing(root)).toHaveTextContent(/\w/);
};

/** A bar of filters with the values of its lists, as far as it has them. */
export const offersFilters: Check = async ({ screen }) => {
  await expect((await screen.findAllByRole('combobox')).length).toBeGreaterThan(0);
  const offered = { Ano: '20182019', Região: 'Sudeste', Estado: 'São Paulo' };
  for (const [label, text] of Object.entries(offered)) {
    const field = screen.queryByLabelText(label);
    if (field) await waitFor(() => expect(field).toHaveTextContent(text));
  }
};

export const saysThatItLoads: Check = async ({ root, screen }) => {
  await expect(await screen.findByText('Carregando…')).toBeVisible();
  await expect(root.querySelector('[aria-busy=true]')).not.toBeNull();
};

export const saysThatThereIsNothing =
  ({ area }: Declaration): Check =>
  async ({ root, screen }) => {
    const words = area.absence?.title ?? /^Nenhuma? .+ encontrad[ao]$/;
    await expect(await screen.findByText(words)).toBeVisible();
    await expect(drawing(root)).toBeNull();
  };

export const saysWhatWentWrong: Check = async ({ root, screen }) => {
  await expect(await screen.findByRole('alert')).toHaveTextContent('A consulta foi recusada.');
  await expect(drawing(root)).toBeNull();
};

export const keepsLastRows: Check = async ({ root, screen }) => {
  await expect(await screen.findByText('Últimos dados obtidos.')).toBeVisible();
  await expect(drawing(root)).toBeVisible();
};

/** Asking again, once the API answers, brings the rows and takes the message away. */
export const recovers: Check = async ({ root, screen, api }) => {
  api.mode = 'ok';
  await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  await waitFor(() => expect(drawing(root)).toBeVisible());
};

/** Each of these filters can be lifted, but for those needed, and they were asked for. */
export const isFilteredBy =
  (filters: Filters, declaration: Declaration): Check =>
  async (shown) => {
    await settled(shown);
    const { area } = declaration;
    const liftable = Object.keys(filters).filter(
      (name) => !area.standing.includes(name) && name !== area.needs?.filter,
    );
    const lifts = () => shown.screen.queryAllByRole('button', { name: /^Retirar o filtro / });
    await waitFor(() => expect(lifts()).toHaveLength(liftable.length));
    const { name, asked } = probeOf(declaration);
    await expect(shown.api.requests.join()).toContain(`${asked}=${filters[name]?.join()}`);
  };

export const wearsTheme =
  (theme: ThemeName): Check =>
  async (shown) => {
    await settled(shown);
    await expect(part(shown.root, 'card')).toHaveStyle({ backgroundColor: themes[theme].raised });
  };

/** On a page of 320 pixels nothing scrolls sideways. */
export const fitsNarrowPage: Check = async (shown) => {
  await settled(shown);
  await expect(innerWidth).toBe(320);
  const page = document.documentElement;
  await waitFor(() => expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth));
};
