import { type FailureKind, RemoteFailure } from './remote';

const kinds: readonly (readonly [kind: FailureKind, pattern: RegExp])[] = [
  ['disk', /^(ENOSPC|EDQUOT|EFBIG|EROFS|EACCES|EPERM)$/],
  ['timeout', /TIMEDOUT|TIMEOUT|^ABORT_ERR$/],
  ['tls', /CERT|TLS|SSL|SELF_SIGNED|UNABLE_TO_|ALTNAME/],
  ['unreachable', /ENOTFOUND|EAI_|ECONNREFUSED|EHOSTUNREACH|ENETUNREACH|ENETDOWN|EHOSTDOWN/],
];

/** Converts an error of Node while talking to a host; errors of unknown kind count as interruptions. */
export function failureOf(error: unknown, host: string): RemoteFailure {
  if (error instanceof RemoteFailure) return error;
  const { code, message } = deepest(error);
  const kind = kinds.find(([, pattern]) => pattern.test(code))?.[0] ?? kindOfMessage(message);
  return new RemoteFailure(kind, describe(kind, host, { code, message }), { cause: error });
}

function kindOfMessage(message: string): FailureKind {
  // `fetch` refuses the ports of some other protocols.
  if (message === 'bad port') return 'rejected';
  return /timeout|timed out/i.test(message) ? 'timeout' : 'interrupted';
}

function describe(
  kind: FailureKind,
  host: string,
  { code, message }: { code: string; message: string },
): string {
  switch (kind) {
    case 'disk':
      return code === 'ENOSPC' || code === 'EDQUOT'
        ? 'o disco está cheio'
        : `não foi possível escrever no disco (${code})`;
    case 'timeout':
      return `${host} não respondeu a tempo`;
    case 'tls':
      return `a conexão segura com ${host} falhou: o certificado não é aceito (${code || message})`;
    case 'rejected':
      return `a porta de ${host} não pode ser usada numa conexão da web`;
    case 'unreachable':
      return /ENOTFOUND|EAI_/.test(code)
        ? `o endereço ${host} não foi encontrado, ou não há rede`
        : `não foi possível conectar a ${host} (${code})`;
    default:
      return `a conexão com ${host} caiu`;
  }
}

/** Returns the code and message of the error that caused the others. */
function deepest(error: unknown): { code: string; message: string } {
  const { cause, code, message, errors } = error as Error & {
    code?: string | number;
    errors?: readonly unknown[];
  };
  // Undici reports a failed `fetch` as a TypeError, and several addresses as an AggregateError.
  const inner = cause ?? errors?.[0];
  if (inner instanceof Error) return deepest(inner);
  return { code: `${code ?? ''}`, message };
}
