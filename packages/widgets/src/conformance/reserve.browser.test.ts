import { expect, it } from 'vitest';
import { type Declaration } from '../base/declaration';
import { graduateElements } from '../families/graduate/graduate-elements';
import { elementIn } from '../testing/element-in';
import { guardPage, mount, newFixtureApi, waitUntil } from '../testing/harness';
import { testedCatalogue } from './catalogue';

const graduateModality = elementIn(graduateElements, 'graduate-modality');

guardPage();

/** Maximum layout shift of the content below an element, in px. */
const TOLERANCE = 40;

/** Heights of an element before its first render and while its data load. */
async function heightsOf(
  declaration: Declaration,
  width: number,
  attributes: Record<string, string> = {},
) {
  const box = document.createElement('div');
  box.style.inlineSize = `${width}px`;
  document.body.append(box);
  const { element, root } = mount(declaration, newFixtureApi('silent'), { attributes });
  box.append(element);
  const reserved = element.getBoundingClientRect().height;
  await waitUntil(() => expect(root.querySelector('[part=card], .bar')).not.toBeNull());
  return { reserved, loading: element.getBoundingClientRect().height };
}

/**
 * Excludes text panels: they reserve the height of their usual text, which is absent while loading.
 */
const withFixedHeight = testedCatalogue.filter(
  ({ tag, reserve }) => tag.endsWith('-filters') || !reserve || reserve.hasChart,
);

it.each(withFixedHeight)('$tag reserves its height at any width', async (declaration) => {
  for (const width of [360, 600, 1200]) {
    const { reserved, loading } = await heightsOf(declaration, width);
    expect(Math.abs(reserved - loading), `${width}px: ${reserved} → ${loading}`).toBeLessThan(
      TOLERANCE,
    );
  }
});

it('reserves one line in place of a chart if the source has no data', async () => {
  for (const [level, isLine] of [
    ['Técnico', true],
    ['Superior', false],
  ] as const) {
    for (const width of [360, 1200]) {
      const attributes = { 'nivel-ensino': level };
      const { reserved, loading } = await heightsOf(graduateModality, width, attributes);
      expect(Math.abs(reserved - loading), `${reserved} → ${loading}`).toBeLessThan(10);
      expect(loading < 300, `${level}: ${loading} px`).toBe(isLine);
    }
  }
});
