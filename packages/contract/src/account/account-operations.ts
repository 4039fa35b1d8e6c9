/** A field of the body of an account request; all are texts. */
export type AccountField =
  | 'email'
  | 'password'
  | 'newPassword'
  | 'fullname'
  | 'username'
  | 'token'
  | 'nome'
  | 'endereco';

/** A request about an account. */
export interface AccountOperation {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Path, with parameters in braces. */
  path: string;
  /** Fields of the body, all required. Default: no body. */
  body?: readonly AccountField[];
  /** Whether the request needs a bearer token. Default: false. */
  needsToken?: boolean;
  /** Status of a success. Default: 200. */
  status?: 201 | 202 | 204;
}

/** The requests about accounts, which only the portal's own pages may send. */
export const accountOperations = {
  options: { method: 'GET', path: '/api/auth/opcoes' },
  login: { method: 'POST', path: '/api/auth/login', body: ['email', 'password'] },
  register: {
    method: 'POST',
    path: '/api/auth/register',
    body: ['email', 'fullname', 'username', 'password'],
    status: 201,
  },
  logout: { method: 'POST', path: '/api/auth/logout', needsToken: true, status: 204 },
  requestReset: {
    method: 'POST',
    path: '/api/auth/forgot-password',
    body: ['email'],
    status: 202,
  },
  resetPassword: {
    method: 'POST',
    path: '/api/auth/reset-password',
    body: ['token', 'password'],
    status: 204,
  },
  user: { method: 'GET', path: '/api/me', needsToken: true },
  rename: { method: 'PATCH', path: '/api/me', body: ['fullname'], needsToken: true },
  remove: { method: 'DELETE', path: '/api/me', body: ['password'], needsToken: true, status: 204 },
  changePassword: {
    method: 'PUT',
    path: '/api/me/senha',
    body: ['password', 'newPassword'],
    needsToken: true,
  },
  data: { method: 'GET', path: '/api/me/dados', needsToken: true },
  views: { method: 'GET', path: '/api/me/visoes', needsToken: true },
  saveView: {
    method: 'POST',
    path: '/api/me/visoes',
    body: ['nome', 'endereco'],
    needsToken: true,
    status: 201,
  },
  deleteView: { method: 'DELETE', path: '/api/me/visoes/{id}', needsToken: true, status: 204 },
} as const satisfies Readonly<Record<string, AccountOperation>>;

/** Paths of the requests about accounts, each once. */
export const accountPaths: ReadonlySet<string> = new Set(
  Object.values(accountOperations).map(({ path }) => path),
);

export type AccountOperationName = keyof typeof accountOperations;

type Operation<Name extends AccountOperationName> = (typeof accountOperations)[Name];

/** Body of a request; undefined if it has none. */
export type AccountBody<Name extends AccountOperationName> =
  Operation<Name> extends { body: readonly (infer Field extends AccountField)[] }
    ? Readonly<Record<Field, string>>
    : undefined;

/** A session's token. */
export interface AccountToken {
  accessToken: string;
}

/** An account, as its user sees it. */
export interface AccountUser {
  fullname: string;
  email: string;
  username: string;
}

/** A page with its filters, saved under a name. */
export interface SavedView {
  id: string;
  nome: string;
  /** Path, query and fragment. */
  endereco: string;
  /** When it was saved, in ISO 8601. */
  criada: string;
}

/** All that is stored about a user. */
export interface AccountData {
  conta: { nome: string; email: string; usuario: string; criada: string };
  visoes: readonly SavedView[];
  sessoes: readonly { inicio: string; fim: string }[];
}

/** Body of the response to each request; undefined if it is empty. */
export interface AccountAnswers {
  options: { acessoUnico: boolean };
  login: AccountToken;
  /** Undefined if the account waits for the link in an e-mail. */
  register: AccountToken | undefined;
  logout: undefined;
  requestReset: undefined;
  resetPassword: undefined;
  user: AccountUser;
  rename: AccountUser;
  remove: undefined;
  changePassword: AccountToken;
  data: AccountData;
  views: readonly SavedView[];
  saveView: SavedView;
  deleteView: undefined;
}
