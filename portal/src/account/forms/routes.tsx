import type { RouteObject } from 'react-router';
import { withTexts } from '../../i18n/with-texts';
import { AuthIndex } from './auth-index';

/** Routes of the account forms. */
export const authRoutes: RouteObject[] = [
  { path: '/auth', Component: AuthIndex },
  { path: '/auth/login', lazy: withTexts(() => import('./login')) },
  { path: '/auth/registration', lazy: withTexts(() => import('./registration')) },
  { path: '/auth/forgot-password', lazy: withTexts(() => import('./forgot-password')) },
  { path: '/auth/reset-password', lazy: withTexts(() => import('./reset-password')) },
];
