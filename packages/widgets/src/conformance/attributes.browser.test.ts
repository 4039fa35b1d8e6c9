import type { TagName } from '@observatorio/cards';
import { describe, expect, it } from 'vitest';
import { attributeOf, propsOf } from '../base/declaration';
import { defineElement } from '../base/element';
import {
  guardPage,
  lastQuery,
  mount,
  newFixtureApi,
  probeOf,
  shows,
  waitUntil,
} from '../testing/harness';
import { testedCatalogue } from './catalogue';

const console = guardPage();

/** Text that would be code in any unescaped context: tag, attribute, URL, string literal. */
const hostile = `javascript:window.hacked=1//"' onfocus="window.hacked=1" autofocus x='><img src=x onerror=window.hacked=1><script>window.hacked=1</script>\u202e\u0000\`\${window.hacked=1}</style>{{1}}`;

/** Matches elements that exist only if the hostile text was parsed as code. */
const traces =
  'script, img, [onerror], [onfocus], [autofocus], [href^="javascript:" i], [src^="javascript:" i]';

describe.each(testedCatalogue)('<$tag>', (declaration) => {
  const { tag, title } = declaration;

  it('ignores a second definition', () => {
    expect(() => defineElement(declaration)).not.toThrow();
  });

  it('keeps a property set before its definition', async () => {
    const { address: api } = newFixtureApi();
    const late: TagName = `late-${tag}`;
    const element = Object.assign(document.createElement(late), { api, heading: 'Cedo' });
    document.body.append(element);
    defineElement({ ...declaration, tag: late });
    expect(element.heading).toBe('Cedo');
    await shows(element.shadowRoot!, 'Cedo');
  });

  it('updates its heading when the attribute is set, changed, emptied and removed', async () => {
    const fixture = newFixtureApi();
    const { element, root } = mount(declaration, fixture, { attributes: { heading: 'Primeiro' } });
    await shows(root, 'Primeiro');
    element.setAttribute('heading', 'Segundo');
    await shows(root, 'Segundo');
    element.setAttribute('heading', '');
    await waitUntil(() => expect(root.querySelector('[part=title]')).toBeNull());
    element.removeAttribute('heading');
    await shows(root, title);
  });

  it('updates a fixed filter when the attribute is set, changed, emptied and removed', async () => {
    const fixture = newFixtureApi();
    const { name, parameter, written, codes } = probeOf(declaration);
    const [first, second, third] = codes;
    const attribute = attributeOf(name);
    const { element, group } = mount(declaration, fixture, {
      attributes: { [attribute]: written },
    });
    const asks = (values: readonly (string | readonly string[])[] | undefined) =>
      waitUntil(() =>
        expect(lastQuery(fixture).get(parameter)).toBe(values?.flat().toSorted().join() ?? null),
      );
    await asks([first]);
    element.setAttribute(attribute, String(second));
    await asks([second]);
    element.setAttribute(attribute, '');
    await asks(group.get()[name]);
    element.setAttribute(attribute, [first, second].join());
    await asks([first, second]);
    element.removeAttribute(attribute);
    group.set(name, third);
    await asks([third]);
  });

  it('warns about invalid values and still renders', async () => {
    const wrong = Object.entries(propsOf(declaration))
      .filter(([, { type }]) => type === 'number' || type === 'json')
      .map(([name]) => [attributeOf(name), '{'] as const);
    const attributes = {
      ...Object.fromEntries(wrong),
      [attributeOf(probeOf(declaration).name)]: 'ZZ',
      theme: 'rosa',
    };
    const { root } = mount(declaration, newFixtureApi(), { attributes });
    await shows(root, title);
    for (const attribute of Object.keys(attributes)) {
      const warning = expect.stringMatching(new RegExp(`<${tag}>.* "${attribute}"`));
      await waitUntil(() => expect(console.warnings()).toContainEqual([warning]));
    }
  });

  it('shows hostile text in every attribute as text', async () => {
    const names = Object.keys(propsOf(declaration)).filter((name) => name !== 'api');
    const attributes = Object.fromEntries(names.map((name) => [attributeOf(name), hostile]));
    const { element, root } = mount(declaration, newFixtureApi(), { attributes });
    await shows(root, '<img src=x onerror');
    for (const name of names) element.setAttribute(attributeOf(name), `${hostile} `);
    await shows(root, '<img src=x onerror');
    expect([...element.querySelectorAll(traces), ...root.querySelectorAll(traces)]).toEqual([]);
    expect(Reflect.get(window, 'hacked')).toBeUndefined();
    // Discards the warnings about each invalid value.
    console.warnings();
  });
});
