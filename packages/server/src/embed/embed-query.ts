import {
  checkAll,
  checkValueCounts,
  comparedOccupations,
  type EmbeddableAttribute,
  type EmbeddableElement,
  type FilterDefinition,
  filterNamed,
  QueryError,
  type RawQuery,
  readFilters,
  throwFaults,
} from '@observatorio/contract';
import { acceptSpellings, heading } from '../pictures/picture-query';
import { areaFilters, mergedFilters } from '../responses/area-filters';

type Reader = Pick<FilterDefinition, 'parse' | 'allowed'>;

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

/** Parses and validates attribute values by type, the same way the elements do. */
const readers: Readonly<Record<EmbeddableAttribute['type'], Reader>> = {
  string: heading,
  number: {
    parse: (text) => (Number.isNaN(Number(text)) ? undefined : text),
    allowed: 'um número',
  },
  boolean: { parse: (text) => text, allowed: 'true ou false' },
  json: { parse: (text) => (isJson(text) ? text : undefined), allowed: 'JSON válido' },
};

const listReader = (values: readonly unknown[]): Reader => {
  const texts = values.map(String);
  return {
    parse: (text) => texts.find((each) => each === text.toLowerCase()),
    allowed: texts.join(', '),
  };
};

const definitionOf = ([name, { type, values }]: [
  string,
  EmbeddableAttribute,
]): FilterDefinition => ({
  ...(values ? listReader(values) : readers[type]),
  name,
  label: name,
  example: '',
  isText: true,
  single: 'um valor só',
});

function filtersOf({ area, filters }: EmbeddableElement): FilterDefinition[] {
  // Comparisons name their occupations in this filter, which only the occupation area defines.
  return mergedFilters([...areaFilters(area), comparedOccupations], filters);
}

const rawOf = (params: URLSearchParams): RawQuery =>
  Object.fromEntries([...new Set(params.keys())].map((name) => [name, params.getAll(name)]));

/** Attributes through which a page provides its own data. */
const rowParameters = ['rows', 'unit'];

/**
 * Explains the error for an attribute with own data, which a frame would show under the portal's
 * address. Returns other errors unchanged.
 */
function explained(fault: QueryError): QueryError {
  const { parameter, value, allowed } = fault;
  if (!rowParameters.includes(parameter.toLowerCase())) return fault;
  const message =
    'Um quadro só mostra dados do Observatório. Para mostrar os seus, com “rows” e “unit”, ponha a tag na sua página.';
  return new QueryError(parameter, value, allowed, message);
}

/**
 * Reads the attributes of an element from the query string of its frame. Throws a QueryError that
 * lists every error.
 */
export function readEmbedQuery(
  params: URLSearchParams,
  element: EmbeddableElement,
): URLSearchParams {
  const query = rawOf(params);
  const attributes = Object.entries(element.attributes).map(definitionOf);
  const parameters = acceptSpellings([...filtersOf(element), ...attributes], query);
  const { filters: values, faults } = readFilters(parameters, query);
  checkAll(
    () => throwFaults(faults.map(explained)),
    () => checkValueCounts(attributes, values),
  );
  // An empty title hides the heading, and an empty boolean is true.
  const emptied = Object.entries(element.attributes)
    .filter(([name, { values: list }]) => !list && !(name in values))
    .filter(([name]) =>
      [...params.keys()].some((key) => filterNamed(attributes, key)?.name === name),
    )
    .map(([name]) => [name, '']);
  return new URLSearchParams([
    ...Object.entries(values).map(([name, codes]) => [name, codes.join(',')]),
    ...emptied,
  ]);
}
