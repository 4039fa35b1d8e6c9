import { Navigate, useLocation } from 'react-router';

/** Leads unknown addresses to the error page, which shows the address. */
export function Component() {
  const { pathname, search } = useLocation();
  return <Navigate to="/error/error-v1" replace state={{ from: pathname + search }} />;
}
