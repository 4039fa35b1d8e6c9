import {
  type Answer,
  type AnsweredCard,
  answerCard,
  type Card,
  type CardQuery,
  type CardRequest,
  requestsOf,
} from '@observatorio/cards';
import { type Filters, QueryError } from '@observatorio/contract';
import { EditionUnavailableError, type Store } from '@observatorio/store';
import { readRequest } from './read-request';

/** The filters of a request that its dataset has. */
export const followed = ({ dataset, filters }: CardRequest): Filters =>
  Object.fromEntries(
    dataset.filters.flatMap(({ name }) => (filters[name] ? [[name, filters[name]]] : [])),
  );

/**
 * Whether an error is shown in place of figures: one caused by the request or by an unavailable
 * edition.
 */
export const isShown = (error: unknown): error is QueryError | EditionUnavailableError =>
  error instanceof QueryError || error instanceof EditionUnavailableError;

/**
 * Estimated cost of a request for rows; 0 for an invalid request, which is rejected without a
 * query.
 */
function costOf(store: Store, request: CardRequest): number {
  const { dataset } = request;
  try {
    return store.cost(dataset, readRequest(store, dataset, { query: followed(request) }).query);
  } catch (error) {
    if (isShown(error)) return 0;
    throw error;
  }
}

/** Estimated cost of a card's answers. */
export const costOfCard = (store: Store, card: Card, query: CardQuery): number =>
  Math.max(0, ...Object.values(requestsOf(card, query)).map((rows) => costOf(store, rows)));

/**
 * Loads a card's answers, except those that `known` returns. Throws any server error, so that no
 * picture, file or page without a part is cached.
 */
export async function answersOf(
  store: Store,
  card: Card,
  query: CardQuery,
  signal: AbortSignal,
  known: (request: CardRequest) => Answer | undefined = () => undefined,
): Promise<AnsweredCard> {
  const broken: unknown[] = [];
  const answered = await answerCard(card, query, async (rows) => {
    const given = known(rows);
    if (given) return { ...given, editions: [] };
    const { dataset } = rows;
    const { query: resolved } = readRequest(store, dataset, { query: followed(rows) });
    return store.answer(dataset, resolved, signal).catch((error: unknown) => {
      if (!isShown(error)) broken.push(error);
      throw error;
    });
  });
  if (broken.length > 0) throw broken[0];
  return answered;
}
