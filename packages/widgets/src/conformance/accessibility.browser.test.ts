import { themes } from '@observatorio/ui/tokens';
import axe from 'axe-core';
import { afterEach, describe, expect, it } from 'vitest';
import { cdp } from 'vitest/browser';
import { guardPage, mountLoaded, newFixtureApi, openTable, waitUntil } from '../testing/harness';
import { testedCatalogue } from './catalogue';

guardPage();

const emulate = (features: { name: string; value: string }[]) =>
  cdp().send('Emulation.setEmulatedMedia', { features });

const allRules = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
} satisfies axe.RunOnly;

/** Rules whose outcome depends on the theme. */
const colourRules = {
  type: 'rule',
  values: ['color-contrast', 'link-in-text-block'],
} satisfies axe.RunOnly;

async function violations(
  element: HTMLElement,
  runOnly: axe.RunOnly = allRules,
): Promise<string[]> {
  const { violations: found } = await axe.run(element, {
    runOnly,
    resultTypes: ['violations'],
    // These rules apply to whole pages, not to a card.
    rules: { region: { enabled: false }, 'page-has-heading-one': { enabled: false } },
  });
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}

afterEach(() => emulate([]));

// The stories check every state of every element in every theme; these tests cover the rest.

describe.each(testedCatalogue.filter(({ selects }) => selects))('<$tag>', (declaration) => {
  it('has no accessibility violations as a table, in any theme', async () => {
    const { element, root } = await mountLoaded(declaration, newFixtureApi());
    await openTable(root);
    expect(await violations(element)).toEqual([]);
    for (const [theme, { surface }] of Object.entries(themes)) {
      document.body.style.background = surface;
      element.setAttribute('theme', theme);
      await waitUntil(() => expect(root.querySelector(`[data-theme=${theme}]`)).toBeTruthy());
      expect(await violations(element, colourRules), theme).toEqual([]);
    }
  });
});

describe.each(testedCatalogue)('<$tag>', (declaration) => {
  it('has no accessibility violations in forced colours', async () => {
    await emulate([{ name: 'forced-colors', value: 'active' }]);
    const { element } = await mountLoaded(declaration, newFixtureApi());
    expect(await violations(element)).toEqual([]);
  });
});
