import { type Edition, type FilterOption, TABLE_SOURCE } from '@observatorio/contract';
import { type Answer, type Card, type CardQuery, type CardRequest, isDormant } from './card';
import { namesRequest } from './filter-names';
import type { Answered } from './present';
import { neededParts, ROWS, requestsOf } from './requests';

/** Rows with the editions that they come from. */
export interface LoadedRows extends Answer {
  editions: readonly Edition[];
}

/** Everything that a card needs to show itself. */
export interface AnsweredCard {
  answered: Answered;
  /** Labels of the filters that only the API can name. */
  names: readonly FilterOption[];
  /** Editions of all loaded rows. */
  editions: readonly Edition[];
}

/** Loads rows; rejects if they are unavailable. */
type Load = (request: CardRequest) => Promise<LoadedRows>;

type Loaded = Readonly<Record<string, LoadedRows | undefined>>;

/** Loads the requests that are not loaded yet. A part that the card does not wait for may fail. */
async function loadAll(
  requests: Readonly<Record<string, CardRequest>>,
  known: Loaded,
  load: Load,
): Promise<{ loaded: Loaded; errors: ReadonlyMap<string, unknown> }> {
  const errors = new Map<string, unknown>();
  const entries = Object.entries(requests).map(async ([name, request]) => {
    const rows =
      known[name] ?? (await load(request).catch((error) => void errors.set(name, error)));
    return [name, rows ?? undefined] as const;
  });
  return { loaded: Object.fromEntries(await Promise.all(entries)), errors };
}

/** Loads everything that a card needs for a query. Rejects if something that it needs fails. */
export async function answerCard(card: Card, query: CardQuery, load: Load): Promise<AnsweredCard> {
  const wantedNames = namesRequest(card.area, query.filters);
  const naming = wantedNames && load(wantedNames).catch(() => undefined);
  const first = await loadAll(requestsOf(card, query), {}, load);
  const rows = first.loaded[ROWS]?.rows;
  const { loaded, errors } = rows
    ? await loadAll(requestsOf(card, query, rows), first.loaded, load)
    : first;
  const shape = card.variantOf(query);
  const needed = rows && !isDormant(shape) ? [ROWS, ...neededParts(shape, query, rows)] : [ROWS];
  const failed = needed.find((name) => errors.has(name) || first.errors.has(name));
  if (failed !== undefined) throw errors.get(failed) ?? first.errors.get(failed);
  const names = await naming;
  // The options list the indicators of every table, but name places without them.
  const namedFrom = names?.editions.filter(({ conjunto }) => conjunto !== TABLE_SOURCE) ?? [];
  const used = Object.values(loaded).flatMap((each) => each?.editions ?? []);
  return {
    answered: { query, answers: loaded, sources: loaded[ROWS]?.editions },
    names: names?.rows ?? [],
    editions: [
      ...new Map([...used, ...namedFrom].map((edition) => [edition.versao, edition])).values(),
    ],
  };
}
