import { createResource } from '@observatorio/client';
import type { Dataset, Filters } from '@observatorio/contract';
import { config } from './config';

const noFilters: Filters = {};

/** Loads the rows of a dataset once. Rejects if the request fails. */
export function loadRows<Row>(
  dataset: Dataset<Row, any, any>,
  filters: Filters = noFilters,
): Promise<readonly Row[]> {
  const resource = createResource({ dataset });
  return new Promise((resolve, reject) => {
    const stop = resource.state.subscribe((state) => {
      if (state.status === 'ready') resolve(state.rows);
      else if (state.status === 'error') reject(state.failure);
      else return;
      queueMicrotask(() => stop());
    });
    resource.load({ api: config.api, filters });
  });
}
