import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { attributeOf, type Declaration } from '../base/declaration';
import {
  control,
  drawing,
  guardPage,
  hasFilter,
  isChosen,
  lastQuery,
  mount,
  mountLoaded,
  newFixtureApi,
  openTable,
  probeOf,
  rowControls,
  shows,
  text,
  waitUntil,
} from '../testing/harness';
import { cards, testedCatalogue } from './catalogue';

guardPage();

const selecting = testedCatalogue.filter(
  (declaration): declaration is Declaration & { selects: string } => Boolean(declaration.selects),
);

describe.each(selecting)('<$tag>', (declaration) => {
  const { selects } = declaration;

  it('sets and clears its filter on click', async () => {
    const { element, root, group } = await mountLoaded(declaration, newFixtureApi());
    const changes = vi.fn();
    document.addEventListener('filter-change', ({ detail }: CustomEventInit) => changes(detail), {
      once: true,
    });
    await openTable(root);
    const [row] = rowControls(root);
    const name = nameOf(row);
    expect(row && isChosen(row)).toBe(false);
    row?.click();
    const [code] = group.get()[selects] ?? [];
    expect(code).toBeTruthy();
    expect(changes).toHaveBeenCalledWith({
      group: element.getAttribute('group'),
      filter: selects,
      value: expect.toSatisfy((value) => [value].flat()[0] === code),
      filters: group.get(),
    });
    // After a drill-down the card no longer lists the selection; its chip clears it.
    await waitUntil(() =>
      expect(chosenRow(root, name) ?? control(root, /^Retirar|^Remover/)).toBeTruthy(),
    );
    (chosenRow(root, name) ?? control(root, /^Retirar|^Remover/))?.click();
    expect(group.chosen()).toEqual({});
  });

  it('sets its filter with the keyboard', async () => {
    const { root, group } = await mountLoaded(declaration, newFixtureApi());
    await openTable(root);
    rowControls(root)[0]?.focus();
    await userEvent.keyboard(' ');
    expect(group.get()[selects]?.[0]).toBeTruthy();
  });

  it('offers no button that removes a filter fixed by its attribute', async () => {
    const fixture = newFixtureApi();
    const first = await mountLoaded(declaration, fixture);
    await openTable(first.root);
    rowControls(first.root)[0]?.click();
    const [code = ''] = first.group.get()[selects] ?? [];
    const attributes = { [attributeOf(selects)]: code };
    const { root } = await mountLoaded(declaration, fixture, { attributes });
    const { label } = declaration.area.filters.find(({ name }) => name === selects) ?? {};
    await waitUntil(() => expect(control(root, `Retirar o filtro ${label}`)).toBeUndefined());
  });
});

describe.each(testedCatalogue)('<$tag>', (declaration) => {
  it('follows only its own group', async () => {
    const [here, there] = [newFixtureApi(), newFixtureApi()];
    const { group } = await mountLoaded(declaration, here);
    await mountLoaded(declaration, there);
    const { name, parameter, codes } = probeOf(declaration);
    group.set(name, codes[0]);
    const code = String(codes[0]);
    await waitUntil(() => expect(lastQuery(here).get(parameter)).toBe(code));
    expect(there.requests.join()).not.toContain(`${parameter}=${code}`);
  });

  it('does not follow ignored filters', async () => {
    const fixture = newFixtureApi();
    const { name, parameter, codes } = probeOf(declaration);
    const attributes = { ignore: `uf ${name}` };
    const { group } = mount(declaration, fixture, { attributes });
    group.set(name, codes[0]);
    const { narrowing, requiredFilter } = declaration.area;
    const asksForYear =
      hasFilter(declaration, 'ano') &&
      name !== 'ano' &&
      !declaration.tag.endsWith('-trend') &&
      (declaration.kind !== 'filters' || narrowing.includes('ano'));
    if (asksForYear && requiredFilter?.filter !== name) {
      group.set('ano', '2019');
      await waitUntil(() => expect(lastQuery(fixture).get('ano')).toBe('2019'));
    }
    expect(fixture.requests.join()).not.toContain(`${parameter}=`);
  });

  it('sends one request for two equal elements', async () => {
    const fixture = newFixtureApi();
    const group = crypto.randomUUID();
    await Promise.all([1, 2].map(() => mountLoaded(declaration, fixture, { group })));
    const { requests } = fixture;
    expect(new Set(requests).size).toBe(requests.length);
  });
});

describe.each(cards.filter(({ area }) => area.requiredFilter))('<$tag>', (declaration) => {
  it('shows an invitation until the required filter is set', async () => {
    const { requiredFilter } = declaration.area;
    if (!requiredFilter) return;
    const attributes = { ignore: requiredFilter.filter };
    const { root, group } = mount(declaration, newFixtureApi(), { attributes });
    await shows(root, requiredFilter.invitation.title);
    expect(text(root)).not.toContain('Carregando');
    group.set(requiredFilter.filter, requiredFilter.example);
    await shows(root, requiredFilter.invitation.title);
    root.host.removeAttribute('ignore');
    await waitUntil(() => expect(text(root)).not.toContain(requiredFilter.invitation.title));
    await waitUntil(() => expect(drawing(root)).not.toBeNull());
  });
});

const nameOf = (row: HTMLElement | undefined) => row?.ariaLabel ?? row?.textContent ?? '';

const chosenRow = (root: ShadowRoot, name: string) =>
  rowControls(root).find((row) => nameOf(row) === name && isChosen(row));

describe('higher-education area 1, listed as 01', () => {
  const [axes] = selecting.filter(({ tag }) => tag === 'graduate-axes');
  if (!axes) throw new Error('<graduate-axes> is not in the catalogue.');

  it('is selected on a card that sets both filters as attributes', async () => {
    const attributes = { 'nivel-ensino': 'Superior', area: '1' };
    const { root } = await mountLoaded(axes, newFixtureApi(), { attributes });
    await shows(root, /Seleção: Educação, com \d/);
  });

  it.each(['1', '01', '01,1'])(
    'is selected and can be cleared when the group has %s',
    async (codes) => {
      const { root, group } = await mountLoaded(axes, newFixtureApi());
      group.replace({ nivel_ensino: ['Superior'], area: codes.split(',') });
      await shows(root, 'Seleção: Educação');
      await openTable(root);
      const chosen = () => rowControls(root).filter(isChosen);
      await waitUntil(() => expect(chosen().map(nameOf)).toEqual(['Educação']));
      chosen()[0]?.click();
      await waitUntil(() => expect(chosen()).toEqual([]));
      expect(group.get().area).toBeUndefined();
    },
  );
});
