import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What browsers need to know of a Keycloak server. */
export interface SingleSignOn {
  realm: string;
  'auth-server-url': string;
  resource: string;
}

/**
 * Reads the operator's `keycloak.json` in the data directory; undefined if there is none that can be
 * used. Other fields, such as a secret, stay on the server.
 */
export async function readSingleSignOn(dataDir: string): Promise<SingleSignOn | undefined> {
  try {
    const {
      realm,
      resource,
      'auth-server-url': url,
    } = JSON.parse(await readFile(join(dataDir, 'keycloak.json'), 'utf8'));
    const isUsable = [realm, resource].every((text) => typeof text === 'string' && text);
    return isUsable && isWebAddress(url) ? { realm, 'auth-server-url': url, resource } : undefined;
  } catch {
    return undefined;
  }
}

const isWebAddress = (text: unknown): text is string =>
  typeof text === 'string' && URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
