import type { Resource } from '@observatorio/client';
import { dataUrl } from '@observatorio/client';
import type { RowsAnswer } from '@observatorio/contract';
import type { CardResource, ResourceQuery } from '../../../widgets/src/data/use-resource';
import { type Outcome, rendering } from '../rendering';

const loading = { status: 'loading' } as const;

/** Resources by outcome: cards compare them by identity. */
const resources = new WeakMap<Outcome, Resource<any>>();

/** The rows of a dataset, if they are known. */
export function useResource<Row, Wire>({
  card,
  dataset,
  filters,
  enabled,
}: ResourceQuery<Row, Wire>): CardResource<Row> {
  if (!enabled) return { resource: loading, shown: undefined };
  const known = dataset.filters.flatMap(({ name }) =>
    filters[name] ? [[name, filters[name]] as const] : [],
  );
  const outcome = rendering().outcomeOf(dataUrl('', dataset, filters), {
    rows: { path: dataset.path, filters: Object.fromEntries(known) },
  });
  if (!outcome) return { resource: loading, shown: undefined };
  const resource = resources.get(outcome) ?? resourceOf(outcome, filters);
  resources.set(outcome, resource);
  return { resource, shown: resource.rows && card.filters };
}

function resourceOf(outcome: Outcome, filters: Resource<any>['filters']): Resource<any> {
  if ('error' in outcome) {
    const failure = Object.assign(new Error('No rows.', { cause: outcome.error }));
    return { status: 'error', failure };
  }
  const { editions, ...answer } = outcome.value as RowsAnswer;
  return { status: 'ready', ...answer, sources: editions, filters };
}
