import { basePath } from '../base/base-path';

/** The person who is logged in, as the API describes them; single sign-on gives only the name. */
export interface User {
  fullname: string;
  email?: string;
  username?: string;
}

/** The part of the session that this browser keeps. A user without a token came by single sign-on. */
export interface Session {
  user?: User;
  authToken?: string;
}

export interface Credentials {
  email: string;
  password: string;
}

export interface Registration extends Credentials {
  fullname: string;
  username: string;
}

/** A refused account request; `status` is 0 if the server could not be reached. */
export class AuthError extends Error {
  override readonly name = 'AuthError';

  constructor(
    readonly status: number,
    /** Time until the client should try again, in seconds; absent if it may at once. */
    readonly retryAfter?: number,
  ) {
    super(`The account request failed with status ${status}.`);
  }
}

/** The version changes with the shape of `Session`. */
const KEY = 'observatorio-auth-v1';

/** Whether a token says that it has expired; the API judges all others. */
function isExpired(token: string): boolean {
  try {
    const payload = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    return JSON.parse(atob(payload)).exp * 1000 <= Date.now();
  } catch {
    return false;
  }
}

/** Reads what is stored; corrupt content and expired tokens count as no session. */
function readSession(): Session {
  try {
    const { user, authToken }: Session = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    const isUser = typeof user?.fullname === 'string';
    if (authToken === undefined) return isUser ? { user } : {};
    if (typeof authToken !== 'string' || !/^[\w.~+/=-]+$/.test(authToken) || isExpired(authToken))
      return {};
    return { authToken, ...(isUser && { user }) };
  } catch {
    return {};
  }
}

let current = readSession();
const listeners = new Set<() => void>();

// Another tab logged in or out.
globalThis.addEventListener?.('storage', ({ key }) => {
  if (key !== KEY && key !== null) return;
  const { authToken, user } = readSession();
  const isSame = authToken !== undefined && authToken === current.authToken;
  announce({
    ...(authToken && { authToken }),
    ...(user && { user: { ...(isSame && current.user), ...user } }),
  });
});

function announce(next: Session): void {
  current = next;
  for (const listener of listeners) listener();
}

function setSession(next: Session): void {
  const { authToken, user } = next;
  // The e-mail and the user name are loaded anew with each page.
  const stored: Session = {
    ...(authToken && { authToken }),
    ...(user && { user: { fullname: user.fullname } }),
  };
  try {
    localStorage.setItem(KEY, JSON.stringify(stored));
  } catch (error) {
    console.warn('Este navegador não guarda a sessão; ela dura até a página ser fechada.', error);
  }
  announce(next);
}

/** The session of this browser, to read and to follow; suits `useSyncExternalStore`. */
export const session = {
  get: (): Session => current,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

async function call(path: string, init: RequestInit = {}): Promise<unknown> {
  const { authToken } = current;
  const response = await fetch(basePath + path, {
    ...init,
    headers: {
      ...(init.body ? { 'content-type': 'application/json' } : {}),
      ...(authToken ? { authorization: `Bearer ${authToken}` } : {}),
    },
  }).catch(() => {
    throw new AuthError(0);
  });
  if (!response.ok) {
    const wait = Number(response.headers.get('retry-after'));
    throw new AuthError(response.status, wait || undefined);
  }
  const text = await response.text();
  return text ? JSON.parse(text) : undefined;
}

const post = (path: string, body: object) =>
  call(path, { method: 'POST', body: JSON.stringify(body) });

/**
 * Requests a part of the person's own account. Ends the session if the API no longer accepts its
 * token. Throws an AuthError.
 */
export async function callOwn(path: string, method = 'GET', body?: object): Promise<unknown> {
  const { authToken } = current;
  try {
    return await call(path, { method, ...(body && { body: JSON.stringify(body) }) });
  } catch (error) {
    const isEnded = error instanceof AuthError && error.status === 401;
    if (isEnded && current.authToken === authToken) setSession({});
    throw error;
  }
}

/** Stores a token, clears the user and loads the one that the token belongs to. */
async function begin(answer: unknown): Promise<void> {
  const { accessToken } = answer as { accessToken: string };
  setSession({ authToken: accessToken });
  await loadUser();
}

/** Logs in. Throws an AuthError. */
export const login = async (credentials: Credentials): Promise<void> =>
  begin(await post('/api/auth/login', credentials));

/** Creates an account and logs in. Throws an AuthError. */
export const register = async (registration: Registration): Promise<void> =>
  begin(await post('/api/auth/register', registration));

/** Has a link for a new password sent. Throws an AuthError. */
export async function requestPasswordReset(email: string): Promise<void> {
  await post('/api/auth/forgot-password', { email });
}

/** Sets a new password by the token of a link. Throws an AuthError. */
export async function resetPassword(token: string, password: string): Promise<void> {
  await post('/api/auth/reset-password', { token, password });
}

/** Takes what the API answered about a token, unless its session ended meanwhile. */
function setUser(user: User, authToken: string | undefined): void {
  if (authToken && authToken === current.authToken) setSession({ authToken, user });
}

/** Loads the user of the stored token. Throws an AuthError. */
export async function loadUser(): Promise<void> {
  const { authToken } = current;
  setUser((await callOwn('/api/me')) as User, authToken);
}

/** Forgets the token and the user, and ends the session on the server. */
export function logout(): void {
  // If it does not arrive, the token ends by itself.
  if (current.authToken) call('/api/auth/logout', { method: 'POST', keepalive: true }).catch(noop);
  setSession({});
}

const noop = (): void => undefined;

/** Shows the name of a person who came by single sign-on. */
export function enterAs(user: User): void {
  setSession({ user });
}

/** Changes the person's name. Throws an AuthError. */
export async function rename(fullname: string): Promise<void> {
  const { authToken } = current;
  setUser((await callOwn('/api/me', 'PATCH', { fullname })) as User, authToken);
}

/** Changes the password, which ends all other sessions. Throws an AuthError. */
export async function changePassword(password: string, newPassword: string): Promise<void> {
  const { authToken } = current;
  const answer = await callOwn('/api/me/senha', 'PUT', { password, newPassword });
  if (authToken !== current.authToken) return;
  setSession({ ...current, authToken: (answer as { accessToken: string }).accessToken });
}

/** Deletes the account with all that belongs to it. Throws an AuthError. */
export async function deleteAccount(password: string): Promise<void> {
  await callOwn('/api/me', 'DELETE', { password });
  setSession({});
}
