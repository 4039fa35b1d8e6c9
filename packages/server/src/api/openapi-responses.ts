import type { JsonSchema } from '@observatorio/contract/documentation';
import { SOURCES_HEADER, VERSION_HEADER } from '../responses/sources-header';

/** A response with a problem. */
export const problem = (description: string, headers?: object) => ({
  description,
  ...(headers && { headers }),
  content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problema' } } },
});

const retryAfter = {
  'Retry-After': { description: 'Segundos a esperar.', schema: { type: 'integer' } },
};

const etag = {
  ETag: { description: 'Muda quando a resposta muda.', schema: { type: 'string' } },
};

/** Headers of a data response. */
export const dataHeaders = {
  [SOURCES_HEADER]: {
    description:
      'Os conjuntos de dados de que vem a resposta: primeiro o que responde, depois os que o completam, separados por ponto e vírgula; de cada um, conjunto, ano e tipo (oficial ou demonstracao), com parcial ou superada depois dele se os dados não são definitivos, como em /api/v1/dados. Um 304 não o repete.',
    schema: { type: 'string' },
    example: 'rais 2016 oficial; cbo oficial',
  },
  [VERSION_HEADER]: {
    description:
      'Versão do conjunto dos dados em serviço, a mesma em todas as respostas até a próxima mudança: respostas de versões diferentes não se comparam. Um 304 a repete.',
    schema: { type: 'string' },
  },
};

/** Shared responses, by name. */
export const sharedResponses = {
  Igual: { description: 'Não mudou desde a resposta de mesmo ETag.', headers: etag },
  Invalido: problem('O parâmetro ou o valor não existe, falta, ou o pedido não pôde ser lido.'),
  Grande: problem('O corpo do pedido é grande demais.'),
  Longo: problem('O endereço é longo demais.'),
  Formato: problem('O corpo do pedido não é JSON.'),
  Excesso: problem('Houve pedidos demais no último minuto.', retryAfter),
  Falha: problem('O servidor falhou.'),
  Indisponivel: problem('Não há dados em serviço, ou o servidor está sobrecarregado.', retryAfter),
  Outra: problem('Outra falha do pedido, como um método que o endereço não aceita.'),
};

/** Refers to a shared response. */
export const ref = (name: keyof typeof sharedResponses) => ({
  $ref: `#/components/responses/${name}`,
});

/** Error responses of every operation. */
const failures = {
  400: ref('Invalido'),
  414: ref('Longo'),
  429: ref('Excesso'),
  500: ref('Falha'),
  503: ref('Indisponivel'),
  default: ref('Outra'),
};

export const json = (schema: JsonSchema) => ({ 'application/json': { schema } });

const tables = { 'text/csv': { schema: { type: 'string' } } };

/** Responses of a GET operation, with optional extra headers and, unless disabled, a CSV table. */
export const getResponses = (
  schema: JsonSchema,
  headers: object = {},
  { hasTable = true }: { hasTable?: boolean } = {},
) => ({
  200: {
    description: 'Os dados.',
    headers: { ...etag, ...headers },
    content: { ...json(schema), ...(hasTable && tables) },
  },
  304: ref('Igual'),
  ...failures,
});

/** Responses of a POST operation. */
export const postResponses = (schema: JsonSchema) => ({
  200: {
    description: 'Os dados.',
    headers: dataHeaders,
    content: { ...json(schema), ...tables },
  },
  413: ref('Grande'),
  415: ref('Formato'),
  ...failures,
});
