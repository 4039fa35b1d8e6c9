import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { cardsAndPanels } from '@observatorio/cards';
import { areaPages } from '@observatorio/contract';
import { expect, it } from 'vitest';
import { formAt, isCard, isPagePath, pageAt, pageData, pageList, pages } from './index';
import { mainMenu, sideMenu } from './menus';

it('declares each page in a file of its name, at a path of its own', () => {
  const paths = pageList.map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
  const missing = paths.filter((path) => !existsSync(join(import.meta.dirname, `.${path}.ts`)));
  expect(missing).toEqual([]);
});

it('lists every declaration of a page', () => {
  const folder = import.meta.dirname;
  const declared = readdirSync(folder).filter(
    (file) =>
      file.endsWith('.ts') &&
      !file.includes('.test.') &&
      /: Page = \{/.test(readFileSync(join(folder, file), 'utf8')),
  );
  const listed = new Set(pageList.map(({ path }) => path));
  expect(declared.filter((file) => !listed.has(`/${basename(file, '.ts')}`))).toEqual([]);
});

it.each(Object.entries(areaPages))('has the page of the area %s', (family, path) => {
  expect(pageAt(path)?.area?.family).toBe(family);
});

it.each(Object.values(areaPages))(
  'answers other pages’ questions and is embedded as a tag: %s',
  (path) => {
    const { next = [], standIns = [] } = pageAt(path) ?? {};
    expect(next).not.toEqual([]);
    expect(standIns).not.toEqual([]);
  },
);

it('checks the filters of every page that has some, or their subject', () => {
  const unchecked = pageList.filter(
    ({ area, filterLists, subject }) => area && !filterLists && !subject,
  );
  expect(unchecked.map(({ path }) => path)).toEqual([]);
});

it('shows every card on some page', () => {
  const shown = pageList
    .flatMap(({ sections = [] }) => sections)
    .flatMap(({ tags, panel }) => [...tags, ...(panel ? [panel] : [])])
    .map(({ card }) => card.tag);
  const cards = cardsAndPanels.filter(isCard).map(({ tag }) => tag);
  // The detail of a course contains its series.
  expect(cards.filter((tag) => !shown.includes(tag))).toEqual(['course-trend']);
});

it('shows something on every page: tags, or a layout of its own', () => {
  const layouts = join(import.meta.dirname, '../../../portal/src/pages');
  const empty = pageList.filter(
    ({ path, sections = [] }) =>
      sections.length === 0 && !existsSync(join(layouts, `${basename(path)}.tsx`)),
  );
  expect(empty.map(({ path }) => path)).toEqual([]);
});

it('gives the browser plain data that is equal to the declaration', () => {
  for (const page of pageList) {
    const data = pageData(page);
    expect(JSON.parse(JSON.stringify(data))).toEqual(data);
    expect(page).toMatchObject(data);
  }
});

it('places pages in the menus', () => {
  expect(mainMenu).toEqual([
    { to: '/formandos', label: 'Formação' },
    { to: '/mapa', label: 'Mercado de trabalho' },
    { to: '/profissoes', label: 'Profissões' },
  ]);
  expect(sideMenu).toEqual([
    {
      group: 'Trabalho',
      entries: [
        { to: '/mapa', label: 'Mercado de trabalho' },
        { to: '/profissoes', label: 'Profissões' },
        { to: '/lugar', label: 'Lugares' },
        { to: '/indicadores', label: 'Indicadores' },
      ],
    },
    {
      group: 'Formação',
      entries: [
        { to: '/formandos', label: 'Formação' },
        { to: '/busca-curso', label: 'Busca de cursos' },
      ],
    },
    {
      group: 'Ocupações',
      entries: [
        { to: '/busca-cargo', label: 'Busca de ocupações' },
        { to: '/perfil', label: 'Perfil da ocupação' },
      ],
    },
  ]);
});

it('recognises the pages of the portal, with or without a title', () => {
  const known = ['/mapa', '', '/auth/login', '/error/error-v6', '/google-material/buttons/flat'];
  expect(known.filter((path) => !isPagePath(path))).toEqual([]);
  const unknown = ['/mapas', '/', '/auth/', '/error/error-v7', '/google-materials', '/__proto__'];
  expect(unknown.filter(isPagePath)).toEqual([]);
});

it.each([
  ['', 'busca-cargo'],
  ['uf=35', 'busca-cargo'],
  ['comparar=', 'busca-cargo-comparar'],
  ['cod_cbo=225125', 'busca-cargo-assunto'],
  ['comparar=1&cbo=', 'busca-cargo-assunto'],
])('has HTML of its own for busca-cargo?%s', (search, file) => {
  expect(formAt(pages.buscaCargo, search)?.file).toBe(file);
  expect(pageAt('/busca-cargo')).toBe(pages.buscaCargo);
});
