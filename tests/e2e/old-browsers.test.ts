import { describe, expect, inject, it } from 'vitest';
import { visitHostPages } from '../support/host-pages';
import { visitPortal } from '../support/portal';

const library = inject('origin');

/** Removes a feature that only newer browsers have. */
const withoutSorted = () => Reflect.deleteProperty(Array.prototype, 'toSorted');

/** Removes features that are newer than the oldest supported browsers. */
function withoutNewerLibrary(): void {
  for (const [owner, names] of [
    [URL, ['canParse', 'parse']],
    [URLSearchParams.prototype, ['size']],
    [AbortSignal, ['any', 'timeout']],
    [Element.prototype, ['checkVisibility', 'moveBefore']],
    [HTMLElement.prototype, ['popover', 'showPopover', 'hidePopover', 'togglePopover']],
    [Array, ['fromAsync']],
    [Object, ['groupBy']],
    [Map, ['groupBy']],
    [Promise, ['try', 'withResolvers']],
    [Set.prototype, ['union', 'intersection', 'difference', 'isSubsetOf']],
    [globalThis, ['Iterator', 'requestIdleCallback', 'scheduler']],
  ] as const) {
    for (const name of names) Reflect.deleteProperty(owner, name);
  }
}

describe('a browser older than the supported ones', () => {
  const host = visitHostPages();
  const portal = visitPortal({ expected: /toSorted/ });

  it('shows a link to the picture in the place of each card', async () => {
    const { page } = await host.visit(
      `<script async src="${library}/widgets/loader.js"></script>`,
      '<labour-gender id="a" class="b" uf="35" group="g"><p>Da página</p></labour-gender>' +
        '<labour-filters></labour-filters>',
      (opened) => opened.addInitScript(withoutSorted),
    );
    const card = page.locator('labour-gender');
    await card.getByText('Este navegador é antigo').waitFor();
    await card.getByText('Da página').waitFor();
    const picture = await card.getByRole('link').getAttribute('href');
    expect(picture).toBe(`${library}/embed/labour-gender.png?uf=35`);
    const { status, headers } = await fetch(picture ?? '');
    expect([status, headers.get('content-type')]).toEqual([200, 'image/png']);
    const bar = page.locator('labour-filters').getByRole('link');
    expect(await bar.getAttribute('href')).toBe(`${library}/`);
  });

  it('reads on each page of the portal that it is too old', async () => {
    await portal.page.addInitScript(withoutSorted);
    await portal.page.goto(`${portal.origin}/mapa`, { waitUntil: 'commit' });
    await portal.page.getByRole('alert').getByText('Este navegador é antigo').waitFor();
  });
});

describe('the oldest supported browsers', () => {
  const portal = visitPortal();

  it('draw the cards without the newer parts of the library', async () => {
    await portal.page.addInitScript(withoutNewerLibrary);
    await portal.page.goto(`${portal.origin}/mapa`);
    for (const tag of ['labour-macro-sectors', 'labour-map', 'labour-occupations']) {
      await portal.page.locator(tag).scrollIntoViewIfNeeded();
      await portal.page.locator(`${tag} canvas`).first().waitFor();
    }
    expect(await portal.page.getByText('Este navegador é antigo').count()).toBe(0);
  });
});
