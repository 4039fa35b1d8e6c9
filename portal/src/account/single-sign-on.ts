import type Keycloak from 'keycloak-js';
import { basePath } from '../base/base-path';
import { sendAccountRequest, setSingleSignOnUser } from './session';

/** The client of this page load; it can log out without another prompt. */
let client: Keycloak | undefined;

async function newClient(): Promise<Keycloak> {
  const { default: Client } = await import('keycloak-js');
  client = new Client(`${basePath}/keycloak.json`);
  return client;
}

/** Does not use frames: browsers block third-party cookies in them. */
const options = { pkceMethod: 'S256', checkLoginIframe: false } as const;

/** Whether single sign-on is configured. */
export async function isSingleSignOn(): Promise<boolean> {
  try {
    const { acessoUnico } = await sendAccountRequest('options');
    return acessoUnico;
  } catch {
    return false;
  }
}

/** Whether the single sign-on server has redirected to this page, with its response in the URL. */
export const isReturning = (): boolean =>
  /[#&]state=/.test(location.hash) && /[#&](code|error)=/.test(location.hash);

/** Redirects to the single sign-on server, or processes its response. */
export async function loginWithSingleSignOn(): Promise<void> {
  const keycloak = await newClient();
  const isIn = await keycloak.init({ ...options, onLoad: 'login-required' });
  if (isIn) setSingleSignOnUser({ fullname: await nameOf(keycloak) });
}

/** Returns the user's name; empty if the server does not provide it. */
async function nameOf(keycloak: Keycloak): Promise<string> {
  try {
    const { name } = (await keycloak.loadUserInfo()) as { name?: unknown };
    return typeof name === 'string' ? name : '';
  } catch {
    return '';
  }
}

/** Logs out of the single sign-on server, which then redirects to the portal. */
export async function logoutFromSingleSignOn(): Promise<void> {
  const keycloak = client ?? (await newClient());
  if (!keycloak.didInitialize) await keycloak.init(options);
  await keycloak.logout({ redirectUri: `${location.origin}${basePath}/` });
}
