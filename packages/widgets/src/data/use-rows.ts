import {
  createResource,
  csvUrl,
  editionsFor,
  loadManifest,
  type Resource,
} from '@observatorio/client';
import type { Dataset, Edition, Filters, SourceName } from '@observatorio/contract';
import { useEffect, useMemo, useState } from 'react';
import { emit, useElement } from '../base/element-context';
import type { Card } from './use-card';
import { useSignalValue } from './use-signal-value';

export interface Rows<Row> {
  resource: Resource<Row>;
  /** Asks again after an error. */
  retry(): void;
  /** The editions of the data shown, from the manifest; empty until it is known. */
  editions: readonly Edition[];
  /** The address of the same rows as a CSV file, where one file has them. */
  csv?: string;
}

export interface RowsOptions {
  /** By default, those in force on the card. */
  filters?: Filters;
  /** Whether the rows are wanted at all. Default: whether the card has the filter it needs. */
  enabled?: boolean;
  /** The sources of what the card shows of the rows. Default: the dataset's. */
  sources?: readonly SourceName[] | undefined;
}

/** What is asked for waits for a choice. */
export const idle = { status: 'idle' } as const;

const isReady = ({ area: { needs }, filters }: Card): boolean =>
  !needs || Boolean(filters[needs.filter]?.length);

/** The rows of a dataset under the filters of a card, and where they come from. */
export function useRows<Row, Wire>(
  card: Card,
  dataset: Dataset<Row, Wire, any>,
  { filters = card.filters, enabled = isReady(card), sources }: RowsOptions = {},
): Rows<Row> {
  const { api, area } = card;
  const handle = useMemo(
    () => createResource({ dataset, debounce: area.debounce }),
    [dataset, area.debounce],
  );
  useEffect(() => {
    if (enabled) handle.load({ api, filters });
    else handle.dispose();
  }, [handle, api, filters, enabled]);
  useEffect(() => () => handle.dispose(), [handle]);

  const resource = useSignalValue(handle.state);
  useResourceEvents(dataset.id, resource);
  return {
    resource: enabled ? resource : idle,
    retry: handle.retry,
    editions: useEditions(api, sources ?? [dataset.source(filters)], filters.ano?.[0]),
    csv: csvUrl(api, dataset, filters),
  };
}

/** Tells the page what came of a resource. */
export function useResourceEvents(dataset: string, resource: Resource<unknown>): void {
  const { host } = useElement();
  useEffect(() => {
    if (resource.status === 'ready') emit(host, 'data-load', { dataset, rows: resource.rows });
    if (resource.status === 'error') {
      const { message, status } = resource.failure;
      emit(host, 'data-error', { dataset, message, status });
    }
  }, [host, dataset, resource]);
}

/** The editions of some sources, from the manifest of the API; empty until it is known. */
export function useEditions(
  api: string,
  sources: readonly SourceName[],
  year?: string,
): readonly Edition[] {
  const [known, setKnown] = useState<{ api: string; conjuntos: Edition[] }>();
  useEffect(() => {
    const controller = new AbortController();
    loadManifest(api, controller.signal).then(
      ({ conjuntos }) => setKnown({ api, conjuntos }),
      // A card shows its data without their provenance rather than not at all; the client logs it.
      () => {},
    );
    return () => controller.abort();
  }, [api]);
  return known?.api === api ? editionsFor(known, sources, year) : [];
}
