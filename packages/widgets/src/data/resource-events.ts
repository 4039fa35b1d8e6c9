import type { Failure, Resource } from '@observatorio/client';
import { useEffect, useRef } from 'react';
import { emit, useElement } from '../base/element-context';

/** Outcome of a request: its rows or its failure; neither while it loads. */
interface Outcome {
  /** Id of the dataset. */
  dataset: string;
  rows: readonly unknown[] | undefined;
  failure: Failure | undefined;
}

/** Returns the outcome of a resource so far. */
export const outcomeOf = (dataset: string, resource: Resource<unknown>): Outcome => ({
  dataset,
  rows: resource.status === 'ready' ? resource.rows : undefined,
  failure: resource.status === 'error' ? resource.failure : undefined,
});

/** Emits `data-load` or `data-error` when a request settles. */
export function useResourceEvents(outcomes: readonly Outcome[]): void {
  const { host } = useElement();
  const reported = useRef<readonly Outcome[]>([]);
  useEffect(() => {
    const before = reported.current;
    reported.current = outcomes;
    const news = outcomes.filter(
      ({ dataset, rows, failure }) =>
        (rows || failure) &&
        !before.some(
          (each) => each.dataset === dataset && each.rows === rows && each.failure === failure,
        ),
    );
    if (news.length === 0) return;
    // Not inside the effect: if a listener changes an attribute, Preact renders synchronously and
    // would run the effect again.
    queueMicrotask(() => host.isConnected && news.forEach((outcome) => report(host, outcome)));
  });
}

function report(host: HTMLElement, { dataset, rows, failure }: Outcome): void {
  if (rows) emit(host, 'data-load', { dataset, rows });
  if (!failure) return;
  const { message, status, problem } = failure;
  emit(host, 'data-error', { dataset, message, status, years: problem?.anos });
}
