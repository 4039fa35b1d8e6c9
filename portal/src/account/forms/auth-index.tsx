import { Navigate } from 'react-router';
import { useAuthState } from './notice';

/** Redirects /auth to the log-in page, with the state passed on to it. */
export function AuthIndex() {
  return <Navigate to="/auth/login" replace state={useAuthState()} />;
}
