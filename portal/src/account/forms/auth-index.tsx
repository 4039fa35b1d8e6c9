import { Navigate } from 'react-router';
import { useAuthState } from './notice';

/** Redirects /auth to the login page and passes on the navigation state. */
export function AuthIndex() {
  return <Navigate to="/auth/login" replace state={useAuthState()} />;
}
