import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Settings of a Keycloak server that browsers need. */
export interface SingleSignOn {
  realm: string;
  'auth-server-url': string;
  resource: string;
}

/** Reports an unusable `keycloak.json`; the message, in Portuguese, names the file and the fault. */
export class SingleSignOnError extends Error {
  override readonly name = 'SingleSignOnError';
}

/**
 * Reads the operator's `keycloak.json` from the data directory; undefined if it is missing. Omits
 * fields that browsers do not need, such as a secret. Throws a SingleSignOnError.
 */
export async function loadSingleSignOn(dataDir: string): Promise<SingleSignOn | undefined> {
  const path = join(dataDir, 'keycloak.json');
  try {
    return parsed(await readFile(path, 'utf8'));
  } catch (error) {
    const { code, message }: NodeJS.ErrnoException = error as Error;
    if (code === 'ENOENT' || code === 'ENOTDIR') return undefined;
    const fault = error instanceof SyntaxError ? 'não é um JSON' : (code ?? message);
    throw new SingleSignOnError(`${path} não serve: ${fault}.`, { cause: error });
  }
}

/** The current problem, so that it is reported only once; empty for none. */
let reported = '';

/**
 * Like `loadSingleSignOn`, but returns undefined for an unusable file, which is reported to
 * `onProblem` once.
 */
export async function readSingleSignOn(
  dataDir: string,
  onProblem?: (message: string) => void,
): Promise<SingleSignOn | undefined> {
  try {
    const settings = await loadSingleSignOn(dataDir);
    reported = '';
    return settings;
  } catch (error) {
    if (!(error instanceof SingleSignOnError)) throw error;
    if (onProblem && reported !== error.message) {
      onProblem(`${error.message} O acesso único fica desligado.`);
      reported = error.message;
    }
    return undefined;
  }
}

/** Throws an error that explains in Portuguese why the content is unusable. */
function parsed(content: string): SingleSignOn {
  // Windows editors may write a byte order mark.
  const value: unknown = JSON.parse(content.replace(/^\uFEFF/, ''));
  const { realm, resource, 'auth-server-url': url }: Partial<SingleSignOn> = Object(value);
  if (!(isText(realm) && isText(resource))) {
    throw new Error('faltam realm ou resource');
  }
  if (isWebAddress(url)) return { realm, 'auth-server-url': url, resource };
  throw new Error('auth-server-url deve ser um endereço http(s) sem usuário nem curingas');
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

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
