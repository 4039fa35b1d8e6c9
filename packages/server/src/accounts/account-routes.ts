import {
  AccountError,
  type Accounts,
  type MailReason,
  type SavedViewRecord,
} from '@observatorio/accounts';
import {
  type AccountAnswers,
  type AccountBody,
  type AccountOperation,
  type AccountOperationName,
  accountOperations,
  type SavedView as WireView,
} from '@observatorio/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { onlyOwnOrigin, rejectOtherMethods } from '../http/same-origin';
import { AccountLimits } from './account-limits';
import { bodyOf } from './account-schemas';

export interface AccountRoutesOptions {
  accounts: Accounts;
  /** Origin of the portal, for links in e-mails. */
  origin: () => string;
  /** Whether single sign-on is configured. */
  hasSingleSignOn: () => Promise<boolean>;
  /** Whether the API reveals that an e-mail has no account. */
  revealsUnknownEmails: boolean;
  /** Whether these routes count towards the API's rate limit. */
  limited: boolean;
}

/** Maximum size of a body, in bytes. */
const BODY_LIMIT = 16_000;

/** Returns the bearer token of a request. Throws an AccountError if there is none. */
function tokenOf({ headers }: Pick<FastifyRequest, 'headers'>): string {
  const [, token] = /^Bearer ([\w.-]+)$/i.exec(headers.authorization ?? '') ?? [];
  if (!token) throw new AccountError('unauthenticated');
  return token;
}

const wireView = ({ id, name, address, created }: SavedViewRecord): WireView => ({
  id,
  nome: name,
  endereco: address,
  criada: created.toISOString(),
});

/** A request to one of the account routes. */
type AccountRequest<Name extends AccountOperationName> = FastifyRequest<{
  Body: AccountBody<Name>;
  Params: { id: string };
}>;

/** Answers each account request; the route sends the status of its declaration. */
type Handlers<Name extends AccountOperationName = AccountOperationName> = {
  readonly [Each in Name]: (
    request: AccountRequest<Each>,
    reply: FastifyReply,
  ) => Promise<AccountAnswers[Each]>;
};

/** Registers the account routes, which pages of other origins cannot use. */
export async function accountRoutes(
  app: FastifyInstance,
  options: AccountRoutesOptions,
): Promise<void> {
  const limits = new AccountLimits();
  app.removeContentTypeParser('text/plain');
  onlyOwnOrigin(app);
  if (options.limited) app.addHook('onRequest', app.rateLimit());
  const finish = rejectOtherMethods(app);
  const handlers: Handlers = {
    ...entryHandlers(options, limits),
    ...resetHandlers(options, limits),
    ...userHandlers(options, limits),
    ...viewHandlers(options),
  };
  for (const [name, operation] of Object.entries<AccountOperation>(accountOperations)) {
    const { method, path, body, status = 200 } = operation;
    const handle = handlers[name as AccountOperationName] as (
      request: FastifyRequest,
      reply: FastifyReply,
    ) => Promise<unknown>;
    app.route({
      method,
      url: path.replace(/\{(\w+)\}/, ':$1'),
      bodyLimit: BODY_LIMIT,
      ...(body && bodyOf(body)),
      handler: async (request, reply) => {
        reply.code(status);
        return reply.send(await handle(request, reply));
      },
    });
  }
  finish();
}

/** Login, registration and logout. */
const entryHandlers = (
  { accounts, origin, hasSingleSignOn }: AccountRoutesOptions,
  limits: AccountLimits,
): Handlers<'options' | 'login' | 'register' | 'logout'> => ({
  // Lets the portal skip requesting a missing /keycloak.json, which browsers would log as an error.
  options: async () => ({ acessoUnico: await hasSingleSignOn() }),
  login: async (request) => {
    const { email, password } = request.body;
    await limits.login(request, email);
    const accessToken = await accounts.login(email, password);
    await limits.succeed(request, email);
    return { accessToken };
  },
  register: async (request, reply) => {
    await limits.register(request);
    const { password, ...account } = request.body;
    if (!accounts.confirmsEmails)
      return { accessToken: await accounts.register(account, password) };
    await limits.forgot(request, account.email);
    const reason = await accounts.prepare(account);
    sendLinkLater(request, reply, { accounts, origin, email: account.email, reason });
    void reply.code(202);
    return undefined;
  },
  logout: async (request) => {
    await accounts.logout(tokenOf(request));
    return undefined;
  },
});

/** Password reset. */
const resetHandlers = (
  { accounts, origin, revealsUnknownEmails }: AccountRoutesOptions,
  limits: AccountLimits,
): Handlers<'requestReset' | 'resetPassword'> => ({
  requestReset: async (request, reply) => {
    const { email } = request.body;
    await limits.forgot(request, email);
    const isKnown = await accounts.isKnown(email);
    if (revealsUnknownEmails && !isKnown) throw new AccountError('unknown-email');
    sendLinkLater(request, reply, { accounts, origin, email, reason: 'reset' });
    return undefined;
  },
  resetPassword: async (request) => {
    await limits.reset(request);
    const { token, password } = request.body;
    await limits.unlock(request, await accounts.resetPassword(token, password));
    return undefined;
  },
});

/**
 * E-mails a link to choose a password after the response, which would otherwise take measurably
 * longer for a known e-mail.
 */
function sendLinkLater(
  request: FastifyRequest,
  reply: FastifyReply,
  {
    accounts,
    origin,
    email,
    reason,
  }: Pick<AccountRoutesOptions, 'accounts' | 'origin'> & { email: string; reason: MailReason },
): void {
  const linkOf = (token: string) => `${origin()}/auth/reset-password?token=${token}`;
  reply.raw.once('close', () => {
    accounts
      .sendLink(email, linkOf, reason)
      .catch((err: unknown) =>
        request.log.error(failureOf(err), 'falha ao enviar o link para uma nova senha'),
      );
  });
}

/** Error details that are safe to log: mail servers repeat the recipient in their messages. */
const failureOf = (error: unknown) => ({
  kind: error instanceof Error ? error.name : typeof error,
  code: error instanceof Error && 'code' in error ? String(error.code) : undefined,
});

/** The logged-in user's own account. */
function userHandlers(
  { accounts }: AccountRoutesOptions,
  limits: AccountLimits,
): Handlers<'user' | 'rename' | 'remove' | 'changePassword' | 'data'> {
  /** Runs an action that checks the password; failed guesses count as login attempts. */
  const confirmed = async <T>(
    request: FastifyRequest<any>,
    action: (token: string) => Promise<T>,
  ): Promise<T> => {
    const token = tokenOf(request);
    const { email } = await accounts.account(token);
    await limits.login(request, email);
    const result = await action(token);
    await limits.succeed(request, email);
    return result;
  };
  return {
    user: (request) => accounts.account(tokenOf(request)),
    rename: (request) => accounts.rename(tokenOf(request), request.body.fullname),
    remove: async (request) => {
      await confirmed(request, (token) => accounts.remove(token, request.body.password));
      return undefined;
    },
    changePassword: async (request) => {
      const { password, newPassword } = request.body;
      const change = (token: string) => accounts.changePassword(token, password, newPassword);
      return { accessToken: await confirmed(request, change) };
    },
    data: async (request, reply) => {
      const { account, views, sessions } = await accounts.data(tokenOf(request));
      const { fullname, email, username, created } = account;
      void reply.header('content-disposition', 'attachment; filename="meus-dados.json"');
      return {
        conta: { nome: fullname, email, usuario: username, criada: created.toISOString() },
        visoes: views.map(wireView),
        sessoes: sessions.map((session) => ({
          inicio: session.created.toISOString(),
          fim: session.expires.toISOString(),
        })),
      };
    },
  };
}

/** Saved views. */
const viewHandlers = ({
  accounts,
}: AccountRoutesOptions): Handlers<'views' | 'saveView' | 'deleteView'> => ({
  views: async (request) => (await accounts.views(tokenOf(request))).map(wireView),
  saveView: async (request) => {
    const { nome, endereco } = request.body;
    return wireView(await accounts.saveView(tokenOf(request), nome, endereco));
  },
  deleteView: async (request) => {
    await accounts.deleteView(tokenOf(request), request.params.id);
    return undefined;
  },
});
