import { describe, expect, it } from 'vitest';
import { attributeOf, attributesOf, propertyOf } from '../base/declaration';
import {
  guardPage,
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
import { cards, filterBars, testedCatalogue } from './catalogue';

const console = guardPage();

const warning = (pattern: RegExp) => expect.stringMatching(pattern);

describe.each(testedCatalogue)('<$tag>', (declaration) => {
  const { tag, area } = declaration;

  it('accepts every filter in every spelling, as attribute and as property', () => {
    const { element } = mount(declaration, newFixtureApi());
    for (const filter of area.filters) {
      const { name, example, aliases = [] } = filter;
      for (const spelling of [...attributesOf(filter), name, name.toUpperCase(), ...aliases]) {
        element.setAttribute(spelling, example);
        expect(Reflect.get(element, propertyOf(name)), spelling).toBe(example);
        element.removeAttribute(spelling);
        expect(Reflect.get(element, name), spelling).toBeUndefined();
      }
      Reflect.set(element, propertyOf(name), [example, 1]);
      expect(Reflect.get(element, name)).toBe(`${example},1`);
      Reflect.set(element, name, undefined);
    }
    console.warnings();
  });

  it('warns only about unknown attributes', async () => {
    const foreign = { title: 'Título', 'data-id': '1', 'aria-busy': 'false', _ngcontent: '' };
    const unknown = { bairro: '1', 'cod-bairro': '1' };
    mount(declaration, newFixtureApi(), {
      attributes: { ...foreign, ...unknown, 'x-show': '', role: 'group', class: 'a', lang: 'pt' },
    });
    const named = (name: string) =>
      new RegExp(`<${tag}>: o atributo "${name}" não existe.* heading, `);
    await waitUntil(() =>
      expect(console.warnings()).toEqual([
        [warning(named('bairro'))],
        [warning(named('cod-bairro'))],
      ]),
    );
  });

  it('warns about unknown filters in ignore and lists the valid ones', async () => {
    const [first] = area.filters;
    const spelled = attributeOf(first?.name ?? '');
    mount(declaration, newFixtureApi(), { attributes: { ignore: `${spelled} bairro` } });
    const named = new RegExp(`<${tag}>.*"bairro".*"ignore".*${spelled}`);
    await waitUntil(() => expect(console.warnings()).toEqual([[warning(named)]]));
  });
});

describe.each(cards)('<$tag> with a rejected filter', (declaration) => {
  it('shows a notice and emits data-error instead of figures for other filters', async () => {
    const attribute = attributeOf(probeOf(declaration).name);
    const { element, root } = mount(declaration, newFixtureApi(), {
      attributes: { [attribute]: 'XX' },
    });
    const events: Event[] = [];
    for (const name of ['data-load', 'data-error']) {
      element.addEventListener(name, (event) => events.push(event));
    }
    await shows(root, /que esta página escolheu não é aceito: [^“]+ “XX”/);
    expect(root.querySelector('[part=body] :is(canvas, table, dd, li)')).toBeNull();
    expect(root.querySelector('.card-summary')?.textContent).toBe('');
    await waitUntil(() => expect(events).not.toEqual([]));
    for (const event of events) {
      const { dataset, message = '' } = (event as CustomEvent).detail;
      if (event.type === 'data-error') expect(message).toContain('“XX”');
      else expect(dataset).toMatch(/\.(options|synonyms)$/);
    }
    console.warnings();
    element.setAttribute(attribute, 'XX,YY');
    await shows(root, /não são aceitos: [^“]+ “XX” e “YY”/);
    element.removeAttribute(attribute);
    await waitUntil(() => expect(text(root)).not.toContain('XX'));
    expect(root.querySelector('[part=failure]')).toBeNull();
  });
});

describe.each(filterBars)('<$tag> with a rejected filter', (declaration) => {
  it('shows a notice above its fields, which still work', async () => {
    const { name, written } = probeOf(declaration);
    const attribute = attributeOf(name);
    const { element, root } = mount(declaration, newFixtureApi(), {
      attributes: { [attribute]: 'XX' },
    });
    await shows(root, /que esta página escolheu não é aceito: [^“]+ “XX”\..* sem essa escolha/);
    await waitUntil(() => {
      const strip = root.querySelector('[role=note]');
      const field = root.querySelector('[part=card] :is(input, select):not(:disabled)');
      expect(field && strip?.compareDocumentPosition(field)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    });
    await waitUntil(() => expect(console.warnings()).not.toEqual([]));
    expect(console.warnings()).toEqual([
      [warning(new RegExp(`<${declaration.tag}>.*"XX".*"${attribute}"`))],
    ]);
    element.setAttribute(attribute, written);
    await waitUntil(() => expect(text(root)).not.toMatch(/XX|não é aceito/));
  });
});

const [card] = testedCatalogue.filter(({ tag }) => tag === 'labour-macro-sectors');
if (!card) throw new Error('<labour-macro-sectors> is missing.');

describe('a card', () => {
  it('accepts the attribute spelling of a filter in ignore', async () => {
    const fixture = newFixtureApi();
    const { group, loads } = await mountLoaded(card, fixture, {
      attributes: { ignore: 'minimum-salary-range, escolaridade' },
    });
    const before = loads();
    group.set('minimumSalaryRange', '1');
    group.set('escolaridade', '7');
    group.set('uf', 'SP');
    await waitUntil(() => expect(loads()).toBeGreaterThan(before));
    expect([...lastQuery(fixture).keys()]).toEqual(['uf']);
  });

  it('reads properties by the same rules as attributes', async () => {
    const fixture = newFixtureApi();
    const { element, root } = await mountLoaded(card, fixture);
    Object.assign(element, { uf: 35, heading: 2026, headingLevel: '4', theme: 'DARK' });
    await shows(root, '2026');
    await waitUntil(() => expect(lastQuery(fixture).get('uf')).toBe('35'));
    expect(root.querySelector('h4')).not.toBeNull();
    expect(root.querySelector('[data-theme]')?.getAttribute('data-theme')).toBe('dark');
  });

  it('warns about every rejected property with the accepted values', () => {
    const { element } = mount(card, newFixtureApi());
    Object.assign(element, { headingLevel: 9, theme: {}, heading: {}, chips: 'some', uf: () => 1 });
    expect(console.warnings().map(([message]) => message)).toEqual([
      warning(/"9".*"heading-level".*1, 2, 3, 4, 5, 6/),
      warning(/"theme".*auto, light, dark, contrast/),
      warning(/"heading".*um texto/),
      warning(/"some".*"chips".*all, none/),
      warning(/"uf".*11 ou RO/),
    ]);
  });

  it('changes nothing if the page prevents filter-change', async () => {
    const fixture = newFixtureApi();
    const { element, root, group } = await mountLoaded(card, fixture);
    await openTable(root);
    const { requests } = fixture;
    const before = requests.length;
    const details: unknown[] = [];
    element.addEventListener('filter-change', (event) => {
      event.preventDefault();
      details.push((event as CustomEvent).detail);
    });
    rowControls(root)[0]?.click();
    expect(details).toMatchObject([
      { filter: 'grandeSetor', filters: { grandeSetor: [expect.any(String)] } },
    ]);
    expect(group.get()).toEqual({});
    expect(requests).toHaveLength(before);
  });
});

it('probes each element with one of its own filters', () => {
  for (const declaration of testedCatalogue) {
    expect(declaration.area.filters.map(({ name }) => name)).toContain(probeOf(declaration).name);
  }
});
