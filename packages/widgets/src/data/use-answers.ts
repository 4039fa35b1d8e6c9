import {
  type Answered,
  type Card as CardModel,
  type CardQuery,
  hasSubject,
  isDormant,
  neededParts,
  ROWS,
  requestsOf,
} from '@observatorio/cards';
import { createCollection, type Failure, type Resource } from '@observatorio/client';
import { useLayoutEffect, useMemo, useState } from 'react';
import { onRetry } from '../base/retry-event';
import { useResourceEvents } from './resource-events';
import type { CardState } from './use-card';
import { useSignalValue } from './use-signal-value';

/** The state of a card's requests, with the last complete answers. */
export interface CardAnswers {
  status: Resource<unknown>['status'];
  failure: Failure | undefined;
  /** The last complete answers, possibly to an earlier query; undefined while there are none. */
  answered: Answered | undefined;
}

/** Loads everything that a card needs for a query. Emits `data-load` and `data-error`. */
export function useAnswers(
  model: CardModel,
  { api, area }: CardState,
  query: CardQuery,
  refusal: Failure | undefined,
): CardAnswers {
  const collection = useMemo(() => createCollection(area.debounce), [area.debounce]);
  const states = useSignalValue(collection.state);
  const first = useMemo(() => requestsOf(model, query), [model, query]);
  const rows = collection.answerTo(api, ROWS, first[ROWS])?.rows;
  const requests = useMemo(
    () => (rows ? requestsOf(model, query, rows) : first),
    [model, query, first, rows],
  );
  const shape = model.variantOf(query);
  const isWanted = !refusal && !isDormant(shape) && hasSubject(area, query.filters);
  // Layout effects, because Preact runs other effects only after the next frame.
  useLayoutEffect(() => {
    if (isWanted) collection.load(api, requests);
    else collection.dispose();
  }, [collection, api, requests, isWanted]);
  useLayoutEffect(() => () => collection.dispose(), [collection]);
  useLayoutEffect(() => onRetry(collection.retry), [collection]);
  useResourceEvents(
    Object.keys(requests).map((name) => {
      const state = states[name];
      const answer = collection.answerTo(api, name, requests[name]);
      const dataset = requests[name]?.dataset.id ?? '';
      const failure = refusal ?? failureOf(state);
      return { dataset, rows: refusal ? undefined : answer?.rows, failure };
    }),
  );

  const needed = rows && !isDormant(shape) ? [ROWS, ...neededParts(shape, query, rows)] : [ROWS];
  const hasSettled = (name: string) => states[name]?.status === 'error' && !needed.includes(name);
  const complete = useMemo((): Answered | undefined => {
    const answers = Object.fromEntries(
      Object.entries(requests).map(([name, request]) => [
        name,
        states[name] && collection.answerTo(api, name, request),
      ]),
    );
    if (!requests[ROWS]) return undefined;
    if (Object.keys(requests).some((name) => !answers[name] && !hasSettled(name))) return undefined;
    return { query, answers, sources: answers[ROWS]?.sources };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `hasSettled` follows from the others
  }, [collection, api, query, requests, states]);
  const [last, setLast] = useState(complete);
  if (complete && complete !== last) setLast(complete);
  if (refusal) return { status: 'error', failure: refusal, answered: undefined };
  if (!isWanted) return { status: 'idle', failure: undefined, answered: undefined };
  if (complete) return { status: 'ready', failure: undefined, answered: complete };
  const failure = needed.map((name) => failureOf(states[name])).find(Boolean);
  return { status: failure ? 'error' : 'loading', failure, answered: last };
}

const failureOf = (state: Resource<unknown> | undefined): Failure | undefined =>
  state?.status === 'error' ? state.failure : undefined;
