/** One invalid query parameter, its value and the allowed ones. */
export interface ProblemFault {
  parametro: string;
  valor: string;
  permitidos: string;
  detail: string;
}

/** The body of an error answer: RFC 9457 `application/problem+json`. */
export interface Problem {
  type: string;
  title: string;
  status: number;
  detail: string;
  /** The request, as the header X-Request-Id and the log of the server name it. */
  requestId?: string;
  /** The first invalid query parameter, its value and the allowed ones. */
  parametro?: string;
  valor?: string;
  permitidos?: string;
  /** For `type` parametro-invalido and ano-indisponivel: every invalid parameter. */
  erros?: ProblemFault[];
  /** For `type` ano-indisponivel: the years in service, newest first. */
  anos?: number[];
}

/** The `type` of a problem about a year without data. */
export const YEAR_UNAVAILABLE = 'ano-indisponivel';
