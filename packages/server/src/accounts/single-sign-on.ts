import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Settings of a Keycloak server that browsers need. */
export interface SingleSignOn {
  realm: string;
  'auth-server-url': string;
  resource: string;
}

/** The last unusable content, so that it is reported only once. */
let reported: string | undefined;

/**
 * Reads the operator's `keycloak.json` from the data directory; undefined if it is missing or
 * unusable. Reports unusable content once to `onProblem`, in Portuguese. Omits fields that browsers
 * do not need, such as a secret.
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
    // Windows editors may write a byte order mark.
    const value: unknown = JSON.parse(content.replace(/^\uFEFF/, ''));
    const { realm, resource, 'auth-server-url': url } = value as SingleSignOn;
    const isUsable = [realm, resource].every((text) => typeof text === 'string' && text);
    return isUsable && isWebAddress(url) ? { realm, 'auth-server-url': url, resource } : undefined;
  } catch {
    return undefined;
  }
}

/** Whether the origin of a URL is valid in a content security policy. */
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
