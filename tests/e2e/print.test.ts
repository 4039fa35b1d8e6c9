import { describe, expect, inject, it } from 'vitest';
import { visitHostPages } from '../support/host-pages';
import { visitPortal } from '../support/portal';

const portal = visitPortal();

const routes = [
  '/mapa?uf=35&genero=2',
  '/formandos?nivel_ensino=Superior',
  '/perfil?codigoBrasileiroOcupacao=225125',
  '/busca-cargo?cod_cbo=225125',
  '/lugar/3516200-franca',
];

/** Returns the number of pages in a PDF. */
const sheetsOf = (pdf: Buffer): number =>
  Number(/\/Type \/Pages[^>]*\/Count (\d+)/.exec(pdf.toString('latin1'))?.[1]);

/** Script that returns, for each chart, whether it is drawn. */
const ARE_DRAWN = `[...document.querySelectorAll('*')]
  .flatMap(({ shadowRoot }) => shadowRoot?.querySelector('.obs-chart-box') ?? [])
  .map((box) => Boolean(box.querySelector('canvas')))`;

/** Script that records each chart's text colour during print layout, or 'blank'. */
const PAPER_TEXT = `
  window.paperTexts = [];
  const isPainted = (canvas) => canvas?.getContext('2d')
    .getImageData(0, 0, canvas.width, canvas.height).data.some(Boolean);
  matchMedia('print').addEventListener('change', ({ matches }) => {
    if (!matches) return;
    for (const tag of document.querySelectorAll('*')) {
      const box = tag.shadowRoot?.querySelector('.obs-chart-box');
      if (box) window.paperTexts.push(isPainted(box.querySelector('canvas'))
        ? getComputedStyle(box).getPropertyValue('--obs-color-text').trim()
        : 'blank');
    }
  });
`;

/** Returns the headings in a PDF with an outline. */
const headingsOf = (pdf: Buffer): string[] =>
  [...pdf.toString('latin1').matchAll(/\/Title (?:\((.*?)\)|<FEFF([\dA-F]*)>)/g)].map(
    ([, plain, hex = '']) => plain ?? Buffer.from(hex, 'hex').swap16().toString('utf16le'),
  );

describe('printing the portal', () => {
  it.each(routes)(
    'prints %s on two to five pages with all charts, even from the dark theme',
    async (path) => {
      const { page } = portal;
      await page.emulateMedia({ colorScheme: 'dark' });
      await page.goto(portal.origin + path);
      await expect.poll(() => page.evaluate<boolean[]>(ARE_DRAWN)).toContain(true);
      await page.waitForLoadState('networkidle');
      expect(await page.evaluate<boolean[]>(ARE_DRAWN)).toContain(false);
      await page.evaluate(PAPER_TEXT);
      const sheets = sheetsOf(await page.pdf({ format: 'A4', preferCSSPageSize: true }));
      expect(sheets).toBeGreaterThanOrEqual(2);
      expect(sheets).toBeLessThanOrEqual(5);
      const texts = await page.evaluate<string[]>('window.paperTexts');
      expect(new Set(texts)).toEqual(new Set(['#17211C']));
      await page.emulateMedia({ colorScheme: null });
    },
  );
});

describe('printing the page of a place', () => {
  it.each([
    '/lugar/3146107-ouro-preto/compara/3140001-mariana',
    '/lugar/3500105-adamantina',
    '/lugar/35-sao-paulo',
  ])('prints %s to its end, on a phone too', async (path) => {
    const { page } = portal;
    for (const width of [1440, 360]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(portal.origin + path);
      await page.waitForLoadState('networkidle');
      const pdf = await page.pdf({ preferCSSPageSize: true, outline: true, tagged: true });
      expect(headingsOf(pdf)).toContain('Como ler estes números');
      expect(sheetsOf(pdf)).toBeLessThanOrEqual(5);
    }
  });

  it('waits for the cards before it prints through the button', async () => {
    const { page } = portal;
    await page.addInitScript(`window.print = () => {
      window.printed = [...document.querySelectorAll('main *')].every((element) =>
        element.matches(':defined') && !element.shadowRoot?.querySelector('[aria-busy="true"]'));
    }`);
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/api/**', async (route) => {
      await released;
      await route.continue();
    });
    await page.goto(`${portal.origin}/lugar/3500105-adamantina`);
    await page.getByText('Ações rápidas').click();
    await page.getByRole('button', { name: 'Imprimir ou salvar em PDF' }).click();
    await page.getByText('Preparando a página…').waitFor();
    expect(await page.evaluate('window.printed')).toBeUndefined();
    release();
    await expect.poll(() => page.evaluate('window.printed')).toBe(true);
  });
});

it('prints the publication and the citation instead of the fields, with the notes open', async () => {
  const { page } = portal;
  await page.goto(`${portal.origin}/mapa?uf=35`);
  const notes = page.locator('.coverage details');
  const chip = page.locator('labour-filters .chip-text', { hasText: 'São Paulo' });
  await notes.waitFor();
  await chip.waitFor();
  await page.emulateMedia({ media: 'print' });
  await page.evaluate("dispatchEvent(new Event('beforeprint'))");
  const text = await page.locator('.print-note').innerText();
  expect(text).toContain('Ministério da Educação e Agência de Cooperação para o Desenvolvimento');
  expect(text).toContain(`${portal.origin}/mapa?uf=35`);
  expect(text).toMatch(/Extração\s+\d\d\/\d\d\/\d{4}/);
  expect(text).toMatch(/Edição\s+RAIS 2019 \(edição \w+\)/);
  expect(text).toMatch(/Como citar\s+OBSERVATÓRIO .* Visão Geral do Mercado de Trabalho\./);
  expect(await page.getByLabel('Estado', { exact: true }).isVisible()).toBe(false);
  expect(await chip.isVisible()).toBe(true);
  expect(await notes.getAttribute('open')).toBe('');
  await page.emulateMedia({ media: null });
  await page.evaluate("dispatchEvent(new Event('afterprint'))");
  expect(await page.locator('.print-note').isVisible()).toBe(false);
  expect(await notes.getAttribute('open')).toBeNull();
});

describe('printing another site', () => {
  const library = inject('origin');
  const host = visitHostPages();

  it('keeps a chart on a single page, in any kind of box', async () => {
    const { page } = await host.visit(
      `<script src="${library}/widgets/loader.js"></script>`,
      '<div id="before"></div><div id="box"><labour-gender></labour-gender></div><div id="after"></div>',
    );
    await page.locator('labour-gender canvas').waitFor();
    for (const boxStyle of [
      'display: block',
      'display: flex',
      'display: grid',
      'float: left; width: 100%',
    ]) {
      // The site's policy forbids inline styles in the HTML.
      await page.evaluate((box) => {
        const styles = { before: 'height: 650px', box, after: 'clear: both; height: 850px' };
        for (const [id, text] of Object.entries(styles)) {
          Object.assign(document.getElementById(id)?.style ?? {}, { cssText: text });
        }
      }, boxStyle);
      // If the card were split, everything would fit on two pages of 1,122 px.
      expect(sheetsOf(await page.pdf({ format: 'A4' })), boxStyle).toBe(3);
    }
  });
});
