import { describe, expect, it } from 'vitest';
import {
  control,
  guardPage,
  mountLoaded,
  newFixtureApi,
  openTable,
  probeOf,
  rowControls,
  waitUntil,
} from '../testing/harness';
import { testedCatalogue } from './catalogue';

guardPage();

/** Activates a focused control and expects the focus to stay in the element. */
async function expectFocusKept(root: ShadowRoot, activated: HTMLElement | undefined) {
  if (!activated) return;
  activated.focus();
  activated.click();
  await new Promise((resolve) => setTimeout(resolve, 30));
  expect(root.activeElement, activated.outerHTML).not.toBeNull();
}

describe.each(testedCatalogue)('<$tag>', (declaration) => {
  it('keeps the focus when a choice or a filter is removed', async () => {
    const { root, group } = await mountLoaded(declaration, newFixtureApi());
    const { name, codes } = probeOf(declaration);
    group.set(name, codes[0]);
    if (declaration.selects) {
      await openTable(root);
      await expectFocusKept(root, rowControls(root)[0]);
      await expectFocusKept(root, rowControls(root)[0]);
    }
    group.set(name, codes[1]);
    const chip = /^Retirar|^Remover/;
    await waitUntil(() => expect(root.activeElement ?? document.body).toBeTruthy());
    await expectFocusKept(root, control(root, chip));
    group.set(name, codes[0]);
    await expectFocusKept(root, control(root, /^[Ll]impar/));
  });
});
