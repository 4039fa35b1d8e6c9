import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { expectLittleShift, shiftsOf } from '../support/layout-shifts';
import {
  drawnCharts,
  expectCoverage,
  expectToFit,
  visitPortal,
  watchFirstVisit,
} from '../support/portal';

const portal = visitPortal();
let page: Page;

beforeEach(() => {
  ({ page } = portal);
});

const graduation = '/formandos?nivel_academico=1&nivel_ensino=Superior';

const open = async (path: string) => {
  await page.goto(portal.origin + path);
  await page.locator('graduate-courses table').waitFor();
};

const field = (name: string) => page.locator('graduate-filters').getByLabel(name, { exact: true });
const summary = (tag: string) => page.locator(`${tag} [part=summary]`).innerText();
/** Returns a card's title, without its help button (“?”). */
const title = async (tag: string) =>
  (await page.locator(`${tag} [part=title]`).innerText()).replace(/\s*\?$/, '');
const address = () => decodeURIComponent(new URL(page.url()).search);

/**
 * Returns the start times of the first course request without a level and the first one with a
 * level, in ms since navigation. Returns null until the browser has recorded both, some time after
 * the responses arrive.
 */
function requestTimes() {
  const courses = performance
    .getEntriesByType('resource')
    .filter(({ name }) => name.includes('matriculas-curso'));
  const first = (withLevel: boolean) =>
    courses.find(({ name }) => name.includes('nivel_ensino=') === withLevel)?.startTime;
  const [before, after] = [first(false), first(true)];
  return before && after ? { before, after } : null;
}

describe('/formandos', () => {
  it('applies its defaults (enrolments, technical education) after 1.5 s, without layout shift', async () => {
    await watchFirstVisit(page);
    const turned = page.waitForResponse((response) =>
      decodeURIComponent(response.url()).endsWith(
        'matriculas-curso?currentPage=1&dimensao=Matrículas&nivel_ensino=Técnico',
      ),
    );
    await open('/formandos');
    await turned;
    const times = await page.waitForFunction(requestTimes);
    // The first request has no level; the defaults apply 1.5 s after the page starts to load.
    const { before, after } = (await times.jsonValue())!;
    expect(after).toBeGreaterThan(before);
    expect(after).toBeGreaterThan(1_500);
    expect(await field('Nível de Ensino').inputValue()).toBe('Técnico');
    expect(await field('Ano').inputValue()).toBe('2019');
    expect(await field('Dados').inputValue()).toBe('Matrículas');
    expect(await page.title()).toMatch(/^Visão Geral da Formação Superior e Técnica · /);
    expect(address()).toBe('');
    expect(await page.locator('graduate-funding').isVisible()).toBe(false);
    await drawnCharts(page);
    expectLittleShift(await shiftsOf(page), 0.02);
    await expectCoverage(page);
  });

  it('keeps its filters in the URL: reload, back and forward restore them', async () => {
    await open(graduation);
    expect(await title('graduate-axes')).toBe('Detalhamento das Áreas: Matrículas');
    expect(await title('graduate-degree-types')).toBe('Matrículas por Grau Acadêmico');
    const country = await summary('graduate-courses');
    await field('Estado').selectOption('35');
    await expect.poll(address).toBe('?nivel_academico=1&nivel_ensino=Superior&uf=35');
    await expect.poll(() => summary('graduate-courses')).not.toBe(country);
    const state = await summary('graduate-courses');

    await page.reload();
    await expect.poll(() => summary('graduate-courses')).toBe(state);
    await page.goBack();
    await expect.poll(() => summary('graduate-courses')).toBe(country);
    await page.goForward();
    await expect.poll(() => summary('graduate-courses')).toBe(state);
  });

  it('offers graduates and vacancies only for higher education, and resets them otherwise', async () => {
    await open('/formandos');
    const measures = () => field('Dados').locator('option').allInnerTexts();
    expect(await measures()).toEqual(['Matrículas']);
    await field('Nível de Ensino').selectOption('Superior');
    expect(await measures()).toEqual(['Matrículas', 'Concluintes', 'Vagas']);
    await field('Dados').selectOption('Concluintes');
    await expect.poll(() => title('graduate-axes')).toBe('Concluintes por Áreas');
    await expect.poll(() => summary('graduate-modality')).toContain('concluintes');
    await field('Nível de Ensino').selectOption('Técnico');
    await expect.poll(() => title('graduate-axes')).toBe('Matrículas por Eixo Tecnológico');
    expect(await field('Dados').inputValue()).toBe('Matrículas');
    expect(await field('Nível Acadêmico').count()).toBe(0);
  });

  it('filters by a network’s administrations when its slice of the ring is clicked', async () => {
    await open(graduation);
    const canvas = page.locator('graduate-categories canvas');
    await canvas.scrollIntoViewIfNeeded();
    const box = await canvas.boundingBox();
    // The larger slice, the private network, starts at the top and runs clockwise.
    const right = {
      x: (box?.width ?? 0) / 2 + 0.38 * (box?.height ?? 0),
      y: (box?.height ?? 0) / 2,
    };
    await canvas.click({ position: right });
    await expect.poll(address).toContain('dependenciaAdministrativa=4');
    await canvas.click({ position: right });
    await expect.poll(address).not.toContain('dependenciaAdministrativa');
  });

  it('can be used with only the keyboard: level, network, course pages', async () => {
    await open('/formandos');
    // Waits for the page's defaults, because they reset the course table.
    await page.waitForFunction(requestTimes);
    await field('Nível de Ensino').focus();
    await page.keyboard.press('ArrowDown');
    await expect.poll(address).toContain('nivel_ensino=Superior');

    const networks = page.locator('graduate-categories');
    await networks.getByRole('button', { name: /^Opções: / }).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    const publicNetwork = networks.getByRole('button', { name: 'Pública', exact: true });
    await publicNetwork.focus();
    const turned = page.waitForResponse(
      (response) =>
        response.url().includes('matriculas-curso') &&
        response.url().includes('dependenciaAdministrativa'),
    );
    await page.keyboard.press('Enter');
    await turned;
    await expect.poll(address).toContain('dependenciaAdministrativa=1,2,3');
    await networks.locator('button[aria-pressed=true]', { hasText: 'Pública' }).waitFor();

    const courses = page.locator('graduate-courses');
    await courses.getByText(/^1–10 de /).waitFor();
    await courses.getByRole('button', { name: 'Próximo' }).focus();
    await page.keyboard.press('Enter');
    await courses.getByText(/^11–20 de /).waitFor();
    await field('Região').selectOption('3');
    await courses.getByText(/^1–10 de /).waitFor();
  });

  it('shows the fields of study full screen, and never scrolls horizontally', async () => {
    await expectToFit(page, () => open(`${graduation}&uf=35`));
    const areas = page.locator('graduate-axes');
    await areas.getByRole('button', { name: 'Ver mais' }).click();
    await areas.getByRole('button', { name: 'Ver menos' }).click();
    await areas.getByRole('button', { name: 'Ver mais' }).waitFor();
  });
});
