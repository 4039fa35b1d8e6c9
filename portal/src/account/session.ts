/** The person who is logged in, as the API describes them. */
export interface User {
  fullname: string;
}

/** The part of the session that this browser keeps. */
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

function readSession(): Session {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}

let current = readSession();
const listeners = new Set<() => void>();

function setSession(next: Session): void {
  current = next;
  try {
    localStorage.setItem(KEY, JSON.stringify(next));
  } catch (error) {
    console.warn('Este navegador não guarda a sessão; ela dura até a página ser fechada.', error);
  }
  for (const listener of listeners) listener();
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
  const response = await fetch(path, {
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

/** Loads the user of the stored token. Throws an AuthError. */
export async function loadUser(): Promise<void> {
  const user = (await call('/api/me')) as User;
  setSession({ ...current, user });
}

/** Forgets the token and the user. */
export function logout(): void {
  setSession({});
}
