import { describe, expect, it } from 'vitest';
import { drawnCharts, visitPortal } from '../support/portal';

const portal = visitPortal();

const routes = [
  '/mapa?uf=35&genero=2',
  '/formandos?nivel_ensino=Superior',
  '/perfil?codigoBrasileiroOcupacao=225125',
  '/busca-cargo?cod_cbo=225125',
];

/** Number of sheets of a PDF. */
const sheetsOf = (pdf: Buffer): number =>
  Number(/\/Type \/Pages[^>]*\/Count (\d+)/.exec(pdf.toString('latin1'))?.[1]);

/** Collects the text colour of each chart while the page has its layout on paper. */
const PAPER_TEXT = `
  window.paperTexts = [];
  matchMedia('print').addEventListener('change', ({ matches }) => {
    if (!matches) return;
    for (const tag of document.querySelectorAll('*')) {
      const box = tag.shadowRoot?.querySelector('.obs-chart-box');
      if (box) window.paperTexts.push(getComputedStyle(box).getPropertyValue('--obs-color-text').trim());
    }
  });
`;

describe('the print of a page', () => {
  it.each(routes)('%s is a report of two to four sheets, in dark colours too', async (path) => {
    const { page } = portal;
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto(portal.origin + path);
    await drawnCharts(page);
    await page.evaluate(PAPER_TEXT);
    const sheets = sheetsOf(await page.pdf({ format: 'A4', preferCSSPageSize: true }));
    expect(sheets).toBeGreaterThanOrEqual(2);
    expect(sheets).toBeLessThanOrEqual(4);
    const texts = await page.evaluate<string[]>('window.paperTexts');
    expect(new Set(texts)).toEqual(new Set(['#17211C']));
    await page.emulateMedia({ colorScheme: null });
  });
});
