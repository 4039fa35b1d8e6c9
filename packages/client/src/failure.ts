import type { Problem } from '@observatorio/contract';

/** The reason for missing data, for readers. */
export interface Failure {
  message: string;
  /** The HTTP status; absent when the server did not answer. */
  status?: number;
  /** The body of the API's error answer. */
  problem?: Problem;
  /** Seconds after which the server wants to be asked again; absent if it did not say. */
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

/** The failure of a request without an answer. */
export const unreachable = (cause: unknown) =>
  new RequestError({ message: UNREACHABLE }, { cause });

/** The failure of an answer that cannot be read. */
export const unreadable = (cause: unknown, status = 200) =>
  new RequestError({ message: UNREADABLE, status }, { cause });

/** The failure that a problem describes. */
export const failureOfProblem = (problem: Problem): RequestError =>
  new RequestError({ message: problem.detail, status: problem.status, problem });

/** Reads the failure from an answer with an error status. */
export async function failureOf(response: Response): Promise<RequestError> {
  const { status, headers } = response;
  const problem = await problemOf(response);
  const fallback = status >= 500 ? OUT_OF_SERVICE : REFUSED;
  const retryAfter = Number(headers.get('retry-after')) || undefined;
  return new RequestError({ message: problem?.detail ?? fallback, status, problem, retryAfter });
}

/** Whether a body is a problem; a gateway between may answer with another JSON. */
const isProblem = (body: unknown): body is Problem =>
  typeof body === 'object' &&
  body !== null &&
  ['type', 'detail'].every((name) => typeof Reflect.get(body, name) === 'string');

async function problemOf(response: Response): Promise<Problem | undefined> {
  if (!response.headers.get('content-type')?.includes('json')) return undefined;
  const body: unknown = await response.json().catch(() => undefined);
  return isProblem(body) ? body : undefined;
}
