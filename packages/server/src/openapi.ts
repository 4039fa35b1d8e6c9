import { type AnyDataset, MANIFEST_PATH } from '@observatorio/contract';
import {
  documentationOf,
  manifestSchema,
  problemSchema,
} from '@observatorio/contract/documentation';
import { version } from '../package.json' with { type: 'json' };
import { bodySchema, parametersOf, sharedParameters } from './openapi-parameters';
import { getResponses, postResponses, sharedResponses } from './openapi-responses';

/** The GET operation of a dataset, and its POST operation if it takes a body. */
function operationsOf(dataset: AnyDataset) {
  const { summary, schema } = documentationOf(dataset);
  const get = {
    operationId: dataset.id,
    summary,
    parameters: parametersOf(dataset),
    responses: getResponses(schema, { csv: true }),
  };
  if (!dataset.takesBody) return { get };
  const post = {
    operationId: `${dataset.id}.post`,
    summary,
    requestBody: {
      required: true,
      content: { 'application/json': { schema: bodySchema(dataset) } },
    },
    responses: postResponses(schema),
  };
  return { get, post };
}

const manifestOperation = {
  operationId: 'dados',
  summary: 'Os conjuntos de dados em serviço.',
  responses: getResponses(manifestSchema, { csv: false }),
};

/** The OpenAPI 3.1 document of the public endpoints, made from the contract. */
export function openApi(datasets: readonly AnyDataset[]) {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Observatório do Trabalho e da Formação',
      version,
      description:
        'Dados abertos sobre trabalho, formação e ocupações. Leitura livre, de qualquer origem.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/' }],
    paths: {
      ...Object.fromEntries(datasets.map((dataset) => [dataset.path, operationsOf(dataset)])),
      [MANIFEST_PATH]: { get: manifestOperation },
    },
    components: {
      parameters: sharedParameters(datasets.flatMap(({ filters }) => filters)),
      responses: sharedResponses,
      schemas: { Problema: problemSchema },
    },
  };
}
