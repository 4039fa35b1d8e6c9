import type { PagePath } from '@observatorio/domain';
import { Navigate, Outlet } from 'react-router';
import { authRoutes } from './account/forms/routes';
import { PageError, RouteError } from './pages/route-error';
import { ErrorBoundary } from './router/error-boundary';
import type { PortalRoute } from './router/portal-router';
import { BlankShell } from './shell/blank-shell';
import { PageLoading } from './shell/page-loading';
import { Shell } from './shell/shell';
import { templateRoutes } from './template/routes';

/** The module of each titled page, by path. */
const modules = {
  '/home': () => import('./pages/home'),
  '/formandos': () => import('./pages/formandos'),
  '/busca-cargo': () => import('./pages/busca-cargo'),
  '/busca-curso': () => import('./pages/busca-curso'),
  '/perfil': () => import('./pages/perfil'),
  '/mapa': () => import('./pages/mapa'),
  '/profissoes': () => import('./pages/profissoes'),
  '/metodo-profissoes': () => import('./pages/metodo-profissoes'),
  '/sobre': () => import('./pages/sobre'),
  '/incorporar': () => import('./pages/incorporar'),
  '/contato': () => import('./pages/contato'),
  '/monitor': () => import('./pages/monitor'),
  '/terms': () => import('./pages/terms'),
} satisfies Record<PagePath, PortalRoute['lazy']>;

const pages: PortalRoute[] = [
  ...Object.entries(modules).map(([path, lazy]) => ({ path, lazy })),
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
      <ErrorBoundary fallback={<RouteError />}>
        <Shell />
      </ErrorBoundary>
    ),
    children: [
      {
        element: (
          <ErrorBoundary fallback={<PageError />}>
            <Outlet />
          </ErrorBoundary>
        ),
        children: [{ path: '/', element: <Navigate to="/home" replace /> }, ...withLoading(pages)],
      },
    ],
  },
  {
    element: (
      <ErrorBoundary fallback={<RouteError />}>
        <BlankShell />
      </ErrorBoundary>
    ),
    children: withLoading(authRoutes),
  },
];
