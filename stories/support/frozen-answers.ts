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

/** Addresses that were answered with the rows of a similar selection. */
const missing = new Set<string>();

const frozenOf = async (id: string): Promise<Frozen> =>
  (await files[`../sample/${id}.json`]?.()) ?? {};

/** Number of parameters that two queries share, less a fraction for each of the second alone. */
function likeness(query: string, other: string): number {
  const wanted = new Set(query.split('&'));
  const parts = other.split('&').filter(Boolean);
  const shared = parts.filter((part) => wanted.has(part)).length;
  return shared - (parts.length - shared) / 100;
}

function mostAlike(frozen: Frozen, query: string): string | undefined {
  const [closest] = Object.keys(frozen).toSorted(
    (one, other) => likeness(query, other) - likeness(query, one),
  );
  return closest;
}

/**
 * Answers with the rows of the sample, frozen in files. A selection that is not frozen gets the rows
 * of the most similar one.
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
  const query = url.search.slice(1);
  const closest = query in frozen ? query : mostAlike(frozen, query);
  if (closest !== query) missing.add(path + url.search);
  return closest === undefined ? answer : { status: 200, body: frozen[closest] };
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
