/** Paths of the portal's untitled pages; a trailing `*` matches any suffix. */
export const untitledPaths = [
  '/',
  '/auth',
  '/auth/login',
  '/auth/registration',
  '/auth/forgot-password',
  '/auth/reset-password',
  '/logout',
  '/user/profile',
  ...[1, 2, 3, 4, 5, 6].map((version) => `/error/error-v${version}`),
  '/dashboard',
  '/builder',
  '/my-page',
  '/google-material/*',
  '/react-bootstrap/*',
  '/e-commerce/customers',
  '/e-commerce/products',
];
