import { withTexts } from '../i18n/with-texts';
import type { PortalRoute } from '../router/portal-router';

const placeholder = withTexts(() => import('./placeholder'));

/** Routes of the template demonstrations, which are not part of the product. */
export const templateRoutes: PortalRoute[] = [
  { path: '/dashboard', lazy: withTexts(() => import('./dashboard')) },
  { path: '/builder', lazy: withTexts(() => import('./builder/builder')) },
  { path: '/e-commerce/customers', lazy: withTexts(() => import('./commerce/customers')) },
  { path: '/e-commerce/products', lazy: withTexts(() => import('./commerce/products')) },
  { path: '/my-page', lazy: placeholder },
  { path: '/google-material/*', lazy: placeholder },
  { path: '/react-bootstrap/*', lazy: placeholder },
];
