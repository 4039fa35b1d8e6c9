import { dataUrl, type Resource } from '@observatorio/client';
import type { Dataset, Filters } from '@observatorio/contract';
import type { Card } from '../../../widgets/src/data/use-card';
import type { CardResource } from '../../../widgets/src/data/use-resource';
import { FailedLoad, type Outcome, rendering } from '../rendering';

const loading = { status: 'loading' } as const;

/** Resources by outcome, cached because cards compare them by identity. */
const resources = new WeakMap<Outcome, Resource<any>>();

/** Returns the rows of a dataset if they are loaded; otherwise requests them. */
export function useResource<Row, Wire>(
  card: Card,
  dataset: Dataset<Row, Wire, any>,
  filters: Filters,
  enabled: boolean,
): CardResource<Row> {
  if (!enabled) return { resource: loading, shown: undefined };
  const own = dataset.filters.flatMap(({ name }): [string, readonly string[]][] =>
    filters[name] ? [[name, filters[name]]] : [],
  );
  const outcome = rendering().outcomeOf(dataUrl('', dataset, filters), {
    rows: { path: dataset.path, filters: Object.fromEntries(own) },
  });
  if (!outcome) return { resource: loading, shown: undefined };
  const resource = resources.get(outcome) ?? resourceOf(outcome, filters);
  resources.set(outcome, resource);
  return { resource, shown: resource.rows && card.filters };
}

function resourceOf(outcome: Outcome, filters: Filters): Resource<any> {
  if ('failure' in outcome) return { status: 'error', failure: new FailedLoad(outcome) };
  if ('editions' in outcome) {
    const { rows, page, editions } = outcome;
    return { status: 'ready', rows, filters, sources: editions, ...(page && { page }) };
  }
  throw new TypeError('Expected rows.');
}
