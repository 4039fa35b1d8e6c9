import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { labourElements } from '../families/labour/labour-elements';
import { occupationElements } from '../families/occupation/occupation-elements';
import { elementIn } from '../testing/element-in';
import { guardPage, mountLoaded, newFixtureApi, openTable, waitUntil } from '../testing/harness';

guardPage();

afterEach(() => page.viewport(414, 896));

const elements = [
  ...['hours', 'pay-gap', 'schooling', 'age-gender', 'map', 'sectors'].map((name) =>
    elementIn(labourElements, `labour-${name}`),
  ),
  elementIn(occupationElements, 'occupation-schooling'),
];

it.each(elements)('$tag shows a table of pay that fits on a phone', async (declaration) => {
  await page.viewport(344, 740);
  const attributes: Record<string, string> = declaration.area.measures ? { medida: 'mediana' } : {};
  const { root } = await mountLoaded(declaration, newFixtureApi(), { attributes });
  await openTable(root);
  const box = await waitUntil(() => {
    const table = root.querySelector('table');
    expect(table).not.toBeNull();
    return table?.parentElement;
  });
  expect(box?.scrollWidth).toBe(box?.clientWidth);
  const names = [...root.querySelectorAll('tbody th')];
  expect(Math.min(...names.map(({ clientWidth }) => clientWidth))).toBeGreaterThan(90);
});
