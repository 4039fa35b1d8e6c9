import type { Dataset, Filters } from '@observatorio/contract';
import { type ReadonlySignal, signal } from '@preact/signals-core';
import { dataUrl } from './address';
import { type Failure, RequestError, unreadable } from './failure';
import { request } from './request';

/** What a card knows of its data. `rows` beside loading or error are the last good ones. */
export type Resource<Row> =
  | { status: 'idle'; rows?: undefined }
  | { status: 'loading'; rows?: Row[] }
  | { status: 'ready'; rows: Row[] }
  | { status: 'error'; failure: Failure; rows?: Row[] };

/** Which data are wanted: from the API at this address, under these filters. */
export interface Query {
  api: string;
  filters: Filters;
}

export interface ResourceHandle<Row> {
  readonly state: ReadonlySignal<Resource<Row>>;
  /** Asks for other data; a request that this supersedes is let go. Equal data are not asked for. */
  load(query: Query): void;
  /** Asks again after an error. */
  retry(): void;
  /** Lets the request go. A later `load` starts anew; until it answers, the rows are the last ones. */
  dispose(): void;
}

export interface ResourceOptions<Row, Wire> {
  dataset: Dataset<Row, Wire, any>;
  /** Milliseconds to wait for further changes; 0, the default, joins those of one task. */
  debounce?: number;
}

/** The rows of a dataset as a signal that follows a query. */
export function createResource<Row, Wire>({
  dataset,
  debounce = 0,
}: ResourceOptions<Row, Wire>): ResourceHandle<Row> {
  const state = signal<Resource<Row>>({ status: 'loading' });
  let wanted: string | undefined;
  let current: AbortController | undefined;

  async function run(url: string, { signal: aborting }: AbortController): Promise<void> {
    await pause(debounce);
    if (aborting.aborted) return;
    try {
      const wire = await request(url, { failure: dataset.failure, signal: aborting });
      if (!aborting.aborted) state.value = { status: 'ready', rows: decode(dataset, wire) };
    } catch (error) {
      if (!aborting.aborted) state.value = failed(error, state.peek().rows);
    }
  }

  function start(url: string): void {
    current?.abort();
    current = new AbortController();
    wanted = url;
    if (state.peek().status !== 'loading') {
      state.value = { status: 'loading', rows: state.peek().rows };
    }
    void run(url, current);
  }

  return {
    state,
    load({ api, filters }) {
      const url = dataUrl(api, dataset, filters);
      if (url !== wanted) start(url);
    },
    retry() {
      if (wanted !== undefined && state.peek().status === 'error') start(wanted);
    },
    dispose() {
      current?.abort();
      wanted = undefined;
      const { rows } = state.peek();
      if (rows) state.value = { status: 'loading', rows };
    },
  };
}

const pause = (milliseconds: number): Promise<void> =>
  milliseconds === 0
    ? Promise.resolve()
    : new Promise((resolve) => setTimeout(resolve, milliseconds));

function decode<Row, Wire>(dataset: Dataset<Row, Wire, any>, wire: unknown): Row[] {
  try {
    return dataset.decode(wire as Wire);
  } catch (error) {
    console.error(dataset.failure, error);
    throw unreadable(error);
  }
}

const failed = <Row>(error: unknown, rows?: Row[]): Resource<Row> => ({
  status: 'error',
  failure: error instanceof RequestError ? error : unreadable(error),
  rows,
});
