import { buscaCargo } from './busca-cargo';
import { buscaCurso } from './busca-curso';
import { contato } from './contato';
import { formandos } from './formandos';
import { home } from './home';
import { incorporar } from './incorporar';
import { indicadores } from './indicadores';
import { lugar } from './lugar';
import { mapa } from './mapa';
import { metodoProfissoes } from './metodo-profissoes';
import { monitor } from './monitor';
import type { Page } from './page';
import { perfil } from './perfil';
import { profissoes } from './profissoes';
import { sobre } from './sobre';
import { terms } from './terms';
import { untitledPaths } from './untitled-paths';

export * from './first-requests';
export * from './page';
export * from './page-data';
export * from './page-filters';
export * from './page-forms';
export * from './place-page';
export * from './subject';
export { untitledPaths } from './untitled-paths';

/** The titled pages of the portal, in the order of the menus and of search results. */
export const pages = {
  home,
  mapa,
  formandos,
  profissoes,
  buscaCargo,
  buscaCurso,
  perfil,
  lugar,
  indicadores,
  sobre,
  incorporar,
  metodoProfissoes,
  contato,
  monitor,
  terms,
} as const satisfies Readonly<Record<string, Page>>;

export type PageName = keyof typeof pages;

export const pageList: readonly Page[] = Object.values(pages);

/** Returns the titled page at a path, given without a trailing slash. */
export const pageAt = (path: string): Page | undefined =>
  pageList.find((page) => page.path === path);

/** Returns whether a path, given without a trailing slash, is a page of the portal. */
export const isPagePath = (path: string): boolean =>
  pageAt(path) !== undefined ||
  untitledPaths.some((known) =>
    known.endsWith('/*')
      ? path === known.slice(0, -2) || path.startsWith(known.slice(0, -1))
      : path === (known === '/' ? '' : known),
  );
