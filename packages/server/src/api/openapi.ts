import {
  type AnyDataset,
  areaDocumentation,
  areaNames,
  areas,
  areaTitles,
  formatParameter,
  type JoinedEndpoint,
  MANIFEST_PATH,
} from '@observatorio/contract';
import {
  documentationOf,
  joinedSchema,
  manifestSchema,
  problemSchema,
} from '@observatorio/contract/documentation';
import { version } from '../../package.json' with { type: 'json' };
import { accountPathItems, accountSecurity, accountTag } from './openapi-accounts';
import { bodyExample, bodySchema, type Parameters, parametersOf } from './openapi-parameters';
import { dataHeaders, getResponses, postResponses, sharedResponses } from './openapi-responses';

/** Returns the tag of a dataset's area. */
function tagOf(dataset: AnyDataset): string {
  const area = areaNames.find((name) => Object.values<AnyDataset>(areas[name]).includes(dataset));
  return area ? areaTitles[area] : '';
}

/** Builds the GET operation of a dataset, and the POST operation if it accepts a body. */
function operationsOf(dataset: AnyDataset, parameters: Parameters) {
  const { summary, schema } = documentationOf(dataset);
  const get = {
    operationId: dataset.id,
    summary,
    tags: [tagOf(dataset)],
    parameters: parameters.of(dataset),
    responses: getResponses(schema, dataHeaders),
  };
  if (!dataset.takesBody) return { get };
  const post = {
    operationId: `${dataset.id}.post`,
    summary,
    tags: [tagOf(dataset)],
    requestBody: {
      required: true,
      content: {
        'application/json': { schema: bodySchema(dataset), example: bodyExample(dataset) },
      },
    },
    responses: postResponses(schema),
  };
  return { get, post };
}

const manifestOperation = {
  operationId: 'dados',
  summary: 'Os conjuntos de dados em serviço.',
  tags: ['Dados'],
  parameters: [{ $ref: `#/components/parameters/${formatParameter.name}` }],
  responses: getResponses(manifestSchema),
};

/** Returns the tag of a joined endpoint's area. */
const areaTag = ({ datasets }: JoinedEndpoint): string => {
  const [first] = datasets.values();
  return first ? tagOf(first) : '';
};

/** Builds the GET operation of a joined endpoint. */
const joinedOperation = (endpoint: JoinedEndpoint, parameters: Parameters) => ({
  operationId: `juntos${endpoint.path.replaceAll(/[/-]/g, '.')}`,
  summary:
    'Vários conjuntos de dados da área sob os mesmos filtros, cada um na forma do seu endereço.',
  tags: [areaTag(endpoint)],
  parameters: parameters.ofJoined(endpoint),
  responses: getResponses(joinedSchema(endpoint), dataHeaders, { hasTable: false }),
});

/** Options of the OpenAPI document. */
interface DocumentOptions {
  /** Path under which a proxy serves the API. Default: the root. */
  basePath?: string;
  /** The joined endpoints to include. */
  joined: readonly JoinedEndpoint[];
}

/** Generates the OpenAPI 3.1 document from the contract. */
export function openApi(
  datasets: readonly AnyDataset[],
  { basePath = '', joined }: DocumentOptions,
) {
  const parameters = parametersOf(datasets);
  return {
    openapi: '3.1.0',
    info: {
      title: 'Observatório do Trabalho e da Formação',
      version,
      description:
        'Dados abertos sobre trabalho, formação e ocupações. Leitura livre, de qualquer origem. Cada resposta com dados diz em X-Observatorio-Fontes de que conjuntos vem e se são oficiais ou de demonstração. Sobre um lugar que o conjunto não cobre (ufs, em /api/v1/dados), as listas vêm vazias e os totais, nulos: o número não é zero: apenas não é conhecido. Com formato=csv, o arquivo traz a tabela inteira, com cabeçalho na primeira linha, códigos e rótulos, e notas em linhas que começam com #, depois de uma linha vazia.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: basePath || '/' }],
    tags: [
      ...areaNames.map((area) => ({
        name: areaTitles[area],
        description: areaDocumentation[area].description,
      })),
      { name: 'Dados', description: 'O que está em serviço.' },
      accountTag,
    ],
    paths: {
      ...Object.fromEntries(
        datasets.map((dataset) => [dataset.path, operationsOf(dataset, parameters)]),
      ),
      ...Object.fromEntries(
        joined.map((endpoint) => [endpoint.path, { get: joinedOperation(endpoint, parameters) }]),
      ),
      [MANIFEST_PATH]: { get: manifestOperation },
      ...accountPathItems(),
    },
    components: {
      parameters: parameters.shared,
      responses: sharedResponses,
      schemas: { Problema: problemSchema },
      securitySchemes: accountSecurity,
    },
  };
}
