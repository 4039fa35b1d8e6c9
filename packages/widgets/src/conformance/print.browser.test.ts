import { afterEach, expect, it } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { imbalanceElements } from '../families/imbalance/imbalance-elements';
import { labourElements } from '../families/labour/labour-elements';
import { elementIn } from '../testing/element-in';
import { guardPage, mountLoaded, newFixtureApi } from '../testing/harness';

const imbalanceRanking = elementIn(imbalanceElements, 'imbalance-ranking');
const labourSectors = elementIn(labourElements, 'labour-sectors');

guardPage();

afterEach(async () => {
  await cdp().send('Emulation.setEmulatedMedia', { media: '' });
  await page.viewport(414, 896);
});

it.each([imbalanceRanking, labourSectors])(
  '$tag prints a table that fits on an A4 page, without checkboxes',
  async (declaration) => {
    await page.viewport(718, 1000);
    const { element, root } = await mountLoaded(declaration, newFixtureApi());
    await cdp().send('Emulation.setEmulatedMedia', { media: 'print' });
    const table = root.querySelector('table')?.getBoundingClientRect();
    expect(table?.right).toBeLessThan(element.getBoundingClientRect().right);
    const boxes = [...root.querySelectorAll('[type=checkbox]')];
    expect(boxes.filter((box) => box.checkVisibility({ visibilityProperty: true }))).toEqual([]);
  },
);
