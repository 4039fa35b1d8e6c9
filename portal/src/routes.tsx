import { createBrowserRouter, type RouteObject, redirect } from 'react-router';
import { RouteError } from './pages/route-error';
import { Shell } from './shell/shell';

const pages: RouteObject[] = [
  { index: true, loader: () => redirect('/home') },
  { path: 'home', lazy: () => import('./pages/home') },
  { path: 'mapa', lazy: () => import('./pages/mapa') },
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
