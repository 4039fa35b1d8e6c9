import { hasSubject, type Provenance, type RowSources } from '@observatorio/cards';
import { csvUrl, dataUrl, type Resource } from '@observatorio/client';
import type { Dataset, Filters } from '@observatorio/contract';
import { useMemo } from 'react';
import { retryAll } from '../base/retry-event';
import { refusedResource } from './refusal';
import { outcomeOf, useResourceEvents } from './resource-events';
import type { CardState } from './use-card';
import { useProvenance } from './use-provenance';
import { useResource } from './use-resource';

/** Rows of a dataset with their provenance. */
export interface Rows<Row> extends Provenance {
  resource: Resource<Row>;
  /** Repeats the failed requests of all cards on the page. */
  retry(): void;
  /** URL of the rows as CSV, if a single file contains them. */
  csv?: string;
  /** URL of the rows as JSON. */
  json?: string;
  /** The card's filters when the rows were requested; undefined while there are no rows. */
  shown?: Filters | undefined;
}

/** Options of `useRows`. */
export interface RequestOptions<Row> {
  /** Filters of the request. Default: the card's current filters. */
  filters?: Filters;
  /** Whether to request the rows. By default, waits for the card's required filter. */
  enabled?: boolean;
  /** Whether the rows are a list of names, which a card with a rejected filter still needs. */
  isList?: boolean;
  /** Sources of the shown rows. Default: the source of the dataset. */
  sources?: RowSources<Row> | undefined;
}

/** State of a resource that is not requested, for example until a required filter is set. */
export const idle = { status: 'idle' } as const;

/** Loads the rows of a dataset for a card's filters. Emits `data-load` and `data-error`. */
export function useRows<Row, Wire>(
  card: CardState,
  dataset: Dataset<Row, Wire, any>,
  {
    filters = card.filters,
    enabled = hasSubject(card.area, card.filters),
    isList = false,
    sources,
  }: RequestOptions<Row> = {},
): Rows<Row> {
  const { api } = card;
  const { refused } = card;
  const refusal = useMemo(() => (isList ? undefined : refusedResource(refused)), [isList, refused]);
  const loaded = useResource(card, dataset, filters, enabled && !refusal);
  const resource = refusal ?? loaded.resource;
  useResourceEvents([outcomeOf(dataset.id, resource)]);
  const rows = 'rows' in resource ? (resource.rows ?? []) : [];
  const credited = typeof sources === 'function' ? sources(rows) : sources;
  const found = {
    resource: enabled ? resource : idle,
    retry: retryAll,
    ...useProvenance(api, credited ?? [dataset.source(filters)], {
      year: filters.ano?.[0],
      answering: dataset.source(filters),
      answered: resource.sources,
    }),
    csv: csvUrl(api, dataset, filters),
    json: dataUrl(api, dataset, filters),
    shown: loaded.shown,
  };
  return withRefusal(found, refusal);
}

/** Removes figures, sources and files if the card's own filters were rejected. */
export const withRefusal = <Row>(
  found: Rows<Row>,
  refusal: Resource<never> | undefined,
): Rows<Row> =>
  refusal ? { ...found, resource: refusal, editions: [], csv: undefined, json: undefined } : found;
