import { type AnyDataset, type FilterDefinition, requestParameters } from '@observatorio/contract';
import type { JsonSchema } from '@observatorio/contract/documentation';

/** An example value of each filter with too many values to list. */
const examples: Record<string, string> = {
  ano: '2019',
  uf: '35',
  municipio: '3550308',
  occupation: '225125',
  cod_cbo: '225125',
  codigoBrasileiroOcupacao: '225125',
};

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

/**
 * A filter that a dataset requires. OpenAPI has no way to require one of several parameters, so
 * these only say so in words.
 */
function requiredParameter(filter: FilterDefinition, requires: readonly string[]) {
  const parameter = filterParameter(filter);
  if (requires.length === 1) return { ...parameter, required: true };
  const note = `É preciso escolher ${requires.join(' ou ')}.`;
  return { ...parameter, description: `${parameter.description} ${note}` };
}

/** The parameters of the GET operation of a dataset. */
export const parametersOf = ({ filters, requires = [] }: AnyDataset) => [
  ...filters.map((filter) =>
    requires.includes(filter.name) ? requiredParameter(filter, requires) : parameterRef(filter),
  ),
  ...requestParameters.map(parameterRef),
];

/** The parameters that operations share, by name. */
export const sharedParameters = (filters: readonly FilterDefinition[]) =>
  Object.fromEntries([
    ...filters.map((filter) => [filter.name, filterParameter(filter)]),
    ...requestParameters.map((parameter) => [parameter.name, plainParameter(parameter)]),
  ]);

const scalar = ['string', 'number', 'null'];
const filterValues: JsonSchema = {
  type: [...scalar, 'array'],
  items: { type: ['string', 'number'] },
};

/** The body of the POST operation of a dataset: the same parameters in the field `queryParams`. */
export function bodySchema({ filters, requires = [] }: AnyDataset): JsonSchema {
  const names = [...filters, ...requestParameters].flatMap(({ name, aliases = [] }) => [
    name,
    ...aliases,
  ]);
  return {
    type: 'object',
    required: ['queryParams'],
    additionalProperties: false,
    properties: {
      queryParams: {
        type: 'object',
        ...(requires.length === 1 && { required: requires }),
        additionalProperties: false,
        properties: Object.fromEntries(names.map((name) => [name, filterValues])),
      },
    },
  };
}
