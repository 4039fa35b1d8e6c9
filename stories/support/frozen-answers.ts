import { OMITTED, type Problem } from '@observatorio/contract';
import {
  datasetAt,
  type FixtureAnswer,
  type FixtureMode,
  fixtureAnswer,
  hasRows,
} from '@observatorio/widgets/fixtures';

/** Answers of one dataset to the sample: query string → body. */
type Frozen = Readonly<Record<string, unknown>>;

/** `npm run freeze` writes these files. */
const files = import.meta.glob<Frozen>('../sample/*.json', { import: 'default' });

/** Addresses that were answered with a problem. */
const missing = new Set<string>();

const frozenOf = async (id: string): Promise<Frozen> =>
  (await files[`../sample/${id}.json`]?.()) ?? {};

/** Answer for a selection that is not frozen: rows of another one would be false under its chips. */
const notFrozen = {
  status: 404,
  body: {
    type: 'nao-guardado',
    title: 'Seleção não guardada',
    status: 404,
    detail: 'Este catálogo guarda os números de algumas seleções, e não os desta.',
  } satisfies Problem,
};

/** The query of the whole lists in place of one that leaves some of them out. */
function wholeQuery({ search, searchParams }: URL): string {
  const omitted = searchParams.get(OMITTED)?.split(',') ?? [];
  const isKept = (pair: string) => ![OMITTED, ...omitted].includes(pair.split('=', 1)[0] ?? '');
  return omitted.length === 0
    ? search.slice(1)
    : search.slice(1).split('&').filter(isKept).join('&');
}

/**
 * Answers with the rows of the sample, frozen in files, or with a problem for a selection that is not
 * frozen.
 */
export async function frozenAnswer(
  url: URL,
  mode: FixtureMode,
): Promise<FixtureAnswer | undefined> {
  const path = url.pathname;
  const dataset = datasetAt(path);
  const answer = fixtureAnswer(url, mode);
  if (!dataset || !hasRows(path, mode)) return answer;
  const frozen = await frozenOf(dataset.id);
  const query = wholeQuery(url);
  if (query in frozen) return { status: 200, body: frozen[query] };
  missing.add(path + url.search);
  return notFrozen;
}

/** The rows that answer an address. */
export async function frozenRows(path: string, query: string): Promise<readonly unknown[]> {
  const dataset = datasetAt(path);
  const body = dataset && (await frozenOf(dataset.id))[query];
  return body === undefined ? [] : (dataset?.decode(body) ?? []);
}

/** Returns the addresses without frozen rows since the last call. */
export function takeMissing(): string[] {
  const taken = [...missing].toSorted();
  missing.clear();
  return taken;
}
