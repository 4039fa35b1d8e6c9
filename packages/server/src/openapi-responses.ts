import type { JsonSchema } from '@observatorio/contract/documentation';

const problem = (description: string, headers?: object) => ({
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

/** The responses that operations share, by name. */
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

const ref = (name: keyof typeof sharedResponses) => ({ $ref: `#/components/responses/${name}` });

/** The failures that every operation may answer with. */
const failures = {
  400: ref('Invalido'),
  414: ref('Longo'),
  429: ref('Excesso'),
  500: ref('Falha'),
  503: ref('Indisponivel'),
  default: ref('Outra'),
};

const json = (schema: JsonSchema) => ({ 'application/json': { schema } });

/** The responses to GET; `csv` is whether the data are also available as a file. */
export const getResponses = (schema: JsonSchema, { csv }: { csv: boolean }) => ({
  200: {
    description: 'Os dados.',
    headers: etag,
    content: { ...json(schema), ...(csv && { 'text/csv': { schema: { type: 'string' } } }) },
  },
  304: ref('Igual'),
  ...failures,
});

/** The responses to POST. */
export const postResponses = (schema: JsonSchema) => ({
  200: { description: 'Os dados.', content: json(schema) },
  413: ref('Grande'),
  415: ref('Formato'),
  ...failures,
});
