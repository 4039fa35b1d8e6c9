import axe from 'axe-core';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { guardPage, mountLoaded, newFixtureApi, openTable } from '../testing/harness';
import { catalogue } from './catalogue';

guardPage();

const emulate = (features: { name: string; value: string }[]) =>
  cdp().send('Emulation.setEmulatedMedia', { features });

async function violations(element: HTMLElement): Promise<string[]> {
  const { violations: found } = await axe.run(element, {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    // Rules about a whole page, which a card is not.
    rules: { region: { enabled: false }, 'page-has-heading-one': { enabled: false } },
  });
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}

afterEach(() => emulate([]));

describe.each(catalogue)('<$tag>', (declaration) => {
  it.each(['light', 'dark', 'contrast'])('has no violation in %s', async (theme) => {
    document.body.style.background = theme === 'light' ? '#fff' : '#000';
    const attributes = { theme };
    const { element, root } = await mountLoaded(declaration, newFixtureApi(), { attributes });
    expect(await violations(element)).toEqual([]);
    if (declaration.selects) {
      await openTable(root);
      expect(await violations(element)).toEqual([]);
    }
  });

  it('has no violation in forced colours', async () => {
    await emulate([{ name: 'forced-colors', value: 'active' }]);
    const { element } = await mountLoaded(declaration, newFixtureApi());
    expect(await violations(element)).toEqual([]);
  });

  it('names its charts, sums them up and gives their numbers in a table', async () => {
    const { root } = await mountLoaded(declaration, newFixtureApi());
    const charts = [...root.querySelectorAll('canvas')];
    for (const chart of charts) expect(chart.getAttribute('aria-label')).toBeTruthy();
    if (charts.length === 0) return;
    expect(root.querySelector('[part=summary]')?.textContent).toMatch(/\w+.*\.$/);
    await openTable(root);
    expect(root.querySelectorAll('tbody tr').length).toBeGreaterThan(0);
    expect(root.querySelector('caption')?.textContent).toBeTruthy();
  });

  it('fits 320 pixels', async () => {
    await page.viewport(320, 640);
    const { root } = await mountLoaded(declaration, newFixtureApi());
    await vi.waitFor(() =>
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth),
    );
    expect(root.childElementCount).toBeGreaterThan(0);
    await page.viewport(1280, 800);
  });

  it('keeps nothing on the visitor’s machine', async () => {
    const kept = () => [document.cookie, localStorage.length, sessionStorage.length];
    const before = kept();
    await mountLoaded(declaration, newFixtureApi());
    expect(kept()).toEqual(before);
  });
});
