import type { Manifest } from '@observatorio/contract';
import type { Locator, Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { expectLittleShift, shiftsOf } from '../support/layout-shifts';
import { visitPortal, watchFirstVisit } from '../support/portal';

const portal = visitPortal();
let page: Page;

beforeEach(() => {
  ({ page } = portal);
});

const PHONE = { width: 360, height: 740 };

const open = (path: string) => page.goto(portal.origin + path);
const address = () => new URL(page.url()).pathname + new URL(page.url()).search;
const parameter = (name: string) => new URL(page.url()).searchParams.get(name);
const bar = () => page.locator('course-filters');
const offers = () => page.locator('course-offers');
const detail = () => page.locator('course-detail');
const summary = () => offers().locator('[part=summary]');
const titles = () => offers().locator('.result-title');
const firstTitle = () => titles().first();

/** Offers of one course near a city. */
const nurses = '/busca-curso?nivel_ensino=T%C3%A9cnico&nome_curso=enfermagem&municipio=3509502';

describe('/home', () => {
  it('navigates to a course, to an occupation and back by mouse', async () => {
    await open('/');
    const search = page.locator('home-search');
    await search.getByRole('tab', { name: 'Busque seu curso' }).click();
    await search.getByLabel('Nível de ensino', { exact: true }).selectOption('Técnico');
    await search.getByLabel('Curso ou instituição').fill('enfermajem');
    await search.getByRole('button', { name: 'Buscar' }).click();
    await expect.poll(() => parameter('nome_curso')).toBe('enfermajem');
    expect(address()).toMatch(/^\/busca-curso\?/);
    await titles().getByText('Enfermagem').first().click();
    await expect.poll(() => parameter('codigo_curso')).toBe('tecnico-1006');
    await detail().getByRole('link', { name: 'Técnico de enfermagem', exact: true }).click();
    await expect.poll(() => parameter('cbo')).toBe('322205');
    const courses = page.locator('occupation-courses');
    await courses.getByRole('link', { name: 'Enfermagem', exact: true }).first().waitFor();
    await page.goBack();
    await expect.poll(() => parameter('codigo_curso')).toBe('tecnico-1006');
    await detail().getByText('Depois de formado').waitFor();
  });

  it('opens an occupation using only the keyboard', async () => {
    await open('/home');
    const search = page.locator('home-search');
    await search.getByRole('tab', { name: 'Selecione a sua profissão' }).focus();
    await page.keyboard.press('ArrowRight');
    await search.getByLabel('Nível de ensino', { exact: true }).waitFor();
    await page.keyboard.press('ArrowLeft');
    const field = search.getByRole('combobox', { name: 'Selecione a sua profissão' });
    await field.focus();
    await page.keyboard.type('medico clinico');
    await search.getByRole('option').first().getByText('Médico clínico').waitFor();
    await page.keyboard.press('Enter');
    const button = search.getByRole('button', { name: 'Buscar' });
    await expect.poll(() => button.isEnabled()).toBe(true);
    await page.keyboard.press('Enter');
    await expect.poll(address).toBe('/busca-cargo?cbo=225125');
  });

  it('shows three figures that link to their pages', async () => {
    await open('/home');
    const figures = page.locator('.home-figure');
    await expect
      .poll(() => figures.locator('.home-number').allInnerTexts())
      .toEqual(['200.000', '8,6 milhões', '1,3 milhão']);
    await page.getByText('Dados de demonstração: não são números oficiais.').waitFor();
    await figures.getByRole('link', { name: 'Ver os concluintes' }).click();
    await expect.poll(() => parameter('dimensao')).toBe('Concluintes');
  });

  it('shows the figures of each source for its newest year, of sources with data', async () => {
    await page.route('**/api/v1/dados', async (route) => {
      const response = await route.fetch();
      const manifest: Manifest = await response.json();
      const [rais] = manifest.conjuntos.filter(({ conjunto }) => conjunto === 'rais');
      const conjuntos = [2016, 2015].map((ano) => ({ ...rais, ano, ufs: ['12'] }));
      await route.fulfill({ json: { ...manifest, conjuntos } });
    });
    await open('/home');
    await page.getByRole('heading', { name: 'O país em 2016' }).waitFor();
    const figures = page.locator('.home-figure');
    await expect
      .poll(() => figures.allInnerTexts())
      .toEqual([expect.stringMatching(/^200\.000\s+vínculos .* no fim do ano \(só Acre\)\s/)]);
    expect(await page.getByText('Os números não chegaram').count()).toBe(0);
    expect(await figures.getByRole('link').getAttribute('href')).toBe('/mapa');
  });
});

describe('/busca-curso', () => {
  it('lists each course once, and then its offers under the filters in force', async () => {
    await open('/busca-curso?custeamento=1&uf=35');
    await summary().getByText('cursos, os de mais matrículas primeiro').waitFor();
    const names = await offers().locator('.result').allInnerTexts();
    expect(new Set(names).size).toBe(names.length);
    expect(names.join()).toMatch(/Em [\d.]+ instituições/);
    await firstTitle().getByRole('link').click();
    await detail()
      .getByText(/com os filtros em vigor: São Paulo, Gratuito/)
      .waitFor();
    const list = detail().getByRole('list', { name: 'Ofertas do curso' });
    const tags = await list.locator('.result-tags').allInnerTexts();
    expect(tags.length).toBeGreaterThan(5);
    for (const tag of tags) expect(tag).toContain('Gratuito');
  });

  it('gives each offer an address that reopens it', async () => {
    await open('/busca-curso?nivel_ensino=Superior&uf=35');
    await firstTitle().getByRole('link').click();
    const links = detail().getByRole('list', { name: 'Ofertas do curso' }).getByRole('link');
    const institution = await links.nth(1).innerText();
    await links.nth(1).click();
    const chosen = detail().locator('.detail-first');
    await chosen.getByText(institution).waitFor();
    const code = parameter('oferta');
    expect(code).toMatch(/^superior-\d+-\d+-\d+$/);
    expect(parameter('uf')).toBe('35');
    await page.goBack();
    await chosen.waitFor({ state: 'detached' });
    expect(parameter('oferta')).toBeNull();
    await page.goForward();
    await chosen.getByText(institution).waitFor();
    await page.reload();
    await chosen.getByText(institution).waitFor();
    expect(await detail().locator('[part=summary]').first().innerText()).toContain(institution);
    expect(parameter('oferta')).toBe(code);
    await detail().getByRole('button', { name: 'Ver o curso em todas' }).click();
    await chosen.waitFor({ state: 'detached' });
  });

  it('finds courses of all levels by name, and keeps the name when a level is chosen', async () => {
    await open('/busca-curso');
    await bar().getByLabel('Curso ou instituição').fill('enfermagem');
    await expect.poll(() => parameter('nome_curso')).toBe('enfermagem');
    await expect
      .poll(async () => (await offers().locator('.result-tags').allInnerTexts()).toSorted())
      .toEqual(['Superior', 'Técnico']);
    await bar().getByLabel('Nível de ensino', { exact: true }).selectOption('Superior');
    await expect.poll(() => parameter('nivel_ensino')).toBe('Superior');
    expect(parameter('nome_curso')).toBe('enfermagem');
  });

  it('filters by shift, and marks it on each offer', async () => {
    await open('/busca-curso?municipio=3550308');
    await bar().getByLabel('Turno').selectOption({ label: 'Noite' });
    await expect.poll(() => parameter('turno')).toBe('noturno');
    await summary().getByText('o censo escolar não informa o turno').waitFor();
    const tags = await offers().locator('.result-tags').allInnerTexts();
    for (const tag of tags) expect(tag).toContain('Noite');
    await bar().getByLabel('Nível de ensino', { exact: true }).selectOption('Técnico');
    await bar().getByLabel('Eixo tecnológico').waitFor();
    await expect.poll(() => bar().getByLabel('Turno').count()).toBe(0);
  });

  it('maps the offers until a course is chosen, and filters by a click on a state', async () => {
    await open('/busca-curso?nome_curso=enfermagem');
    const map = page.locator('course-map');
    await map.getByText('São Paulo concentra').waitFor();
    await detail().getByText('Sem curso').waitFor();
    await map.getByRole('button', { name: /^Opções/ }).click();
    await map.getByRole('menuitem', { name: /tabela/ }).click();
    await map.getByRole('button', { name: 'Minas Gerais' }).click();
    await expect.poll(() => parameter('uf')).toBe('31');
    await firstTitle().getByRole('link').click();
    await detail().getByText('Quem oferece em Minas Gerais').waitFor();
    expect(await map.isVisible()).toBe(false);
  });

  it('says that the map ignores the chosen city', async () => {
    await open(nurses);
    await page.locator('course-map').getByText('O mapa conta todas as cidades').waitFor();
  });

  it('ends the filters on a phone with a button that counts the offers', async () => {
    await page.setViewportSize(PHONE);
    await open('/busca-curso?nivel_ensino=Superior&uf=12');
    const fields = bar().getByRole('button', { name: /^Filtros/ });
    await fields.click();
    const show = bar().locator('.show-results button');
    await expect.poll(() => show.innerText()).toMatch(/^Ver [\d.]+ ofertas$/);
    await bar().getByLabel('Curso ou instituição').fill('xyzzyq');
    await expect.poll(() => show.innerText()).toBe('Nenhuma oferta');
    expect(await show.isDisabled()).toBe(true);
    await bar().getByLabel('Curso ou instituição').fill('');
    await expect.poll(() => show.isEnabled()).toBe(true);
    const edges = async (element: Locator) => {
      const { y = 0, height = 0 } = (await element.boundingBox()) ?? {};
      return { top: y, bottom: y + height };
    };
    expect((await edges(show)).bottom).toBeLessThanOrEqual(PHONE.height);
    const shift = bar().getByLabel('Turno');
    await shift.focus();
    expect((await edges(shift)).bottom).toBeLessThanOrEqual((await edges(show)).top);
    await show.click();
    expect(await fields.getAttribute('aria-expanded')).toBe('false');
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.localName))
      .toBe('course-offers');
    const heading = await edges(offers().locator('[part=title]'));
    expect(heading.top).toBeGreaterThanOrEqual((await edges(bar())).bottom);
  });

  it('shows the chosen level’s filters, and clears the others when the level changes', async () => {
    await open('/busca-curso?regiao=3');
    await bar().getByLabel('Nível de ensino', { exact: true }).selectOption('Técnico');
    await bar().getByLabel('Eixo tecnológico').selectOption({ label: 'Ambiente e saúde' });
    await bar().getByLabel('Tipo de curso').waitFor();
    await expect.poll(() => parameter('eixo_tecnologico')).toBe('1');
    expect(parameter('regiao')).toBeNull();
    await bar().getByLabel('Nível de ensino', { exact: true }).selectOption('Superior');
    await bar().getByLabel('Área do curso').waitFor();
    expect(await bar().getByRole('combobox', { name: 'Eixo tecnológico' }).count()).toBe(0);
    await expect.poll(address).toBe('/busca-curso?nivel_ensino=Superior');
  });

  it('debounces typing, and returns to the first page', async () => {
    await open('/busca-curso?nivel_ensino=T%C3%A9cnico&pagina=3');
    await summary().getByText('Página 3').waitFor();
    const requests: string[] = [];
    page.on('request', (request) => {
      if (/conjuntos=cursos|\/cursos\?/.test(decodeURIComponent(request.url())))
        requests.push(request.url());
    });
    await bar().getByLabel('Curso ou instituição').focus();
    // Typed within the page: between keys sent to it, a busy machine could pause for longer than the
    // debounce.
    await page.evaluate(async () => {
      for (const letter of 'enfermagem') {
        document.execCommand('insertText', false, letter);
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    });
    await expect.poll(() => firstTitle().innerText()).toBe('Enfermagem');
    expect(requests).toHaveLength(1);
    expect(parameter('pagina')).toBeNull();
    await page.goBack();
    await summary().getByText('Página 3').waitFor();
  });

  it('lists courses near a city, and farther ones on request', async () => {
    await open(nurses);
    await summary().getByText('a até 50 km de Campinas').waitFor();
    expect(await bar().getByRole('combobox', { name: 'Cidade' }).inputValue()).toBe('Campinas');
    await offers().getByLabel('Distância').selectOption('200');
    await summary().getByText('a até 200 km de Campinas').waitFor();
    await offers().getByLabel('Distância').selectOption('0');
    await expect.poll(() => summary().innerText()).not.toContain('km');
  });

  it('restores filters, page and course from the URL', async () => {
    await open(`${nurses}&pagina=2`);
    await firstTitle().getByRole('link').click();
    await detail().getByText('Depois de formado').waitFor();
    const before = await titles().allInnerTexts();
    await page.reload();
    await detail().getByText('Depois de formado').waitFor();
    await summary().getByText('Página 2').waitFor();
    expect(await titles().allInnerTexts()).toEqual(before);
    await expect.poll(() => page.title()).toMatch(/^Enfermagem: onde estudar/);
  });

  it('shows a course over the list on a phone, and returns to the same scroll position', async () => {
    await page.setViewportSize(PHONE);
    await open(nurses);
    const panel = detail().getByRole('dialog');
    const entries = () => page.evaluate(() => history.length);
    const before = await entries();
    for (const at of [0, 1, 2]) {
      await titles().nth(at).getByRole('link').click();
      await panel.getByRole('button', { name: 'Voltar à lista' }).click();
      await panel.waitFor({ state: 'detached' });
    }
    // Closing a course goes back in the history, so only the last course remains, as a forward
    // entry.
    expect(await entries()).toBe(before + 1);

    const seventh = titles().nth(6).getByRole('link');
    await seventh.scrollIntoViewIfNeeded();
    const place = await page.evaluate(() => scrollY);
    await seventh.click();
    await panel.getByText('Depois de formado').waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
    await panel.getByRole('button', { name: 'Voltar à lista' }).click();
    await panel.waitFor({ state: 'detached' });
    expect(await page.evaluate(() => scrollY)).toBe(place);
    await seventh.click();
    await panel.waitFor();
    await page.goBack();
    await panel.waitFor({ state: 'detached' });
    expect(await page.evaluate(() => scrollY)).toBe(place);
    expect(await seventh.evaluate((link) => link.matches(':focus'))).toBe(true);
  });

  it('keeps panels within the viewport at the largest text size', async () => {
    await page.setViewportSize(PHONE);
    await open('/home');
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await page.getByRole('button', { name: 'Painel rápido' }).click();
    await page.getByRole('tab', { name: 'Ajustes' }).click();
    await page.getByLabel('Tamanho do texto').selectOption('Maior');
    const inView = { x: 0, y: 0, ...PHONE };
    const quickPanel = page.getByRole('dialog', { name: 'Painel rápido' });
    expect(await quickPanel.boundingBox()).toEqual(inView);
    await open(`${nurses}&codigo_curso=tecnico-1006`);
    const panel = detail().getByRole('dialog');
    await panel.getByText('Depois de formado').waitFor();
    expect(await panel.boundingBox()).toEqual(inView);
  });

  it('returns from an occupation to the course, and to the same scroll position in the list', async () => {
    await page.setViewportSize(PHONE);
    await open('/home');
    await page.goto(portal.origin + nurses);
    const ninth = titles().nth(8).getByRole('link');
    await ninth.scrollIntoViewIfNeeded();
    const place = await page.evaluate(() => scrollY);
    await ninth.click();
    const panel = detail().getByRole('dialog');
    await panel.getByRole('link', { name: 'Técnico de enfermagem', exact: true }).click();
    await page.locator('occupation-info dl').waitFor();
    await page.goBack();
    await panel.getByText('Depois de formado').waitFor();
    await panel.getByRole('button', { name: 'Voltar à lista' }).click();
    await panel.waitFor({ state: 'detached' });
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
  });

  it('shows the institutions that offer the course in or near the chosen city', async () => {
    await open(`${nurses}&codigo_curso=tecnico-1006`);
    await detail().getByText('Quem oferece a até 50 km de Campinas').waitFor();
    await open(`${nurses}&codigo_curso=tecnico-1006&raio_km=0`);
    await detail().getByText('Quem oferece em Campinas').waitFor();
  });

  it('includes the course’s name in the served HTML', async () => {
    const titleOf = async (path: string) => {
      const html = await (await fetch(portal.origin + path)).text();
      return /<meta property="og:title" content="([^"]*)"/.exec(html)?.[1];
    };
    expect(await titleOf('/busca-curso?codigo_curso=1006')).toBe(
      'Enfermagem: onde estudar e em que trabalhar',
    );
    expect(await titleOf('/busca-curso?codigo_curso=1')).toBe('Busca de cursos');
  });

  it('loads with little layout shift', async () => {
    await watchFirstVisit(page);
    await open(`${nurses}&codigo_curso=tecnico-1006`);
    await detail().getByText('Quem oferece').waitFor();
    expectLittleShift(await shiftsOf(page), 0.1);
  });
});
