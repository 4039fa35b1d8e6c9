import type Keycloak from 'keycloak-js';
import { basePath } from '../base/base-path';
import { enterAs } from './session';

/** The client of this page load; it knows how to log out without a further question. */
let client: Keycloak | undefined;

async function newClient(): Promise<Keycloak> {
  const { default: Client } = await import('keycloak-js');
  client = new Client(`${basePath}/keycloak.json`);
  return client;
}

/** No frames: browsers block the cookies of other sites in them. */
const options = { pkceMethod: 'S256', checkLoginIframe: false } as const;

/** Whether people come in by single sign-on, which an operator configures. */
export async function isSingleSignOn(): Promise<boolean> {
  try {
    const response = await fetch(`${basePath}/api/auth/opcoes`);
    return response.ok && (await response.json()).acessoUnico === true;
  } catch {
    return false;
  }
}

/** Whether this page was opened by the server for single sign-on, with its answer. */
export const isReturning = (): boolean =>
  /[#&]state=/.test(location.hash) && /[#&](code|error)=/.test(location.hash);

/** Leads to the server for single sign-on, or takes its answer. */
export async function enterBySingleSignOn(): Promise<void> {
  const keycloak = await newClient();
  const isIn = await keycloak.init({ ...options, onLoad: 'login-required' });
  if (isIn) enterAs({ fullname: await nameOf(keycloak) });
}

/** The person's name; empty if the server does not give it. */
async function nameOf(keycloak: Keycloak): Promise<string> {
  try {
    const { name } = (await keycloak.loadUserInfo()) as { name?: unknown };
    return typeof name === 'string' ? name : '';
  } catch {
    return '';
  }
}

/** Logs out of the server for single sign-on, which then opens the portal. */
export async function leaveSingleSignOn(): Promise<void> {
  const keycloak = client ?? (await newClient());
  if (!keycloak.didInitialize) await keycloak.init(options);
  await keycloak.logout({ redirectUri: `${location.origin}${basePath}/` });
}
