import { useLocation } from 'react-router';

/** The success of another form, which the log-in page reports. */
export type AuthNotice = 'linkSent' | 'passwordChanged';

/** What a page passes on to the log-in page. */
export interface AuthState {
  notice?: AuthNotice;
  /** Path of the portal to open after the log-in. */
  from?: string;
}

/** The state passed on to this page, if any. */
export const useAuthState = (): AuthState => (useLocation().state as AuthState | null) ?? {};
