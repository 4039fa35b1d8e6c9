import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What browsers need to know of a Keycloak server. */
export interface SingleSignOn {
  realm: string;
  'auth-server-url': string;
  resource: string;
}

/** Content that was reported as unusable, so that it is reported once. */
let reported: string | undefined;

/**
 * Reads the operator's `keycloak.json` in the data directory; undefined if there is none. One that
 * cannot be used is reported once to `onProblem`, in Portuguese. Other fields, such as a secret, stay
 * on the server.
 */
export async function readSingleSignOn(
  dataDir: string,
  onProblem: (message: string) => void = () => undefined,
): Promise<SingleSignOn | undefined> {
  const path = join(dataDir, 'keycloak.json');
  const content = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) =>
    error.code === 'ENOENT' ? undefined : '',
  );
  if (content === undefined) return undefined;
  const settings = parsed(content);
  if (!settings && reported !== content) {
    reported = content;
    onProblem(
      `${path} não serve: deve ter realm, resource e auth-server-url, um endereço http(s) sem usuário nem curingas. O acesso único fica desligado.`,
    );
  }
  return settings;
}

function parsed(content: string): SingleSignOn | undefined {
  try {
    // Windows editors write a mark before the text.
    const value: unknown = JSON.parse(content.replace(/^\uFEFF/, ''));
    const { realm, resource, 'auth-server-url': url } = value as SingleSignOn;
    const isUsable = [realm, resource].every((text) => typeof text === 'string' && text);
    return isUsable && isWebAddress(url) ? { realm, 'auth-server-url': url, resource } : undefined;
  } catch {
    return undefined;
  }
}

/** Whether the origin of a text can be named in a content security policy. */
function isWebAddress(text: unknown): text is string {
  if (typeof text !== 'string' || !URL.canParse(text)) return false;
  const { protocol, hostname, username, password } = new URL(text);
  return (
    /^https?:$/.test(protocol) &&
    /^(?:[\w.-]+|\[[\da-f:.]+\])$/i.test(hostname) &&
    !username &&
    !password
  );
}
