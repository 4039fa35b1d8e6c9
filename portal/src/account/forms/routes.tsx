import { withTexts } from '../../i18n/with-texts';
import type { PortalRoute } from '../../router/portal-router';
import { AuthIndex } from './auth-index';

/** Routes of the account forms. */
export const authRoutes: PortalRoute[] = [
  { path: '/auth', element: <AuthIndex /> },
  { path: '/auth/login', lazy: withTexts(() => import('./login')) },
  { path: '/auth/registration', lazy: withTexts(() => import('./registration')) },
  { path: '/auth/forgot-password', lazy: withTexts(() => import('./forgot-password')) },
  { path: '/auth/reset-password', lazy: withTexts(() => import('./reset-password')) },
];
