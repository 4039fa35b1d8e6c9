import {
  type AccountAnswers,
  type AccountBody,
  type AccountOperation,
  type AccountOperationName,
  type AccountToken,
  type AccountUser,
  accountOperations,
} from '@observatorio/contract';
import { basePath } from '../base/base-path';

/** The logged-in user, as described by the API; single sign-on provides only the name. */
export type SessionUser = Pick<AccountUser, 'fullname'> & Partial<AccountUser>;

/**
 * The part of the session stored in this browser. A user without a token has logged in with single
 * sign-on.
 */
export interface Session {
  user?: SessionUser;
  authToken?: string;
}

export type Credentials = AccountBody<'login'>;

export type Registration = AccountBody<'register'>;

/** A failed account request; `status` is 0 if the server could not be reached. */
export class AuthError extends Error {
  override readonly name = 'AuthError';

  constructor(
    readonly status: number,
    /** Time until the client should retry, in seconds; undefined if it may retry at once. */
    readonly retryAfter?: number,
  ) {
    super(`The account request failed with status ${status}.`);
  }
}

/** Storage key; its version changes with the shape of `Session`. */
const KEY = 'observatorio-auth-v1';

/**
 * Whether a token has expired according to its own claim; false without a readable claim, which
 * leaves the decision to the API.
 */
function isExpired(token: string): boolean {
  try {
    const payload = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    return JSON.parse(atob(payload)).exp * 1000 <= Date.now();
  } catch {
    return false;
  }
}

/** Reads the stored session; corrupt content and expired tokens count as no session. */
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

// Another tab has logged in or out.
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
  // The e-mail and user name are not stored; each page load fetches them again.
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

/** The session of this browser, as a store for `useSyncExternalStore`. */
export const session = {
  get: (): Session => current,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/** Values for a request: those of the path's parameters, and of the body. */
interface RequestValues<Name extends AccountOperationName> {
  id?: string;
  body?: AccountBody<Name>;
  /** Whether the request may outlive the page. Default: false. */
  keepalive?: boolean;
}

async function call<Name extends AccountOperationName>(
  name: Name,
  { id = '', body, keepalive = false }: RequestValues<Name> = {},
): Promise<AccountAnswers[Name]> {
  const { authToken } = current;
  const { method, path }: AccountOperation = accountOperations[name];
  const response = await fetch(basePath + path.replace('{id}', encodeURIComponent(id)), {
    method,
    keepalive,
    headers: {
      ...(body ? { 'content-type': 'application/json' } : {}),
      ...(authToken ? { authorization: `Bearer ${authToken}` } : {}),
    },
    ...(body && { body: JSON.stringify(body) }),
  }).catch(() => {
    throw new AuthError(0);
  });
  if (!response.ok) {
    const wait = Number(response.headers.get('retry-after'));
    throw new AuthError(response.status, wait || undefined);
  }
  const text = await response.text();
  return (text ? JSON.parse(text) : undefined) as AccountAnswers[Name];
}

/**
 * Sends a request about the user's own account. Ends the session if the API no longer accepts its
 * token. Throws an AuthError.
 */
export async function sendAccountRequest<Name extends AccountOperationName>(
  name: Name,
  values?: RequestValues<Name>,
): Promise<AccountAnswers[Name]> {
  const { authToken } = current;
  try {
    return await call(name, values);
  } catch (error) {
    const isEnded = error instanceof AuthError && error.status === 401;
    if (isEnded && current.authToken === authToken) setSession({});
    throw error;
  }
}

/** Stores a new token, clears the user and loads the token's user. */
async function begin({ accessToken }: AccountToken): Promise<void> {
  setSession({ authToken: accessToken });
  await loadUser();
}

/** Logs in. Throws an AuthError. */
export const login = async (credentials: Credentials): Promise<void> =>
  begin(await call('login', { body: credentials }));

/**
 * Creates an account and logs in, unless the account waits for the link in an e-mail. Returns
 * whether the user is logged in. Throws an AuthError.
 */
export async function register(registration: Registration): Promise<boolean> {
  const token = await call('register', { body: registration });
  if (token) await begin(token);
  return token !== undefined;
}

/** Requests a password-reset link by e-mail. Throws an AuthError. */
export async function requestPasswordReset(email: string): Promise<void> {
  await call('requestReset', { body: { email } });
}

/** Sets a new password with the token of a reset link. Throws an AuthError. */
export async function resetPassword(token: string, password: string): Promise<void> {
  await call('resetPassword', { body: { token, password } });
}

/** Stores the user for a token, unless its session has ended in the meantime. */
function setUser(user: SessionUser, authToken: string | undefined): void {
  if (authToken && authToken === current.authToken) setSession({ authToken, user });
}

/** Loads the user of the stored token. Throws an AuthError. */
export async function loadUser(): Promise<void> {
  const { authToken } = current;
  setUser(await sendAccountRequest('user'), authToken);
}

/** Clears the token and the user, and ends the session on the server. */
export function logout(): void {
  // If the request fails, the token expires by itself.
  if (current.authToken) call('logout', { keepalive: true }).catch(noop);
  setSession({});
}

const noop = (): void => undefined;

/** Sets the name of a user who logged in with single sign-on. */
export function setSingleSignOnUser(user: SessionUser): void {
  setSession({ user });
}

/** Changes the user's name. Throws an AuthError. */
export async function rename(fullname: string): Promise<void> {
  const { authToken } = current;
  setUser(await sendAccountRequest('rename', { body: { fullname } }), authToken);
}

/** Changes the password and ends all other sessions. Throws an AuthError. */
export async function submitNewPassword(password: string, newPassword: string): Promise<void> {
  const { authToken } = current;
  const { accessToken } = await sendAccountRequest('changePassword', {
    body: { password, newPassword },
  });
  if (authToken !== current.authToken) return;
  setSession({ ...current, authToken: accessToken });
}

/** Deletes the account and all its data. Throws an AuthError. */
export async function deleteAccount(password: string): Promise<void> {
  await sendAccountRequest('remove', { body: { password } });
  setSession({});
}
