/** An invalid query parameter, its value and the allowed values. */
export interface ProblemFault {
  parametro: string;
  valor: string;
  permitidos: string;
  detail: string;
}

/** Body of an error response: RFC 9457 `application/problem+json`. */
export interface Problem {
  type: string;
  title: string;
  status: number;
  detail: string;
  /** Id of the request, as in the header X-Request-Id and the server log. */
  requestId?: string;
  /** The first invalid query parameter, its value and the allowed values. */
  parametro?: string;
  valor?: string;
  permitidos?: string;
  /** All invalid parameters. For `type` parametro-invalido and ano-indisponivel only. */
  erros?: ProblemFault[];
  /** Published years, newest first. For `type` ano-indisponivel only. */
  anos?: number[];
}

/** The `type` of a problem caused by requesting a year without data. */
export const YEAR_UNAVAILABLE = 'ano-indisponivel';
