import { csvUrl, type Resource } from '@observatorio/client';
import type { Dataset, Filters, SourceName } from '@observatorio/contract';
import { useEffect, useMemo } from 'react';
import { emit, useElement } from '../base/element-context';
import { retryAll } from '../base/retry-event';
import { refusalOf } from './refusal';
import type { Card } from './use-card';
import { type Provenance, useProvenance } from './use-provenance';
import { useResource } from './use-resource';

/** Rows of a dataset with their provenance. */
export interface Rows<Row> extends Provenance {
  resource: Resource<Row>;
  /** Repeats the failed requests of all cards on the page. */
  retry(): void;
  /** URL of the rows as CSV, if a single file contains them. */
  csv?: string;
  /**
   * Attribution for rows that come from the page instead of the API. Default: the API's sources.
   */
  ownSource?: string;
  /** The card's filters when the rows were requested; undefined while there are no rows. */
  shown?: Filters | undefined;
  /** Filter that the rows ignore, if any. */
  ignores?: string | undefined;
}

/** Sources of the rows, or a function that derives them from the rows. */
export type RowSources<Row> =
  | readonly SourceName[]
  | ((rows: readonly Row[]) => readonly SourceName[]);

/** Options of `useRows`. */
export interface RowsOptions<Row> {
  /** Filters of the request. Default: the card's current filters. */
  filters?: Filters;
  /** Filter that the rows ignore, because the card itself sets it. Default: none. */
  ignores?: string | undefined;
  /** Whether to request the rows. By default, waits for the card's required filter. */
  enabled?: boolean;
  /** Whether the rows are a list of names, which a card with a rejected filter still needs. */
  isList?: boolean;
  /** Sources of the shown rows. Default: the source of the dataset. */
  sources?: RowSources<Row> | undefined;
}

/** State of a resource that is not requested, for example until a required filter is set. */
export const idle = { status: 'idle' } as const;

const without = (filters: Filters, ignored: string | undefined): Filters =>
  Object.fromEntries(Object.entries(filters).filter(([name]) => name !== ignored));

const isReady = ({ area: { requiredFilter }, filters }: Card): boolean =>
  !requiredFilter || Boolean(filters[requiredFilter.filter]?.length);

/** Loads the rows of a dataset for a card's filters. Emits `data-load` and `data-error`. */
export function useRows<Row, Wire>(
  card: Card,
  dataset: Dataset<Row, Wire, any>,
  {
    filters: given = card.filters,
    ignores,
    enabled = isReady(card),
    isList = false,
    sources,
  }: RowsOptions<Row> = {},
): Rows<Row> {
  const { api } = card;
  const filters = useMemo(() => without(given, ignores), [given, ignores]);
  const { refused } = card;
  const refusal = useMemo(() => (isList ? undefined : refusalOf(refused)), [isList, refused]);
  const loaded = useResource(card, dataset, filters, enabled && !refusal);
  const resource = refusal ?? loaded.resource;
  useResourceEvents(dataset.id, resource);
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
    ignores,
    shown: loaded.shown,
  };
  return withRefusal(found, refusal);
}

/** Removes figures, sources and CSV if the card's own filters were rejected. */
export const withRefusal = <Row>(
  found: Rows<Row>,
  refusal: Resource<never> | undefined,
): Rows<Row> => (refusal ? { ...found, resource: refusal, editions: [], csv: undefined } : found);

/** Emits `data-load` or `data-error` when a resource settles. */
export function useResourceEvents(dataset: string, resource: Resource<unknown>): void {
  const { host } = useElement();
  const { status, rows } = resource;
  const failure = status === 'error' ? resource.failure : undefined;
  useEffect(() => {
    const notify = () => {
      if (status === 'ready') emit(host, 'data-load', { dataset, rows });
      if (failure) {
        const { message, status: code, problem } = failure;
        emit(host, 'data-error', { dataset, message, status: code, years: problem?.anos });
      }
    };
    // Not inside the effect: if a listener changes an attribute, Preact renders synchronously and
    // would run the effect again.
    queueMicrotask(() => host.isConnected && notify());
  }, [host, dataset, status, rows, failure]);
}
