import { createResource } from '@observatorio/client';
import type { Dataset, Filters } from '@observatorio/contract';
import { useEffect, useState } from 'react';
import { config } from './config';

/** A figure from the API: undefined while loading, null if it failed to load. */
export type Total = number | null | undefined;

/**
 * Sums a figure over the rows of a dataset. `filters` must be referentially stable; no request is
 * sent while they are undefined.
 */
export function useTotal<Row>(
  dataset: Dataset<Row, any, any>,
  filters: Filters | undefined,
  figure: (row: Row) => number,
): Total {
  const [total, setTotal] = useState<Total>();
  useEffect(() => {
    if (!filters) return undefined;
    const resource = createResource({ dataset });
    const stop = resource.state.subscribe(({ status, rows }) => {
      if (status === 'ready') setTotal(rows.reduce((sum, row) => sum + figure(row), 0));
      if (status === 'error') setTotal(null);
    });
    resource.load({ api: config.api, filters });
    return () => {
      stop();
      resource.dispose();
    };
  }, [dataset, filters, figure]);
  return total;
}
