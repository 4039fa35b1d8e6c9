import {
  type ColumnKind,
  type CreditedEdition,
  type Dataset,
  type DatasetResponse,
  type Filters,
  parseSources,
} from '@observatorio/contract';
import { type ReadonlySignal, signal } from '@preact/signals-core';
import { dataUrl } from './address';
import { dataReload } from './data-version';
import { type Failure, RequestError, unreadable } from './failure';
import { request } from './request';

/**
 * Rows and the filters of their request. `filters` is the object passed to `load`; undefined for
 * rows combined from several requests.
 */
interface Answered<Row> extends DatasetResponse<Row> {
  /** Editions of the rows, as listed in the response. Undefined if unknown. */
  sources?: readonly CreditedEdition[] | undefined;
  filters?: Filters | undefined;
}

/**
 * State of a card's data. While loading and after an error, `rows` are the last successful ones. A
 * `ready` resource stays so while a later query loads; `answers` returns whether its rows are up to
 * date.
 */
export type Resource<Row> =
  | { status: 'idle'; rows?: undefined; page?: undefined; sources?: undefined; filters?: undefined }
  | ({ status: 'loading' } & Partial<Answered<Row>>)
  | ({ status: 'ready' } & Answered<Row>)
  | ({ status: 'error'; failure: Failure } & Partial<Answered<Row>>);

/** API address and filters for the data to load. */
export interface ResourceQuery {
  api: string;
  filters: Filters;
}

export interface ResourceHandle<Row> {
  readonly state: ReadonlySignal<Resource<Row>>;
  /** Loads data and aborts the superseded request. Does nothing if the query is unchanged. */
  load(query: ResourceQuery): void;
  /** Returns whether the current rows belong to a query. */
  answers(query: ResourceQuery): boolean;
  /** Repeats the failed request. */
  retry(): void;
  /** Aborts the request. The last rows remain until a later `load` completes. */
  dispose(): void;
}

export interface ResourceOptions<Row, Wire> {
  dataset: Dataset<Row, Wire, any>;
  /** Debounce time in ms. Default: 0, which batches changes made in the same task. */
  debounce?: number;
}

/** Creates a resource: a signal with the rows of a dataset for the latest query. */
export function createResource<Row, Wire>({
  dataset,
  debounce = 0,
}: ResourceOptions<Row, Wire>): ResourceHandle<Row> {
  const state = signal<Resource<Row>>({ status: 'loading' });
  let currentUrl: string | undefined;
  /** URL of the last successful rows. */
  let answeredUrl: string | undefined;
  let filters: Filters = {};
  let current: AbortController | undefined;
  let stopWatching: (() => void) | undefined;

  async function run(url: string, { signal: aborting }: AbortController): Promise<void> {
    await pause(debounce);
    if (aborting.aborted) return;
    try {
      const { body, sources } = await request(url, { failure: dataset.failure, signal: aborting });
      if (aborting.aborted) return;
      const credited = sources === undefined ? undefined : parseSources(sources);
      const answer = decode(dataset, body);
      answeredUrl = url;
      state.value = { status: 'ready', ...answer, sources: credited, filters };
    } catch (error) {
      if (!aborting.aborted) state.value = failed(error, lastAnswer(state.peek()));
    }
  }

  function start(url: string): void {
    current?.abort();
    current = new AbortController();
    currentUrl = url;
    if (state.peek().status === 'error') {
      state.value = { status: 'loading', ...lastAnswer(state.peek()) };
    }
    void run(url, current);
  }

  /** Requests the rows again when the API has a newer version of the data. */
  function watch(): void {
    const first = dataReload.peek();
    stopWatching ??= dataReload.subscribe((count) => {
      if (count !== first && currentUrl !== undefined) start(currentUrl);
    });
  }

  return {
    state,
    load({ api, filters: wanted }) {
      watch();
      const url = dataUrl(api, dataset, wanted);
      filters = wanted;
      const shown = state.peek();
      if (shown.status === 'ready' && url === answeredUrl) {
        if (url !== currentUrl) current?.abort();
        currentUrl = url;
        state.value = { ...shown, filters };
      } else if (url !== currentUrl) start(url);
    },
    answers: ({ api, filters: wanted }) =>
      state.peek().rows !== undefined && dataUrl(api, dataset, wanted) === answeredUrl,
    retry() {
      if (currentUrl !== undefined && state.peek().status === 'error') start(currentUrl);
    },
    dispose() {
      current?.abort();
      stopWatching?.();
      stopWatching = undefined;
      currentUrl = undefined;
      const last = lastAnswer(state.peek());
      if (last.rows) state.value = { status: 'loading', ...last };
    },
  };
}

const pause = (milliseconds: number): Promise<void> =>
  milliseconds === 0
    ? Promise.resolve()
    : new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Returns whether a value matches the kind of its column. */
const isCell = (kind: ColumnKind, value: unknown): boolean =>
  kind === 'category' ? value !== undefined : value === null || Number.isFinite(value);

function decode<Row, Wire>(dataset: Dataset<Row, Wire, any>, body: unknown): DatasetResponse<Row> {
  try {
    const wire = body as Wire;
    const rows = dataset.decode(wire);
    // With `linesOf`, the columns describe the CSV lines rather than the rows.
    const columns = dataset.linesOf ? [] : dataset.columns;
    for (const row of rows as readonly object[]) {
      const wrong = columns.find(({ key, kind }) => !isCell(kind, Reflect.get(row, key)));
      if (wrong) throw new TypeError(`Invalid type for “${wrong.key}”.`);
    }
    return { rows, page: dataset.pageOf?.(wire) };
  } catch (error) {
    console.error(dataset.failure, error);
    throw unreadable(error);
  }
}

const lastAnswer = <Row>({
  rows,
  page,
  sources,
  filters,
}: Resource<Row>): Partial<Answered<Row>> => ({
  rows,
  page,
  sources,
  filters,
});

const failed = <Row>(error: unknown, last: Partial<Answered<Row>>): Resource<Row> => ({
  status: 'error',
  failure: error instanceof RequestError ? error : unreadable(error),
  ...last,
});
