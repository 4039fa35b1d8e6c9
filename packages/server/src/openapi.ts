import {
  type AnyDataset,
  type FilterDefinition,
  MANIFEST_PATH,
  requestParameters,
} from '@observatorio/contract';
import {
  type Documentation,
  documentationOf,
  manifestSchema,
  problemSchema,
} from '@observatorio/contract/documentation';
import { version } from '../package.json' with { type: 'json' };

/** An example value of each filter with too many values to list. */
const examples: Record<string, string> = {
  ano: '2019',
  uf: '35',
  municipio: '3550308',
  occupation: '225125',
  cod_cbo: '225125',
  codigoBrasileiroOcupacao: '225125',
};

const problemContent = {
  'application/problem+json': { schema: { $ref: '#/components/schemas/Problema' } },
};

const responses = {
  Invalido: { description: 'Parâmetro ou valor inexistente.', content: problemContent },
  Excesso: {
    description: 'Pedidos demais no último minuto; Retry-After diz quantos segundos esperar.',
    content: problemContent,
  },
  Grande: { description: 'O corpo do pedido é grande demais.', content: problemContent },
  Formato: { description: 'O corpo do pedido não é JSON.', content: problemContent },
  Falha: { description: 'Falha do servidor.', content: problemContent },
  Igual: { description: 'Não mudou desde a resposta de mesmo ETag.' },
};

const responseRef = (name: keyof typeof responses) => ({ $ref: `#/components/responses/${name}` });

const parameterRef = ({ name }: FilterDefinition) => ({ $ref: `#/components/parameters/${name}` });

const filterParameter = ({ name, label, aliases, allowed }: FilterDefinition) => ({
  name,
  in: 'query',
  description: [
    `${label}: ${allowed}. Vários valores, repetidos ou separados por vírgula, somam-se.`,
    ...(aliases ?? []).map((alias) => `Também se aceita o nome ${alias}.`),
  ].join(' '),
  schema: { type: 'array', items: { type: 'string' } },
  example: [examples[name] ?? '1'],
});

const plainParameter = ({ name, label, allowed }: FilterDefinition) => ({
  name,
  in: 'query',
  description: `${label}: ${allowed}.`,
  schema: { type: 'string' },
});

function operation(
  id: string,
  { summary, schema }: Documentation,
  filters: readonly FilterDefinition[],
) {
  const takesFilters = filters.length > 0;
  return {
    get: {
      operationId: id,
      summary,
      parameters: takesFilters ? [...filters, ...requestParameters].map(parameterRef) : [],
      responses: {
        200: {
          description: 'Os dados.',
          headers: { ETag: { schema: { type: 'string' } } },
          content: {
            'application/json': { schema },
            ...(takesFilters && { 'text/csv': { schema: { type: 'string' } } }),
          },
        },
        304: responseRef('Igual'),
        ...(takesFilters && { 400: responseRef('Invalido') }),
        429: responseRef('Excesso'),
        500: responseRef('Falha'),
      },
    },
  };
}

/** The same operation, with its filters in the body. */
function bodyOperation(dataset: AnyDataset) {
  const { id, filters } = dataset;
  const { summary, schema } = documentationOf(dataset);
  const value = { type: ['string', 'number', 'array'] };
  const properties = Object.fromEntries(filters.map(({ name }) => [name, value]));
  return {
    operationId: `${id}.post`,
    summary,
    requestBody: {
      required: true,
      content: {
        'application/json': {
          schema: {
            type: 'object',
            required: ['queryParams'],
            properties: { queryParams: { type: 'object', properties } },
          },
        },
      },
    },
    responses: {
      200: { description: 'Os dados.', content: { 'application/json': { schema } } },
      400: responseRef('Invalido'),
      413: responseRef('Grande'),
      415: responseRef('Formato'),
      429: responseRef('Excesso'),
      500: responseRef('Falha'),
    },
  };
}

/** The OpenAPI 3.1 document of the public endpoints, made from the contract. */
export function openApi(datasets: readonly AnyDataset[]) {
  const filters = datasets.flatMap((dataset) => dataset.filters);
  return {
    openapi: '3.1.0',
    info: {
      title: 'Observatório do Trabalho e da Formação',
      version,
      description:
        'Dados abertos sobre o mercado de trabalho formal. Leitura livre, de qualquer origem.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/' }],
    paths: {
      ...Object.fromEntries(
        datasets.map((dataset) => [
          dataset.path,
          {
            ...operation(dataset.id, documentationOf(dataset), dataset.filters),
            ...(dataset.takesBody && { post: bodyOperation(dataset) }),
          },
        ]),
      ),
      [MANIFEST_PATH]: operation(
        'dados',
        { summary: 'Os conjuntos de dados em serviço.', schema: manifestSchema },
        [],
      ),
    },
    components: {
      parameters: Object.fromEntries([
        ...filters.map((filter) => [filter.name, filterParameter(filter)]),
        ...requestParameters.map((parameter) => [parameter.name, plainParameter(parameter)]),
      ]),
      responses,
      schemas: { Problema: problemSchema },
    },
  };
}
