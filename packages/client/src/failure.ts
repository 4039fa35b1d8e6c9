import type { Problem } from '@observatorio/contract';

/** Reason for missing data, as shown to readers. */
export interface Failure {
  message: string;
  /** HTTP status; undefined if the server did not respond. */
  status?: number;
  /** Body of the API's error response. */
  problem?: Problem;
  /** Seconds to wait before retrying, from `Retry-After`. Undefined if the response had none. */
  retryAfter?: number;
}

/** A failed request. */
export class RequestError extends Error implements Failure {
  override readonly name = 'RequestError';
  readonly status?: number;
  readonly problem?: Problem;
  readonly retryAfter?: number;

  constructor(failure: Failure, options?: ErrorOptions) {
    super(failure.message, options);
    this.status = failure.status;
    this.problem = failure.problem;
    this.retryAfter = failure.retryAfter;
  }
}

const UNREACHABLE = 'Não foi possível falar com o servidor. Verifique a conexão.';
const UNREADABLE = 'O servidor respondeu em um formato que não se esperava.';
const OUT_OF_SERVICE = 'O serviço de dados está indisponível no momento.';
const REFUSED = 'O servidor recusou a consulta.';

/** Creates the error for a request without a response. */
export const unreachable = (cause: unknown) =>
  new RequestError({ message: UNREACHABLE }, { cause });

/** Creates the error for a response that cannot be parsed. */
export const unreadable = (cause: unknown, status = 200) =>
  new RequestError({ message: UNREADABLE, status }, { cause });

/** Creates the error for a dataset's problem in a joined response. */
export const failureOfProblem = (problem: Problem): RequestError =>
  new RequestError({ message: problem.detail, status: problem.status, problem });

/** Creates the error for a response with an error status. */
export async function failureOf(response: Response): Promise<RequestError> {
  const { status, headers } = response;
  const problem = await problemOf(response);
  const fallback = status >= 500 ? OUT_OF_SERVICE : REFUSED;
  const retryAfter = Number(headers.get('retry-after')) || undefined;
  return new RequestError({ message: problem?.detail ?? fallback, status, problem, retryAfter });
}

/** Returns whether a body is a Problem. A gateway in between may respond with different JSON. */
const isProblem = (body: unknown): body is Problem =>
  typeof body === 'object' &&
  body !== null &&
  ['type', 'detail'].every((name) => typeof Reflect.get(body, name) === 'string');

async function problemOf(response: Response): Promise<Problem | undefined> {
  if (!response.headers.get('content-type')?.includes('json')) return undefined;
  const body: unknown = await response.json().catch(() => undefined);
  return isProblem(body) ? body : undefined;
}
