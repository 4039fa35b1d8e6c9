import { useLocation } from 'react-router';

/** Success of another form, reported on the login page. */
export type AuthNotice = 'linkSent' | 'passwordChanged' | 'confirmationSent';

/** Navigation state passed to the login page. */
export interface AuthState {
  notice?: AuthNotice;
  /** Portal path to open after login. */
  from?: string;
}

/** Returns the navigation state of this page; empty if there is none. */
export const useAuthState = (): AuthState => (useLocation().state as AuthState | null) ?? {};
