import { setMaxListeners } from 'node:events';
import {
  type AnyDataset,
  areas,
  type Edition,
  formatSources,
  invalidValues,
  type JoinedEndpoint,
  type JoinedResponse,
  joinedEndpoint,
  type Problem,
  QueryError,
  type RawQuery,
  readFilters,
  readValues,
  throwFaults,
} from '@observatorio/contract';
import {
  EditionUnavailableError,
  queryKey,
  type ResolvedQuery,
  type Store,
  YearUnavailableError,
} from '@observatorio/store';
import { problemOf } from '../http/problem';
import { mergedFilters } from './area-filters';
import { JSON_TYPE } from './data-responses';
import { type PublicResponse, toPublicResponse, type Written } from './public-response';
import { withStoreFaults } from './read-request';
import { sourcesHeader } from './sources-header';

/** The joined endpoint of each area. */
export const joinedEndpoints: readonly JoinedEndpoint[] = Object.values(areas).map(joinedEndpoint);

/** A requested dataset, with its resolved filters or the reason why it cannot be queried. */
interface Part {
  name: string;
  dataset: AnyDataset;
  resolved: { query: ResolvedQuery } | { problem: Problem };
}

/** Splits a query into the sorted names of the requested datasets and the remaining parameters. */
function readNames({ parameter }: JoinedEndpoint, { [parameter.name]: raw, ...rest }: RawQuery) {
  const { codes, refused } = readValues(parameter, raw);
  const faults =
    refused.length > 0 ? [invalidValues(parameter.name, refused, parameter.allowed)] : [];
  if (codes.length === 0 && faults.length === 0) faults.push(missingNames(parameter));
  return { names: codes.toSorted(), rest, faults };
}

const missingNames = ({ name, allowed }: JoinedEndpoint['parameter']): QueryError =>
  new QueryError(name, '', allowed, `Escolha em “${name}” um ou mais de: ${allowed}.`);

/** Whether an error is due to missing data rather than an invalid request. */
const isDataError = (error: unknown): boolean =>
  error instanceof YearUnavailableError || error instanceof EditionUnavailableError;

/** Throws the errors of several datasets, one for each rejected value of a parameter. */
function throwAll(faults: readonly QueryError[]): void {
  const byValue = faults.map((fault) => [`${fault.parameter} ${fault.value}`, fault] as const);
  throwFaults([...new Map(byValue).values()]);
}

/** Returns the errors in the parameters of a request that names no existing dataset. */
function faultsInAny({ datasets }: JoinedEndpoint, query: RawQuery): readonly QueryError[] {
  const filters = [...datasets.values()].flatMap((dataset) => dataset.filters);
  const names = new Set(filters.map(({ name }) => name));
  return readFilters(mergedFilters(filters, [...names]), query).faults;
}

/**
 * Resolves the filters of each dataset. Throws a QueryError that lists every error in the request.
 */
function readParts(store: Store, endpoint: JoinedEndpoint, raw: RawQuery): Part[] {
  const { names, rest, faults } = readNames(endpoint, raw);
  const read = names.flatMap((name) => {
    const dataset = endpoint.datasets.get(name);
    return dataset ? [{ name, dataset, ...readFilters(dataset.filters, rest) }] : [];
  });
  if (read.length === 0) throwAll([...faults, ...faultsInAny(endpoint, rest)]);
  if (faults.length > 0 || read.some((each) => each.faults.length > 0)) {
    const all = read.map((each) => withStoreFaults(store, each.dataset, each.filters, each.faults));
    throwAll([...faults, ...all.flat()]);
  }
  const refused: QueryError[] = [];
  const parts = read.flatMap(({ name, dataset, filters }): Part[] => {
    try {
      return [{ name, dataset, resolved: { query: store.resolve(dataset, filters) } }];
    } catch (error) {
      if (isDataError(error)) return [{ name, dataset, resolved: { problem: problemOf(error) } }];
      if (!(error instanceof QueryError)) throw error;
      refused.push(...error.faults);
      return [];
    }
  });
  throwAll(refused);
  return parts;
}

/** A dataset's name and its outcome: a body with its editions, or a problem. */
type Outcome = readonly [
  name: string,
  outcome: { body: unknown; editions: readonly Edition[] } | { problem: Problem },
];

/**
 * Queries one dataset. A failure becomes a problem, so that the other datasets are still returned.
 */
async function outcomeOf(
  store: Store,
  { name, dataset, resolved }: Part,
  { signal, onFault }: { signal: AbortSignal; onFault: (error: unknown) => void },
): Promise<Outcome> {
  if ('problem' in resolved) return [name, resolved];
  try {
    const { rows, page, editions } = await store.answer(dataset, resolved.query, signal);
    return [name, { body: dataset.encode(rows, page), editions }];
  } catch (error) {
    signal.throwIfAborted();
    const problem = problemOf(error);
    if (problem.status === 500) onFault(error);
    return [name, { problem }];
  }
}

function writeOutcomes(outcomes: readonly Outcome[]): Written {
  const answer: JoinedResponse = { dados: {}, fontes: {}, problemas: {} };
  const used = new Set<Edition>();
  for (const [name, outcome] of outcomes) {
    if ('problem' in outcome) {
      answer.problemas[name] = outcome.problem;
      continue;
    }
    answer.dados[name] = outcome.body;
    answer.fontes[name] = formatSources(outcome.editions);
    for (const edition of outcome.editions) used.add(edition);
  }
  return {
    text: JSON.stringify(answer),
    headers: sourcesHeader([...used]),
    isPartial: Object.keys(answer.problemas).length > 0,
  };
}

/** Options of the joined endpoints. */
export interface JoinedOptions {
  store: Store;
  revision: string;
  /** Called with internal errors. */
  onFault(error: unknown): void;
}

/**
 * Creates the responses of the joined endpoints: several datasets of an area with the same filters.
 * Throws a QueryError for an invalid request.
 */
export const joinedResponses =
  ({ store, revision, onFault }: JoinedOptions) =>
  (endpoint: JoinedEndpoint, query: RawQuery, versions: string): PublicResponse => {
    const parts = readParts(store, endpoint, query);
    const queries = parts.flatMap(({ dataset, resolved }) =>
      'query' in resolved ? [{ dataset, query: resolved.query }] : [],
    );
    return toPublicResponse({
      key: [
        revision,
        versions,
        endpoint.path,
        ...queries.map((each) => `${each.dataset.id} ${queryKey(each.query)}`),
      ].join(' '),
      type: JSON_TYPE,
      versions,
      // Most datasets of an area are computed by a single query.
      cost: Math.max(1, ...queries.map((each) => store.cost(each.dataset, each.query))),
      async write(signal) {
        // Every dataset adds a listener.
        setMaxListeners(0, signal);
        const outcomes = parts.map((part) => outcomeOf(store, part, { signal, onFault }));
        return writeOutcomes(await Promise.all(outcomes));
      },
    });
  };
