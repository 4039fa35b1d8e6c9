import type { pageTitles } from '@observatorio/domain';
import { createBrowserRouter, Navigate, type RouteObject } from 'react-router';
import { RouteError } from './pages/route-error';
import { Shell } from './shell/shell';

/** The module of each titled page, by its path. */
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
} satisfies Record<keyof typeof pageTitles, RouteObject['lazy']>;

const pages: RouteObject[] = [
  { index: true, element: <Navigate to="/home" replace /> },
  ...Object.entries(modules).map(([path, lazy]) => ({ path, lazy })),
  { path: '*', lazy: () => import('./pages/not-found') },
];

export const router = createBrowserRouter([
  {
    element: <Shell />,
    errorElement: <RouteError />,
    hydrateFallbackElement: <Shell loading />,
    children: pages,
  },
]);
