import {
  type AnyDataset,
  type FilterDefinition,
  type JoinedEndpoint,
  requestParameters,
  requestParametersOf,
} from '@observatorio/contract';
import type { JsonSchema } from '@observatorio/contract/documentation';

const aliasNote = ({ aliases = [] }: FilterDefinition): string[] =>
  aliases.map((alias) => `Também se aceita o nome ${alias}.`);

function filterParameter(filter: FilterDefinition) {
  const { name, label, allowed, single, valueCount, example } = filter;
  if (single) return plainParameter(filter);
  const itemCount = valueCount && { minItems: valueCount[0], maxItems: valueCount[1] };
  const several = valueCount
    ? 'Os valores vão repetidos ou separados por vírgula.'
    : 'Vários valores, repetidos ou separados por vírgula, somam-se.';
  return {
    name,
    in: 'query',
    description: [`${label}: ${allowed}. ${several}`, ...aliasNote(filter)].join(' '),
    schema: { type: 'array', items: { type: 'string' }, ...itemCount },
    example: example.split(','),
  };
}

function plainParameter(filter: FilterDefinition) {
  const { name, label, allowed, single, example } = filter;
  return {
    name,
    in: 'query',
    description: [`${label}: ${allowed}. Aceita-se ${single}.`, ...aliasNote(filter)].join(' '),
    schema: { type: 'string' },
    // The available years change with each import; /api/v1/dados lists them.
    ...(name !== 'ano' && { example }),
  };
}

/**
 * Documents a filter that a dataset requires. OpenAPI cannot require one of several parameters, so
 * alternatives are only stated in the description.
 */
function requiredParameter(filter: FilterDefinition, requires: readonly string[]) {
  const parameter = filterParameter(filter);
  if (requires.length === 1) return { ...parameter, required: true };
  const note = `É preciso escolher ${requires.join(' ou ')}.`;
  return { ...parameter, description: `${parameter.description} ${note}` };
}

/** Collects the parameters that operations share; the first of several with the same name wins. */
function sharedDefinitions(datasets: readonly AnyDataset[]): Map<string, FilterDefinition> {
  const shared = new Map(requestParameters.map((parameter) => [parameter.name, parameter]));
  for (const filter of datasets.flatMap(({ filters }) => filters)) {
    if (!shared.has(filter.name)) shared.set(filter.name, filter);
  }
  return shared;
}

/** Returns the filters that all of the datasets have, as the first one defines them. */
const commonFilters = ([first, ...others]: readonly AnyDataset[]): FilterDefinition[] =>
  (first?.filters ?? []).filter(({ name }) =>
    others.every(({ filters }) => filters.some((filter) => filter.name === name)),
  );

/** Parameters of the documented operations. */
export interface Parameters {
  /** Shared parameters, by name. */
  shared: Readonly<Record<string, object>>;
  /** Returns the parameters of a dataset's GET operation. */
  of(dataset: AnyDataset): object[];
  /** Returns the parameters of a joined endpoint's GET operation. */
  ofJoined(endpoint: JoinedEndpoint): object[];
}

/** Builds the parameters of the GET operations of datasets. */
export function parametersOf(datasets: readonly AnyDataset[]): Parameters {
  const shared = sharedDefinitions(datasets);
  const write = (filter: FilterDefinition) =>
    shared.get(filter.name) === filter
      ? { $ref: `#/components/parameters/${filter.name}` }
      : filterParameter(filter);
  return {
    shared: Object.fromEntries(
      [...shared].map(([name, filter]) => [name, filterParameter(filter)]),
    ),
    of: (dataset) => [
      ...dataset.filters.map((filter) =>
        dataset.requires?.includes(filter.name)
          ? requiredParameter(filter, dataset.requires)
          : write(filter),
      ),
      ...requestParametersOf(dataset).map(write),
    ],
    ofJoined: ({ datasets: joined, parameter }) => [
      { ...filterParameter(parameter), required: true },
      ...commonFilters([...joined.values()]).map(write),
    ],
  };
}

const scalar = ['string', 'number', 'null'];
const filterValues: JsonSchema = {
  type: [...scalar, 'array'],
  items: { type: ['string', 'number'] },
};

/**
 * Schema for the body of a dataset's POST operation: the GET parameters, in the field
 * `queryParams`.
 */
export function bodySchema(dataset: AnyDataset): JsonSchema {
  const { filters, requires = [] } = dataset;
  const names = [...filters, ...requestParametersOf(dataset)].flatMap(({ name, aliases = [] }) => [
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

/** Example of a POST body. */
export const bodyExample = ({ filters }: AnyDataset) => ({
  queryParams: Object.fromEntries(filters.slice(0, 1).map(({ name, example }) => [name, example])),
});
