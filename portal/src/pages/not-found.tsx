import { Navigate, useLocation } from 'react-router';

/** Redirects unknown URLs to the error page, which shows the URL. */
export function Component() {
  const { pathname, search } = useLocation();
  return <Navigate to="/error/error-v1" replace state={{ from: pathname + search }} />;
}
