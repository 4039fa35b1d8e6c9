import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { type Visit, visitHostPages } from '../support/host-pages';
import { reactBundle } from '../support/react-bundle';

/** Origin of the library. */
const library = inject('origin');

// The React bundle is served by the host site itself; everything else comes from the library.
const host = visitHostPages(
  `default-src 'none'; script-src ${library} 'self'; style-src ${library}; connect-src ${library}; font-src ${library}`,
);

/** Opens a page on the other site with the given head and body, in a tall viewport. */
const visit = (head: string, body: string): Promise<Visit> =>
  host.visit(head, body, (page) => page.setViewportSize({ width: 1280, height: 2400 }));

/**
 * Waits for the response to a request whose URL contains `path` and `query`. Call it before the
 * action that sends the request.
 */
const responseTo = (page: Page, path: string, query: string) =>
  page.waitForResponse(
    (response) => response.url().includes(path) && response.url().includes(query) && response.ok(),
  );

const tags =
  '<labour-map></labour-map><labour-gender></labour-gender><labour-summary></labour-summary>';

const STATES = 'empregados-ativos-por-divisao-greografica';

async function openTable(page: Page, tag: string): Promise<void> {
  const card = page.locator(tag);
  await card.getByRole('button', { name: /^Opções: / }).click();
  await card.getByRole('menuitem', { name: 'Ver como tabela' }).click();
}

/**
 * Checks that three tags render and cross-filter, that requests go only to the site itself and the
 * library, and that no cookies or storage are used.
 */
async function actsTogether({ page, complaints, requests }: Visit): Promise<void> {
  await page.locator('labour-gender canvas').waitFor();
  await page.locator('labour-map canvas').waitFor();
  const total = await page.locator('labour-summary dd').first().innerText();

  await openTable(page, 'labour-gender');
  const answered = responseTo(page, STATES, 'genero=');
  const women = page.locator('labour-gender tbody button', { hasText: 'Mulheres' });
  await women.click();
  await answered;
  await expect.poll(() => women.getAttribute('aria-pressed')).toBe('true');
  await expect.poll(() => page.locator('labour-summary dd').first().innerText()).not.toBe(total);
  await women.click();
  await expect.poll(() => page.locator('labour-summary dd').first().innerText()).toBe(total);

  expect(complaints).toEqual([]);
  const origins = new Set(requests.map((url) => new URL(url).origin));
  expect([...origins].toSorted()).toEqual([host.site.origin, library].toSorted());
  expect(await page.context().cookies()).toEqual([]);
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
}

const script = (file: string, attributes = '') =>
  `<script src="${library}/widgets/${file}" ${attributes}></script>`;

describe('on another site, under a strict content security policy', () => {
  it('works through the loader', async () => {
    await actsTogether(await visit(script('loader.js'), tags));
  });

  it('works through the loader as a module', async () => {
    await actsTogether(await visit(script('loader.js', 'type="module"'), tags));
  });

  it('works through the standalone script', async () => {
    await actsTogether(await visit(script('observatorio.js', 'defer'), tags));
  });

  it('works in React, from the npm build', async () => {
    host.site.put('/application.js', await reactBundle(['register']));
    const api = `api="${library}"`;
    await actsTogether(
      await visit(
        '<script src="/application.js" defer></script>',
        tags.replaceAll('></', ` ${api}></`),
      ),
    );
  });

  it('works across two copies of the library', async () => {
    host.site.put('/application.js', await reactBundle(['labour-gender']));
    const copies = `<script src="/application.js"></script>${script('loader.js')}`;
    await actsTogether(await visit(copies, tags));
  });
});

describe('the loader', () => {
  it('defines tags added later, and loads only the tags on the page', async () => {
    const { page } = await visit(script('loader.js'), '<div id="later"></div>');
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
    await page.evaluate(() => {
      const later = document.getElementById('later');
      if (later) later.innerHTML = '<p><labour-gender></labour-gender></p>';
    });
    await page.locator('labour-gender canvas').waitFor();
    expect(loaded.some((path) => path.endsWith('/labour-gender.js'))).toBe(true);
    expect(loaded.some((path) => path.endsWith('/labour-map.js'))).toBe(false);
  });

  it('reads the URL of the API from data-api', async () => {
    const { page } = await visit(
      script('loader.js', `data-api="${library}/"`),
      '<labour-gender></labour-gender>',
    );
    await page.locator('labour-gender canvas').waitFor();
  });
});

describe('a card’s embed code', () => {
  it('shows the same card with the same filters on another site', async () => {
    const { page } = await visit(script('loader.js'), '<labour-gender uf="SP"></labour-gender>');
    const card = page.locator('labour-gender');
    await card.locator('canvas').waitFor();
    await card.getByRole('button', { name: /^Opções: / }).click();
    await card.getByRole('menuitem', { name: 'Incorporar em outro site' }).click();
    const code = await card.getByRole('dialog').locator('textarea').inputValue();

    const pasted = await visit('', code);
    await pasted.page.locator('labour-gender canvas').waitFor();
    await pasted.page.locator('labour-gender [part~="chip"]').getByText('São Paulo').waitFor();
    expect(pasted.complaints).toEqual([]);
  });
});

describe('the filter bar', () => {
  it('suggests a city while the user types', async () => {
    for (const file of ['loader.js', 'observatorio.js']) {
      const { page, complaints } = await visit(
        script(file, 'defer'),
        '<labour-filters></labour-filters>',
      );
      const bar = page.locator('labour-filters');
      await bar.getByRole('combobox', { name: 'Cidade' }).pressSequentially('sao pau');
      await bar.getByRole('listbox').getByRole('option').first().click();
      await bar.locator('.chip-text', { hasText: 'São Paulo, SP' }).waitFor();
      expect(complaints).toEqual([]);
    }
  });
});

describe('the map', () => {
  it('drills down to a state’s cities, with shapes from the library', async () => {
    for (const file of ['loader.js', 'observatorio.js']) {
      const { page, complaints } = await visit(script(file, 'defer'), '<labour-map></labour-map>');
      await page.locator('labour-map canvas').waitFor();
      await openTable(page, 'labour-map');
      const answered = responseTo(page, 'empregados-ativos-por-municipio', 'uf=35');
      const shapes = page.waitForResponse(/municipalities-35.*\.js$/);
      await page
        .locator('labour-map')
        .getByRole('button', { name: 'São Paulo', exact: true })
        .click();
      await answered;
      await page
        .locator('labour-map')
        .getByRole('button', { name: /^Opções: / })
        .click();
      await page.locator('labour-map').getByRole('menuitem', { name: 'Ver como gráfico' }).click();
      expect((await shapes).ok()).toBe(true);
      await page.locator('labour-map canvas').waitFor();
      expect(complaints).toEqual([]);
    }
  });
});
