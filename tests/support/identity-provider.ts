import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createLocalJWKSet, exportJWK, generateKeyPair, type JWK, jwtVerify } from 'jose';
import { Provider } from 'oidc-provider';

const REALM = '/realms/teste';
const PROTOCOL = '/protocol/openid-connect';
const CLIENT = 'portal';

/** Required because keycloak-js sends credentialed requests. */
const CREDENTIALS = 'access-control-allow-credentials';

export interface IdentityProvider {
  /** Settings for the operator's `keycloak.json`. */
  settings: object;
  origin: string;
  close(): Promise<void>;
}

/**
 * Starts an identity provider with the paths and tokens of a Keycloak server. `portal` is the
 * portal's URL. Any user name and password are accepted; `name` is the user's full name.
 */
export async function startIdentityProvider(
  portal: string,
  name: string,
): Promise<IdentityProvider> {
  const { origin: portalOrigin } = new URL(portal);
  const server = createServer();
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const issuer = origin + REALM;
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const key = { ...(await exportJWK(privateKey)), alg: 'RS256', use: 'sig', kid: 'teste' };
  const provider = new Provider(issuer, {
    jwks: { keys: [key] },
    cookies: { keys: ['teste'] },
    clients: [
      {
        client_id: CLIENT,
        token_endpoint_auth_method: 'none',
        application_type: 'native',
        redirect_uris: [`${portal}/terms`],
        post_logout_redirect_uris: [`${portal}/`],
        grant_types: ['authorization_code'],
      },
    ],
    clientBasedCORS: (_context, from) => from === portalOrigin,
    routes: {
      authorization: `${PROTOCOL}/auth`,
      token: `${PROTOCOL}/token`,
      end_session: `${PROTOCOL}/logout`,
    },
    features: {
      userinfo: { enabled: false },
      // Keycloak's access tokens are JWTs.
      resourceIndicators: {
        enabled: true,
        defaultResource: () => issuer,
        useGrantedResource: () => true,
        getResourceServerInfo: () => ({
          scope: 'openid',
          audience: issuer,
          accessTokenFormat: 'jwt',
          jwt: { sign: { alg: 'RS256' } },
        }),
      },
    },
    pkce: { required: () => true },
    findAccount: (_context, id) => ({ accountId: id, claims: () => ({ sub: id }) }),
  });
  const { kty, n, e, kid, alg } = key as JWK & { kty: 'RSA' };
  const keys = createLocalJWKSet({ keys: [{ kty, n, e, kid, alg }] });

  /** Replaces oidc-provider's userinfo endpoint, which does not accept JWTs. */
  const userInfo = async ({ headers }: IncomingMessage, response: ServerResponse) => {
    const token = headers.authorization?.replace(/^bearer /i, '') ?? '';
    const isValid = await jwtVerify(token, keys, { issuer, audience: issuer }).then(
      () => true,
      () => false,
    );
    response.setHeader('content-type', 'application/json');
    response.writeHead(isValid ? 200 : 401).end(JSON.stringify(isValid ? { name } : {}));
  };

  provider.use(async (context, next) => {
    await next();
    context.set(CREDENTIALS, 'true');
  });
  const answer = provider.callback();
  server.on('request', (request: IncomingMessage & { originalUrl?: string }, response) => {
    const url = request.url ?? '';
    if (url.startsWith(`${REALM}${PROTOCOL}/userinfo`)) {
      response.setHeader('access-control-allow-origin', portalOrigin);
      response.setHeader('access-control-allow-headers', 'authorization');
      response.setHeader(CREDENTIALS, 'true');
      if (request.method === 'OPTIONS') response.writeHead(204).end();
      else void userInfo(request, response);
      return;
    }
    request.originalUrl = url;
    request.url = url.replace(REALM, '');
    void answer(request, response);
  });
  return {
    settings: { realm: 'teste', 'auth-server-url': origin, resource: CLIENT },
    origin,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}
