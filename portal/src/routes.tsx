import type { PageName } from '@observatorio/pages';
import { loadPage } from '@observatorio/pages/load-page';
import { paths } from '@observatorio/pages/paths';
import { Navigate, Outlet } from 'react-router';
import { authRoutes } from './account/forms/routes';
import { PageError, RouteError } from './pages/route-error';
import { RouteErrorBoundary } from './router/error-boundary';
import type { PortalRoute } from './router/portal-router';
import { BlankShell } from './shell/blank-shell';
import { PageLoading } from './shell/page-loading';
import { Shell } from './shell/shell';
import { templateRoutes } from './template/routes';

/** The layouts of the pages that are not made of tags alone. */
const layouts: Readonly<Partial<Record<PageName, PortalRoute['lazy']>>> = {
  home: () => import('./pages/home'),
  buscaCargo: () => import('./pages/busca-cargo'),
  buscaCurso: () => import('./pages/busca-curso'),
  metodoProfissoes: () => import('./pages/metodo-profissoes'),
  lugar: () => import('./pages/lugar'),
  sobre: () => import('./pages/sobre'),
  incorporar: () => import('./pages/incorporar'),
  contato: () => import('./pages/contato'),
  monitor: () => import('./pages/monitor'),
  terms: () => import('./pages/terms'),
};

/** Loads a page made of tags. */
async function loadTagPage(name: PageName) {
  const [{ componentOf }, page] = await Promise.all([import('./pages/tag-page'), loadPage(name)]);
  return { Component: componentOf(page) };
}

const titled = Object.entries(paths).map(([key, path]): PortalRoute => {
  const name = key as PageName;
  return { path, lazy: layouts[name] ?? (() => loadTagPage(name)) };
});

const pages: PortalRoute[] = [
  ...titled,
  { path: `${paths.lugar}/*`, lazy: () => import('./pages/place-page') },
  { path: '/user/profile', lazy: () => import('./pages/user-profile') },
  { path: '/logout', lazy: () => import('./pages/logout') },
  { path: '/error/:version', lazy: () => import('./pages/error-page') },
  ...templateRoutes,
  { path: '*', lazy: () => import('./pages/not-found') },
];

/**
 * Shows the shell while the first page loads, so that text typed into the shell's search field is
 * kept.
 */
const withLoading = (routes: readonly PortalRoute[]): PortalRoute[] =>
  routes.map((route) => ({
    element: <PageLoading />,
    ...route,
    // Matches the server's routing.
    caseSensitive: true,
  }));

/** Every route of the portal. */
export const routes: PortalRoute[] = [
  {
    element: (
      <RouteErrorBoundary fallback={<RouteError />}>
        <Shell />
      </RouteErrorBoundary>
    ),
    children: [
      {
        element: (
          <RouteErrorBoundary fallback={<PageError />}>
            <Outlet />
          </RouteErrorBoundary>
        ),
        children: [
          { path: '/', element: <Navigate to={paths.home} replace /> },
          ...withLoading(pages),
        ],
      },
    ],
  },
  {
    element: (
      <RouteErrorBoundary fallback={<RouteError />}>
        <BlankShell />
      </RouteErrorBoundary>
    ),
    children: withLoading(authRoutes),
  },
];
