import { expect, it } from 'vitest';
import { labourGender } from '../families/labour/labour-gender';
import { eventually, guardPage, mount, newFixtureApi } from '../testing/harness';

guardPage();

const WIDTH = 700;

/** Host layouts: how the parent of a tag is styled, and the tag itself. */
const fluid: Readonly<Record<string, readonly [parent: string, tag: string]>> = {
  'a block': ['', ''],
  'a flex row': ['display: flex', ''],
  'a centred flex column': ['display: flex; flex-direction: column; align-items: center', ''],
  'a grid with centred items': ['display: grid; justify-items: center', ''],
  'a float': ['', 'float: left'],
  'an inline block': ['', 'display: inline-block'],
  'an absolute position': ['position: relative', 'position: absolute'],
};

const intrinsic: Readonly<Record<string, readonly [parent: string, tag: string]>> = {
  'a parent that fits its content': ['inline-size: fit-content', ''],
  'a parent as wide as its content': ['inline-size: max-content', ''],
  'a table cell': ['display: table-cell', ''],
};

/** The width of a tag in a parent inside a box of a width. */
async function widthIn([parent, own]: readonly [string, string], box = WIDTH): Promise<number> {
  const { element } = mount(labourGender, newFixtureApi());
  const outer = document.createElement('div');
  const inner = document.createElement('div');
  outer.style.cssText = `inline-size: ${box}px`;
  inner.style.cssText = parent;
  element.style.cssText = own;
  inner.append(element);
  outer.append(inner);
  document.body.append(outer);
  await eventually(() => expect(element.shadowRoot?.querySelector('.card')).not.toBeNull());
  return element.getBoundingClientRect().width;
}

it.each(Object.entries(fluid))('takes the width that there is in %s', async (_, layout) => {
  expect(await widthIn(layout)).toBe(WIDTH);
});

it.each(Object.entries(intrinsic))('is as wide as a phone at least in %s', async (_, layout) => {
  expect(await widthIn(layout)).toBeGreaterThanOrEqual(280);
});

it('is no wider than a narrow box', async () => {
  expect(await widthIn(['', ''], 200)).toBe(200);
});
