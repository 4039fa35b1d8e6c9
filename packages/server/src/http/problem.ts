import { AccountError } from '@observatorio/accounts';
import { type Problem, QueryError, YEAR_UNAVAILABLE } from '@observatorio/contract';
import { accountProblems } from '@observatorio/contract/documentation';
import { EditionUnavailableError, YearUnavailableError } from '@observatorio/store';

/** An error with its problem response. */
export class ProblemError extends Error {
  override readonly name = 'ProblemError';

  constructor(
    readonly problem: Problem,
    readonly headers: Record<string, string> = {},
  ) {
    super(problem.detail);
  }
}

type Known = Pick<Problem, 'type' | 'title' | 'detail'>;

const fault: Known = {
  type: 'falha-interna',
  title: 'Falha interna',
  detail: 'O servidor não conseguiu responder. Tente de novo em instantes.',
};

const malformed: Known = {
  type: 'pedido-malformado',
  title: 'Pedido malformado',
  detail: 'O endereço, os cabeçalhos ou o corpo do pedido não puderam ser lidos.',
};

const byStatus: Record<number, Known> = {
  403: {
    type: 'origem-recusada',
    title: 'Origem recusada',
    detail: 'Este endereço só atende as páginas do próprio portal.',
  },
  404: {
    type: 'nao-encontrado',
    title: 'Não encontrado',
    detail:
      'Este endereço não existe. A lista dos que existem está em openapi.json, na raiz do portal.',
  },
  501: {
    type: 'formato-nao-atendido',
    title: 'Formato não atendido',
    detail: 'O oEmbed deste servidor só responde em JSON: use format=json.',
  },
  505: {
    type: 'versao-nao-aceita',
    title: 'Versão do HTTP não aceita',
    detail: 'Este servidor atende HTTP/1.1 e HTTP/1.0.',
  },
  405: {
    type: 'metodo-nao-aceito',
    title: 'Método não aceito',
    detail: 'Este endereço não aceita este método; o cabeçalho Allow diz quais aceita.',
  },
  408: {
    type: 'pedido-lento',
    title: 'Pedido lento demais',
    detail: 'O pedido não chegou inteiro a tempo. Tente de novo.',
  },
  413: {
    type: 'pedido-grande',
    title: 'Pedido grande demais',
    detail: 'O corpo do pedido é grande demais. Escolha menos valores.',
  },
  414: {
    type: 'endereco-longo',
    title: 'Endereço longo demais',
    detail: 'O endereço do pedido é longo demais. Escolha menos valores.',
  },
  415: {
    type: 'formato-nao-aceito',
    title: 'Formato não aceito',
    detail: 'O corpo do pedido deve ser JSON, com o cabeçalho Content-Type: application/json.',
  },
  417: {
    type: 'expectativa-nao-aceita',
    title: 'Expectativa não aceita',
    detail: 'O cabeçalho Expect só pode ser 100-continue.',
  },
  429: {
    type: 'muitos-pedidos',
    title: 'Muitos pedidos',
    detail: 'A sua rede fez pedidos demais no último minuto. Espere e tente de novo.',
  },
  431: {
    type: 'cabecalhos-grandes',
    title: 'Cabeçalhos grandes demais',
    detail: 'Os cabeçalhos do pedido são grandes demais.',
  },
  503: {
    type: 'sem-dados',
    title: 'Sem dados',
    detail: 'Ainda não há dados em serviço.',
  },
};

/** Returns the problem for an HTTP status. */
export function problemOfStatus(status: number): Problem {
  if (status >= 400 && status < 500) return { status, ...(byStatus[status] ?? malformed) };
  return byStatus[status] ? { status, ...byStatus[status] } : { status: 500, ...fault };
}

/** Returns the problem for data that should be available but are not. */
export const unavailable = (detail: string): Problem => ({
  type: 'dados-indisponiveis',
  title: 'Dados indisponíveis',
  status: 503,
  detail,
});

/** Maximum number of errors listed in a problem: a URL has room for thousands. */
const MAX_FAULTS = 20;

const isYear = (error: QueryError): error is YearUnavailableError =>
  error instanceof YearUnavailableError;

/**
 * Returns the problem for a request with invalid parameters, listing up to `MAX_FAULTS` of them.
 */
function invalidParameters({ faults }: QueryError): Problem {
  // The unavailable year comes first, because clients offer the available ones.
  const missing = faults.find(isYear);
  const ordered = missing ? [missing, ...faults.filter((each) => each !== missing)] : faults;
  const erros = ordered.slice(0, MAX_FAULTS).map(({ parameter, value, allowed, message }) => ({
    parametro: parameter,
    valor: value,
    permitidos: allowed,
    detail: message,
  }));
  const left = faults.length - erros.length;
  const details = [...new Set(erros.map(({ detail }) => detail))];
  const [{ parametro, valor, permitidos } = NO_FAULT] = erros;
  return {
    ...(missing ? yearUnavailable : invalid),
    ...(faults.length > 1 && { title: 'Parâmetros inválidos' }),
    status: 400,
    detail: [...details, ...(left > 0 ? [`Não citados: mais ${left}.`] : [])].join(' '),
    parametro,
    valor,
    permitidos,
    erros,
    ...(missing && { anos: [...missing.years] }),
  };
}

const NO_FAULT = { parametro: '', valor: '', permitidos: '' };

const invalid = { type: 'parametro-invalido', title: 'Parâmetro inválido' };
const yearUnavailable = { type: YEAR_UNAVAILABLE, title: 'Ano indisponível' };

/**
 * Converts any error to a problem. Unexpected errors become a 500 without details.
 */
export function problemOf(error: unknown): Problem {
  if (error instanceof ProblemError) return error.problem;
  if (error instanceof YearUnavailableError && error.years.length === 0) {
    return problemOfStatus(503);
  }
  if (error instanceof QueryError) return invalidParameters(error);
  if (error instanceof AccountError) return accountProblems[error.code];
  if (error instanceof EditionUnavailableError) return unavailable(error.message);
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
  // The static-file plugin returns 403 for paths outside its folder; to clients, they do not exist.
  return problemOfStatus(status === 403 ? 404 : status);
}
