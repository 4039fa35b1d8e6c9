import type { PagePath } from '@observatorio/domain';
import { Navigate, type RouteObject } from 'react-router';
import { authRoutes } from './account/forms/routes';
import { PageError, RouteError } from './pages/route-error';
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
} satisfies Record<PagePath, RouteObject['lazy']>;

const pages: RouteObject[] = [
  ...Object.entries(modules).map(([path, lazy]) => ({ path, lazy })),
  { path: '/user/profile', lazy: () => import('./pages/user-profile') },
  { path: '/logout', lazy: () => import('./pages/logout') },
  { path: '/error/:version', lazy: () => import('./pages/error-page') },
  ...templateRoutes,
  { path: '*', lazy: () => import('./pages/not-found') },
];

/** Shows the shell while the first page loads, so that text typed in its search field is kept. */
const withLoading = (routes: readonly RouteObject[]): RouteObject[] =>
  routes.map((route) => ({
    ...route,
    // Matches the server's routing.
    caseSensitive: true,
    hydrateFallbackElement: <PageLoading />,
  }));

/** Every route of the portal. */
export const routes: RouteObject[] = [
  {
    element: <Shell />,
    errorElement: <RouteError />,
    children: [
      {
        errorElement: <PageError />,
        children: [
          { index: true, element: <Navigate to="/home" replace /> },
          ...withLoading(pages),
        ],
      },
    ],
  },
  {
    element: <BlankShell />,
    errorElement: <RouteError />,
    children: withLoading(authRoutes),
  },
];
