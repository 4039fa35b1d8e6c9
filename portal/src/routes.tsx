import { createBrowserRouter, Navigate, type RouteObject } from 'react-router';
import { RouteError } from './pages/route-error';
import { Shell } from './shell/shell';

const pages: RouteObject[] = [
  { index: true, element: <Navigate to="/home" replace /> },
  { path: 'home', lazy: () => import('./pages/home') },
  { path: 'formandos', lazy: () => import('./pages/formandos') },
  { path: 'busca-cargo', lazy: () => import('./pages/busca-cargo') },
  { path: 'perfil', lazy: () => import('./pages/perfil') },
  { path: 'mapa', lazy: () => import('./pages/mapa') },
  { path: 'sobre', lazy: () => import('./pages/sobre') },
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
