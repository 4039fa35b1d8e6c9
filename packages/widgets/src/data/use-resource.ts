import { createResource, type Resource } from '@observatorio/client';
import type { Dataset, Filters } from '@observatorio/contract';
import { useLayoutEffect, useMemo } from 'react';
import { onRetry } from '../base/retry-event';
import type { CardState } from './use-card';
import { useSignalValue } from './use-signal-value';

/** A resource with its rows, and the card's filters at the time of their request. */
export interface CardResource<Row> {
  resource: Resource<Row>;
  /** Filters of the shown rows; undefined while there are none. */
  shown: Filters | undefined;
}

/** Maps the filters of each request, a unique object per request, to the card's filters. */
const cardFilters = new WeakMap<Filters, Filters>();

/**
 * Loads the rows of a dataset if `enabled`, and again when the request's filters change. Equal
 * filters must keep their identity.
 */
export function useResource<Row, Wire>(
  { api, area, filters: own }: CardState,
  dataset: Dataset<Row, Wire, any>,
  filters: Filters,
  enabled: boolean,
): CardResource<Row> {
  const handle = useMemo(
    () => createResource({ dataset, debounce: area.debounce }),
    [dataset, area.debounce],
  );
  // Layout effects, because Preact runs other effects only after the next frame.
  useLayoutEffect(() => {
    cardFilters.set(filters, own);
    if (enabled) handle.load({ api, filters });
    else handle.dispose();
  }, [handle, api, filters, enabled, own]);
  useLayoutEffect(() => () => handle.dispose(), [handle]);
  useLayoutEffect(() => onRetry(handle.retry), [handle]);

  const state = useSignalValue(handle.state);
  const isLate = useMemo(
    () => state.status === 'ready' && !handle.answers({ api, filters }),
    [handle, state, api, filters],
  );
  const resource = useMemo(
    (): Resource<Row> => (isLate ? { ...state, status: 'loading' } : state),
    [isLate, state],
  );
  return { resource, shown: resource.filters && cardFilters.get(resource.filters) };
}
