import type { Accounts, SavedView } from '@observatorio/accounts';
import { AccountError } from '@observatorio/accounts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { onlyOwnOrigin, refuseOtherMethods } from '../http/same-origin';
import { AccountLimits } from './account-limits';
import { bodies } from './account-schemas';

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
function tokenOf({ headers }: FastifyRequest): string {
  const [, token] = /^Bearer ([\w.-]+)$/i.exec(headers.authorization ?? '') ?? [];
  if (!token) throw new AccountError('unauthenticated');
  return token;
}

const wireView = ({ id, name, address, created }: SavedView) => ({
  id,
  nome: name,
  endereco: address,
  criada: created,
});

/** Registers the account routes, which pages of other origins cannot use. */
export async function accountRoutes(
  app: FastifyInstance,
  options: AccountRoutesOptions,
): Promise<void> {
  const limits = new AccountLimits();
  app.removeContentTypeParser('text/plain');
  onlyOwnOrigin(app);
  if (options.limited) app.addHook('onRequest', app.rateLimit());
  const finish = refuseOtherMethods(app);
  entryRoutes(app, options, limits);
  resetRoutes(app, options, limits);
  ownRoutes(app, options, limits);
  viewRoutes(app, options);
  finish();
}

interface Login {
  email: string;
  password: string;
}

interface Registration extends Login {
  fullname: string;
  username: string;
}

/** Registers the login, registration and logout routes. */
function entryRoutes(
  app: FastifyInstance,
  { accounts, hasSingleSignOn }: AccountRoutesOptions,
  limits: AccountLimits,
): void {
  // Lets the portal skip requesting a missing /keycloak.json, which browsers would log as an error.
  app.get('/api/auth/opcoes', async () => ({ acessoUnico: await hasSingleSignOn() }));
  app.post<{ Body: Login }>(
    '/api/auth/login',
    { ...bodies.login, bodyLimit: BODY_LIMIT },
    async (request) => {
      const { email, password } = request.body;
      await limits.login(request, email);
      const accessToken = await accounts.login(email, password);
      await limits.succeed(request, email);
      return { accessToken };
    },
  );
  app.post<{ Body: Registration }>(
    '/api/auth/register',
    { ...bodies.register, bodyLimit: BODY_LIMIT },
    async (request, reply) => {
      await limits.register(request);
      const { password, ...account } = request.body;
      const accessToken = await accounts.register(account, password);
      return reply.code(201).send({ accessToken });
    },
  );
  app.post('/api/auth/logout', { bodyLimit: BODY_LIMIT }, async (request, reply) => {
    await accounts.logout(tokenOf(request));
    return reply.code(204).send();
  });
}

/** Registers the password-reset routes. */
function resetRoutes(
  app: FastifyInstance,
  { accounts, origin, revealsUnknownEmails }: AccountRoutesOptions,
  limits: AccountLimits,
): void {
  app.post<{ Body: Pick<Login, 'email'> }>(
    '/api/auth/forgot-password',
    { ...bodies.forgot, bodyLimit: BODY_LIMIT },
    async (request, reply) => {
      const { email } = request.body;
      await limits.forgot(request, email);
      const isKnown = await accounts.isKnown(email);
      if (revealsUnknownEmails && !isKnown) throw new AccountError('unknown-email');
      const linkOf = (token: string) => `${origin()}/auth/reset-password?token=${token}`;
      // Sent only after the response, which would otherwise take measurably longer for a known
      // e-mail.
      reply.raw.once('close', () => {
        accounts
          .sendResetLink(email, linkOf)
          .catch((err: unknown) =>
            request.log.error(failureOf(err), 'falha ao enviar o link para uma nova senha'),
          );
      });
      return reply.code(202).send();
    },
  );
  app.post<{ Body: { token: string; password: string } }>(
    '/api/auth/reset-password',
    { ...bodies.reset, bodyLimit: BODY_LIMIT },
    async (request, reply) => {
      await limits.reset(request);
      const { token, password } = request.body;
      await limits.unlock(request, await accounts.resetPassword(token, password));
      return reply.code(204).send();
    },
  );
}

/** Error details that are safe to log: mail servers repeat the recipient in their messages. */
const failureOf = (error: unknown) => ({
  kind: error instanceof Error ? error.name : typeof error,
  code: error instanceof Error && 'code' in error ? String(error.code) : undefined,
});

/** Registers the routes of the logged-in user's own account. */
function ownRoutes(
  app: FastifyInstance,
  { accounts }: AccountRoutesOptions,
  limits: AccountLimits,
): void {
  /** Runs an action that checks the password; failed guesses count as login attempts. */
  const confirmed = async <T>(
    request: FastifyRequest,
    action: (token: string) => Promise<T>,
  ): Promise<T> => {
    const token = tokenOf(request);
    const { email } = await accounts.account(token);
    await limits.login(request, email);
    const result = await action(token);
    await limits.succeed(request, email);
    return result;
  };
  app.get('/api/me', async (request) => accounts.account(tokenOf(request)));
  app.patch<{ Body: { fullname: string } }>(
    '/api/me',
    { ...bodies.rename, bodyLimit: BODY_LIMIT },
    async (request) => accounts.rename(tokenOf(request), request.body.fullname),
  );
  app.delete<{ Body: { password: string } }>(
    '/api/me',
    { ...bodies.remove, bodyLimit: BODY_LIMIT },
    async (request, reply) => {
      await confirmed(request, (token) => accounts.remove(token, request.body.password));
      return reply.code(204).send();
    },
  );
  app.put<{ Body: { password: string; newPassword: string } }>(
    '/api/me/senha',
    { ...bodies.changePassword, bodyLimit: BODY_LIMIT },
    async (request) => {
      const { password, newPassword } = request.body;
      const change = (token: string) => accounts.changePassword(token, password, newPassword);
      return { accessToken: await confirmed(request, change) };
    },
  );
  app.get('/api/me/dados', async (request, reply) => {
    const { account, views, sessions } = await accounts.data(tokenOf(request));
    const { fullname, email, username, created } = account;
    return reply.header('content-disposition', 'attachment; filename="meus-dados.json"').send({
      conta: { nome: fullname, email, usuario: username, criada: created },
      visoes: views.map(wireView),
      sessoes: sessions.map(({ created: inicio, expires: fim }) => ({ inicio, fim })),
    });
  });
}

/** Registers the saved-view routes. */
function viewRoutes(app: FastifyInstance, { accounts }: AccountRoutesOptions): void {
  app.get('/api/me/visoes', async (request) =>
    (await accounts.views(tokenOf(request))).map(wireView),
  );
  app.post<{ Body: { nome: string; endereco: string } }>(
    '/api/me/visoes',
    { ...bodies.saveView, bodyLimit: BODY_LIMIT },
    async (request, reply) => {
      const { nome, endereco } = request.body;
      const view = await accounts.saveView(tokenOf(request), nome, endereco);
      return reply.code(201).send(wireView(view));
    },
  );
  app.delete<{ Params: { id: string } }>(
    '/api/me/visoes/:id',
    { bodyLimit: BODY_LIMIT },
    async (request, reply) => {
      await accounts.deleteView(tokenOf(request), request.params.id);
      return reply.code(204).send();
    },
  );
}
