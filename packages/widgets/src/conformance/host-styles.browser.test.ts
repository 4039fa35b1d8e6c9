import { afterEach, describe, expect, it } from 'vitest';
import { attributeOf, type Declaration, slotsOf } from '../base/declaration';
import { partNamesOf } from '../base/parts';
import {
  control,
  guardPage,
  hasFilter,
  mount,
  mountLoaded,
  newFixtureApi,
  probeOf,
  waitUntil,
} from '../testing/harness';
import { testedCatalogue } from './catalogue';

const { errors } = guardPage();

const tagged = (tag: string) => {
  const found = testedCatalogue.find((declaration) => declaration.tag === tag);
  if (!found) throw new Error(`<${tag}> is not in the catalogue.`);
  return found;
};

const everything = new CSSStyleSheet();

afterEach(() => {
  everything.replaceSync('');
  document.body.removeAttribute('style');
  document.body.removeAttribute('dir');
});

it.each(['labour-gender', 'labour-filters', 'labour-sectors'])(
  "isolates <%s> from the page's text styles",
  async (tag) => {
    const leaking =
      'text-transform:uppercase;text-align:right;text-indent:40px;white-space:nowrap;text-shadow:1px 1px red;letter-spacing:3px;word-spacing:9px;direction:rtl';
    document.body.setAttribute('style', leaking);
    document.body.dir = 'rtl';
    // Applies to the element itself and overrides its `:host` styles.
    everything.replaceSync(`* { ${leaking}; font-style: italic; word-break: break-all }`);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, everything];
    const { root } = await mountLoaded(tagged(tag), newFixtureApi());
    const frame = root.querySelector('[part=card]');
    if (!frame) throw new Error('No card found.');
    expect(getComputedStyle(frame)).toMatchObject({
      textTransform: 'none',
      textAlign: 'start',
      textIndent: '0px',
      whiteSpace: 'normal',
      textShadow: 'none',
      letterSpacing: 'normal',
      wordSpacing: '0px',
      wordBreak: 'normal',
      fontStyle: 'normal',
      direction: 'ltr',
    });
    expect(frame.closest('[dir]')?.getAttribute('dir')).toBe('ltr');
  },
);

it('accepts a colour per theme', async () => {
  const { element, root } = await mountLoaded(tagged('labour-gender'), newFixtureApi());
  const primary = () =>
    getComputedStyle(root.querySelector('[part=card]') ?? element).getPropertyValue('--o-primary');
  const inTheme = async (theme: string) => {
    element.setAttribute('theme', theme);
    await waitUntil(() => expect(root.querySelector(`[data-theme=${theme}]`)).not.toBeNull());
    return primary();
  };
  element.style.setProperty('--obs-color-primary', '#123456');
  element.style.setProperty('--obs-dark-color-primary', '#abcdef');
  expect(await inTheme('light')).toBe('#123456');
  expect(await inTheme('dark')).toBe('#abcdef');
  expect(await inTheme('contrast')).toBe('#FFFF00');
  element.style.setProperty('--obs-contrast-color-primary', '#ffffff');
  expect(primary()).toBe('#ffffff');
});

const other = (scheme: string) => (scheme === 'dark' ? 'light' : 'dark');

describe.each(['dark', 'light'])('on a page with color-scheme %s', (scheme) => {
  const meta = Object.assign(document.createElement('meta'), { name: 'color-scheme' });

  /** Ways for a page to set its colour scheme: description → function that does so. */
  const ways: Readonly<Record<string, (wrapper: HTMLElement, value: string) => void>> = {
    'the root style': (_, value) =>
      document.documentElement.style.setProperty('color-scheme', value),
    'a rule for the root': (_, value) => everything.replaceSync(`html { color-scheme: ${value} }`),
    'a <meta>': (_, value) => {
      meta.content = value;
      document.head.append(meta);
    },
    'the style of a wrapper': (wrapper, value) => wrapper.style.setProperty('color-scheme', value),
    'a rule for a wrapper': (_, value) =>
      everything.replaceSync(`section { color-scheme: only ${value} }`),
  };

  afterEach(() => {
    meta.remove();
    document.documentElement.style.removeProperty('color-scheme');
  });

  it.each(Object.entries(ways))('follows the scheme set by %s and its changes', async (_, set) => {
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, everything];
    const wrapper = document.createElement('section');
    const { element, root } = await mountLoaded(tagged('labour-gender'), newFixtureApi());
    document.body.append(wrapper);
    const has = (theme: string) =>
      waitUntil(() => expect(root.querySelector(`[data-theme=${theme}]`)).not.toBeNull());
    set(wrapper, other(scheme));
    wrapper.append(element);
    await has(other(scheme));
    set(wrapper, scheme);
    await has(scheme);
    set(wrapper, other(scheme));
    await has(other(scheme));
  });
});

describe('in a browser without light-dark()', () => {
  const { documentElement, body, head } = document;
  const meta = Object.assign(document.createElement('meta'), { name: 'color-scheme' });

  const ways: Readonly<Record<string, (value: string) => void>> = {
    'the root style': (value) => documentElement.style.setProperty('color-scheme', value),
    'a root attribute': (value) => documentElement.setAttribute('data-bs-theme', value),
    'a body attribute': (value) => body.setAttribute('data-mode', value),
    'a <meta>': (value) => meta.setAttribute('content', value),
  };

  afterEach(() => {
    meta.remove();
    documentElement.style.removeProperty('color-scheme');
    documentElement.removeAttribute('data-bs-theme');
    body.removeAttribute('data-mode');
  });

  it.each(Object.entries(ways))('follows a scheme change through %s', async (_, set) => {
    everything.replaceSync(
      ['light', 'dark']
        .map((value) => `[data-bs-theme=${value}], [data-mode=${value}] { color-scheme: ${value} }`)
        .join(''),
    );
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, everything];
    head.append(meta);
    set('light');
    const { root } = await mountLoaded(tagged('labour-gender'), newFixtureApi());
    const noColor = new CSSStyleSheet();
    noColor.replaceSync('.scheme { transition: none !important }');
    root.adoptedStyleSheets.push(noColor);
    for (const value of ['dark', 'light', 'dark']) {
      set(value);
      await waitUntil(() => expect(root.querySelector(`[data-theme=${value}]`)).not.toBeNull());
    }
  });
});

it("draws a chart in the page's palette", async () => {
  document.body.style.setProperty('--obs-chart-5', '#ff0000');
  const { root } = await mountLoaded(tagged('labour-gender'), newFixtureApi());
  const swatches = () =>
    [...root.querySelectorAll<HTMLElement>('.obs-chart-swatch')].map(
      ({ style }) => style.borderColor,
    );
  await waitUntil(() => expect(swatches()).toContain('rgb(255, 0, 0)'));
});

it('shows slotted page content', async () => {
  const declaration = tagged('labour-gender');
  const { element, root } = await mountLoaded(declaration, newFixtureApi());
  const names = Object.keys(slotsOf(declaration));
  expect(names).toEqual(['title-suffix', 'note', 'actions']);
  for (const name of names) {
    const child = Object.assign(document.createElement('em'), { slot: name, textContent: name });
    element.append(child);
    expect(child.assignedSlot?.name).toBe(name);
    expect(child.getBoundingClientRect().height).toBeGreaterThan(0);
  }
  expect(root.querySelector('slot[name=note]')?.closest('[part=card]')).not.toBeNull();
});

/** Place and course filters, which make elements show more of their parts. */
const someFilters: Readonly<Record<string, string>> = { uf: '35', codigo_curso: 'tecnico-4050' };

/** Attributes that make an element show filters and, if it can, a course. */
function filtering(declaration: Declaration): [name: string, codes: string][] {
  const { name, codes } = probeOf(declaration);
  const filters = Object.entries(someFilters).filter(([each]) => hasFilter(declaration, each));
  return filters.length > 0 ? filters : [[name, [codes[0]].flat().join()]];
}

it.each(testedCatalogue)('<$tag> has the parts and slots that it declares', async (declaration) => {
  const declared = Object.keys(partNamesOf(declaration));
  const canFail = declared.includes('failure');
  const fixture = newFixtureApi(canFail ? 'error' : 'ok');
  const { element, root } = mount(declaration, fixture);
  const seen = new Set<string>();
  let turn = 0;
  const see = (names: readonly string[]) =>
    waitUntil(() => {
      // Charts are drawn only when scrolled into view; one without data stays empty.
      const undrawn = root.querySelectorAll('.obs-chart-box:empty');
      undrawn[turn % undrawn.length]?.scrollIntoView();
      turn += 1;
      const parts = [...root.querySelectorAll('[part]')].flatMap(({ part }) => [...part]);
      for (const name of parts) seen.add(name);
      expect(names.filter((name) => !seen.has(name))).toEqual([]);
    });
  if (canFail) {
    errors();
    await see(['failure', 'button']);
    fixture.mode = 'ok';
    await waitUntil(() => {
      // Clicks again if another request of the element fails after the first click.
      control(root, 'Tentar novamente')?.click();
      expect(root.querySelector('[data-settled]')).not.toBeNull();
    });
  }
  for (const [name, codes] of filtering(declaration))
    element.setAttribute(attributeOf(name), codes);
  await see(declared.filter((name) => name !== 'table'));
  if (declared.includes('table') && !seen.has('table')) {
    control(root, /^Opções: /)?.click();
    await waitUntil(() => expect(control(root, 'Ver como tabela')).toBeDefined());
    control(root, 'Ver como tabela')?.click();
  }
  await see(declared);
  expect([...seen].filter((name) => !declared.includes(name))).toEqual([]);
  const slots = [...root.querySelectorAll('slot')].map(({ name }) => name);
  expect(slots).toEqual(Object.keys(slotsOf(declaration)));
});
