import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { undefinedStyles } from '../base/reserve';
import { labourElements } from '../families/labour/labour-elements';
import { elementIn } from '../testing/element-in';
import { guardPage, mount, newFixtureApi, waitUntil } from '../testing/harness';

const labourGender = elementIn(labourElements, 'labour-gender');

guardPage();

/** A tag that is never defined, with the reserved space of a card. */
const UNDEFINED = 'x-undefined';

const sheet = new CSSStyleSheet();
sheet.replaceSync(undefinedStyles([{ ...labourGender, tag: UNDEFINED }]));

afterEach(async () => {
  document.adoptedStyleSheets = [];
  await page.viewport(414, 896);
});

interface Layout {
  /** Style of the parent of the cards. */
  parent?: string;
  /** Style of each card. */
  tag?: string;
  /** Style of a box around each card. Default: none. */
  box?: string;
}

/** Layouts in which a card takes the available width. */
const fluid: Readonly<Record<string, Layout>> = {
  'a block': {},
  'a flex row': { parent: 'display: flex' },
  'a flex row that wraps': { parent: 'display: flex; flex-wrap: wrap' },
  'a flex row of boxes': { parent: 'display: flex', box: 'flex: 1' },
  'a centred flex column': {
    parent: 'display: flex; flex-direction: column; align-items: center',
  },
  'a grid with centred items': { parent: 'display: grid; place-items: center' },
  'a float': { parent: 'display: flow-root', tag: 'float: left' },
  'an inline block': { tag: 'display: inline-block' },
  'an absolute position': { parent: 'position: relative', tag: 'position: absolute' },
  'a wide table': { parent: 'display: table; width: 100%', box: 'display: table-cell' },
};

/** Layouts sized by their content. */
const intrinsic: Readonly<Record<string, Layout>> = {
  'a fit-content parent': { parent: 'width: fit-content' },
  'a max-content parent': { parent: 'width: max-content' },
  'a floating parent': { parent: 'float: left' },
  'a table cell': { parent: 'display: table', box: 'display: table-cell' },
  'a dialog': { parent: 'position: absolute; width: fit-content; padding: 1em; border: solid' },
};

const boxed = (element: HTMLElement, style: string | undefined): HTMLElement => {
  if (style === undefined) return element;
  const box = document.createElement('div');
  box.style.cssText = style;
  box.append(element);
  return box;
};

const styled = (element: HTMLElement, style = ''): HTMLElement => {
  element.style.cssText = style;
  return element;
};

/** Places elements in a layout, inside a grid as wide as the window. */
function place(elements: readonly HTMLElement[], { parent = '', tag, box }: Layout): HTMLElement {
  const inner = document.createElement('div');
  inner.style.cssText = parent;
  inner.append(...elements.map((element) => boxed(styled(element, tag), box)));
  const outer = document.createElement('div');
  outer.style.display = 'grid';
  outer.append(inner);
  document.body.replaceChildren(outer);
  return outer;
}

const widthsOf = (elements: readonly Element[]): number[] =>
  elements.map((element) => Math.round(element.getBoundingClientRect().width));

/** Maximum difference between the heights of a card before and after its definition, in px. */
const TOLERANCE = 40;

/** Width below which the height is not reserved exactly, in px. */
const MIN_WIDTH = 136;

const heightsOf = (elements: readonly Element[]): number[] =>
  elements.map((element) => element.getBoundingClientRect().height);

const rendered = (element: Element): Promise<void> =>
  waitUntil(() => expect(element.shadowRoot?.querySelector('.card')).not.toBeNull());

/** Returns the elements that extend beyond the window, with their right edges in px. */
const beyondWindow = (root: ParentNode = document): string[] =>
  [...root.querySelectorAll('*')].flatMap((element) => {
    const { right } = element.getBoundingClientRect();
    const isBeyond = right > document.documentElement.clientWidth;
    return [
      ...(isBeyond ? [`${element.localName}.${element.className}: ${right}`] : []),
      ...(element.shadowRoot ? beyondWindow(element.shadowRoot) : []),
    ];
  });

/** Expects the page not to scroll horizontally. The error names the elements that are too wide. */
function expectToFit(label: string): void {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return;
  expect.fail([label, `${scrollWidth} px wide`, ...beyondWindow()].join('\n'));
}

/**
 * Lays out the cards with none, one and all of them defined, and expects the same widths and
 * about the same heights each time, and a page that does not scroll horizontally. Returns the
 * widths.
 */
async function placed(layout: Layout, count: number, width: number): Promise<number[]> {
  await page.viewport(width, 800);
  document.adoptedStyleSheets = [sheet];
  const before = Array.from({ length: count }, () => document.createElement(UNDEFINED));
  const cards = before.map(() => mount(labourGender, newFixtureApi()).element);
  place(before, layout);
  const widths = widthsOf(before);
  const heights = heightsOf(before);
  const mixed = [cards[0], ...before.slice(1)].filter((element) => element !== undefined);
  for (const elements of [mixed, cards]) {
    place(elements, layout);
    await Promise.all(elements.filter((element) => element.shadowRoot).map(rendered));
    expect(widthsOf(elements), 'widths after the definition').toEqual(widths);
    for (const [index, height] of heightsOf(elements).entries()) {
      const change = Math.abs(height - (heights[index] ?? 0));
      // A narrower card needs more lines than its reserved height has.
      if ((widths[index] ?? 0) < MIN_WIDTH) continue;
      expect(change, `change of height at ${width} px`).toBeLessThan(TOLERANCE);
    }
  }
  // A chart adapts to a new width one frame later.
  await waitUntil(() => expectToFit(`${count} at ${width} px`));
  return widths;
}

/** Width of the window minus the body margins, in px. */
const innerWidth = (): number => document.body.clientWidth;

const sizes = [1440, 400, 320];

it.each(Object.entries(fluid))('takes the available width in %s', async (_, layout) => {
  for (const size of sizes) {
    const one = await placed(layout, 1, size);
    expect(one, `${size} px`).toEqual([innerWidth()]);
    const two = await placed(layout, 2, size);
    expect(Math.min(...two)).toBeGreaterThanOrEqual(Math.floor(innerWidth() / 2));
  }
});

it.each(Object.entries(intrinsic))('is at least as wide as a phone in %s', async (_, layout) => {
  for (const size of sizes) {
    const one = await placed(layout, 1, size);
    expect(one[0], `${size} px`).toBeGreaterThanOrEqual(Math.min(280, innerWidth() - 40));
    const two = await placed(layout, 2, size);
    expect(Math.min(...two)).toBeGreaterThanOrEqual(size / 3);
  }
});

it('is as wide as a phone, or half a phone, in a container of minimum content width', async () => {
  for (const [size, width] of [
    [1440, 280],
    [768, 230],
    [400, 136],
    [320, 136],
  ] as const) {
    const widths = await placed({ parent: 'width: min-content' }, 2, size);
    expect(widths, `${size} px`).toEqual([width, width]);
  }
});

it.each([
  [2, 320, 'two on the narrowest phone'],
  [2, 400, 'two on a wide phone'],
  [3, 768, 'three on a tablet'],
])('fits %d cards at %d px into boxes with gaps: %s', async (count, size) => {
  const boxes = { parent: 'display: flex; gap: 16px', box: 'flex: 1' };
  const columns = {
    parent: `display: grid; grid: auto / repeat(${count}, 1fr); gap: 16px`,
    box: '',
  };
  const cells = { parent: 'display: table; border-spacing: 8px', box: 'display: table-cell' };
  const wrapped = { parent: 'display: flex; flex-wrap: wrap; gap: 16px', box: '' };
  for (const layout of [boxes, columns, cells, wrapped]) {
    const widths = await placed(layout, count, size);
    expect(Math.min(...widths)).toBeGreaterThanOrEqual(Math.min(136, size / 3));
  }
});

it.each([400, 200])('fits a box of %d px in a wide window', async (width) => {
  const style = `width: ${width}px`;
  const one = await placed({ parent: style }, 1, 1440);
  expect(one).toEqual([width]);
  const two = await placed({ parent: `${style}; display: flex` }, 2, 1440);
  expect(two).toEqual([width / 2, width / 2]);
});

it('has the same baseline before and after its definition', async () => {
  const layout = { parent: 'display: table', box: 'display: table-cell; vertical-align: baseline' };
  await placed(layout, 2, 1440);
  const defined = mount(labourGender, newFixtureApi()).element;
  await rendered(defined);
  const waiting = document.createElement(UNDEFINED);
  place([defined, waiting], layout);
  const bottoms = [defined, waiting].map((element) => element.getBoundingClientRect().bottom);
  expect(bottoms[0]).toBeCloseTo(bottoms[1] ?? 0, 0);
});
