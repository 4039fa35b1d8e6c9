import {
  type AnyDataset,
  filtersFromSearch,
  formatSources,
  OMITTED,
  type Problem,
  SOURCES_HEADER,
} from '@observatorio/contract';
import {
  datasetAt,
  type FixtureMode,
  type FixtureResponse,
  fixtureResponse,
  hasRows,
} from '@observatorio/widgets/fixtures';

/** Frozen responses of one dataset: query string → body. */
type Frozen = Readonly<Record<string, unknown>>;

/** Frozen responses by file, written by `npm run freeze`. */
const files = import.meta.glob<Frozen>('../sample/*.json', { import: 'default' });

/** Requested URLs without frozen rows. */
const missing = new Set<string>();

const frozenOf = async (id: string): Promise<Frozen> =>
  (await files[`../sample/${id}.json`]?.()) ?? {};

/**
 * Response to a selection that is not frozen; another selection's rows would contradict the chips.
 */
const notFrozen = {
  status: 404,
  body: {
    type: 'nao-guardado',
    title: 'Seleção não guardada',
    status: 404,
    detail: 'Este catálogo guarda os números de algumas seleções, e não os desta.',
  } satisfies Problem,
};

/**
 * Returns the query without the parameter that omits lists, and without the filters that it names,
 * because only complete lists are frozen.
 */
function wholeQuery({ search, searchParams }: URL): string {
  const omitted = searchParams.get(OMITTED)?.split(',') ?? [];
  const isKept = (pair: string) => ![OMITTED, ...omitted].includes(pair.split('=', 1)[0] ?? '');
  return omitted.length === 0
    ? search.slice(1)
    : search.slice(1).split('&').filter(isKept).join('&');
}

/** Credits every year of the rows of a dataset over the years. */
function creditOf(dataset: AnyDataset, query: string, body: unknown): FixtureResponse['headers'] {
  if (!dataset.overYears) return undefined;
  const conjunto = dataset.source(filtersFromSearch(query, dataset.filters));
  const years = dataset.decode(body).map((row) => Number(Object(row).year));
  const editions = [...new Set(years)].map(
    (ano) => ({ conjunto, ano, tipo: 'demonstracao' }) as const,
  );
  return { [SOURCES_HEADER]: formatSources(editions) };
}

/** Responds with frozen rows of the sample, or with a problem if the selection is not frozen. */
export async function frozenResponse(
  url: URL,
  mode: FixtureMode,
): Promise<FixtureResponse | undefined> {
  const path = url.pathname;
  const dataset = datasetAt(path);
  const answer = fixtureResponse(url, mode);
  if (!dataset || !hasRows(path, mode)) return answer;
  const frozen = await frozenOf(dataset.id);
  const query = wholeQuery(url);
  if (query in frozen) {
    const body = frozen[query];
    return { status: 200, body, headers: creditOf(dataset, query, body) };
  }
  missing.add(path + url.search);
  // The story's own checks fail first, without the URL.
  console.error(`npm run freeze -- "${path}${url.search}"`);
  return notFrozen;
}

/** Frozen rows for a path and query. */
export async function frozenRows(path: string, query: string): Promise<readonly unknown[]> {
  const dataset = datasetAt(path);
  const body = dataset && (await frozenOf(dataset.id))[query];
  return body === undefined ? [] : (dataset?.decode(body) ?? []);
}

/** Returns the URLs without frozen rows that were requested since the last call. */
export function drainMissing(): string[] {
  const taken = [...missing].toSorted();
  missing.clear();
  return taken;
}
