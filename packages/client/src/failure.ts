import type { Problem } from '@observatorio/contract';

/** Why there are no data, in words for people. */
export interface Failure {
  message: string;
  /** The HTTP status; absent when the server did not answer. */
  status?: number;
  /** What the API says about it. */
  problem?: Problem;
}

/** A request that came to nothing. */
export class RequestError extends Error implements Failure {
  override readonly name = 'RequestError';
  readonly status?: number;
  readonly problem?: Problem;

  constructor(failure: Failure, options?: ErrorOptions) {
    super(failure.message, options);
    this.status = failure.status;
    this.problem = failure.problem;
  }
}

const UNREACHABLE = 'Não foi possível falar com o servidor. Verifique a conexão.';
const UNREADABLE = 'O servidor respondeu em um formato que não se esperava.';
const OUT_OF_SERVICE = 'O serviço de dados está indisponível no momento.';
const REFUSED = 'O servidor recusou a consulta.';

export const unreachable = (cause: unknown) =>
  new RequestError({ message: UNREACHABLE }, { cause });

/** An answer came, yet not the one that was asked for. */
export const unreadable = (cause: unknown, status = 200) =>
  new RequestError({ message: UNREADABLE, status }, { cause });

/** The failure that an answer with an error status tells. */
export async function failureOf(response: Response): Promise<RequestError> {
  const { status } = response;
  const problem = await problemOf(response);
  const fallback = status >= 500 ? OUT_OF_SERVICE : REFUSED;
  return new RequestError({ message: problem?.detail ?? fallback, status, problem });
}

async function problemOf(response: Response): Promise<Problem | undefined> {
  if (!response.headers.get('content-type')?.includes('json')) return undefined;
  return response.json().catch(() => undefined);
}
