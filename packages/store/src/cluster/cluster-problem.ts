import { exceptionCode } from '../engine/cluster-client';

/** Portuguese explanations of exceptions caused by wrong settings; shown after a colon. */
const exceptions: Readonly<Record<number, string>> = {
  81: 'o banco não existe; “npm run publish” o cria',
  164: 'o usuário só pode ler com as configurações padrão; dê a ele um perfil com readonly = 2',
  170: 'os servidores não conhecem o cluster',
  192: 'o usuário não existe',
  193: 'a senha foi recusada',
  194: 'falta a senha',
  195: 'o usuário não pode conectar-se deste endereço',
  291: 'o usuário não tem acesso ao banco',
  497: 'o usuário não tem a permissão necessária',
  516: 'o usuário ou a senha foram recusados',
  701: 'os servidores não conhecem o cluster',
};

/**
 * Explanations of network errors that indicate a wrong setting rather than a server that is down.
 */
const names: Readonly<Record<string, string>> = {
  ENOTFOUND: 'o nome do servidor não existe',
  EAI_AGAIN: 'o nome do servidor não pôde ser resolvido',
};

/** Network errors that may mean that a server is temporarily down. */
const down = /^(ECONN|EHOST|ENET|ETIMEDOUT|EPIPE)/;

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';

const isFull = (error: unknown): boolean => /no space left|not enough space/i.test(String(error));

/** Whether the error means that a server is unresponsive, for example because it is starting. */
export const isDown = (error: unknown): boolean =>
  down.test(codeOf(error)) || /socket hang up|Timeout error/i.test(String(error));

/**
 * Explains in Portuguese, without the address, why a cluster cannot be used with its current
 * settings; undefined if the error has another cause.
 */
export function clusterProblem(error: unknown): string | undefined {
  const exception = exceptionCode(error);
  if (exception !== undefined) {
    return isFull(error) ? 'falta espaço no disco de um servidor' : exceptions[exception];
  }
  if (isDown(error)) return 'o servidor não responde';
  return names[codeOf(error)];
}

const UNKNOWN_TABLE = 60;
const UNKNOWN_DATABASE = 81;

/** Whether the error reports a missing table or database. */
export const isMissing = (error: unknown): boolean =>
  [UNKNOWN_TABLE, UNKNOWN_DATABASE].includes(exceptionCode(error) ?? 0);
