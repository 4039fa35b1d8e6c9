import {
  type ColumnKind,
  type CreditedEdition,
  type Dataset,
  type DatasetAnswer,
  type Filters,
  parseSources,
} from '@observatorio/contract';
import { type ReadonlySignal, signal } from '@preact/signals-core';
import { dataUrl } from './address';
import { type Failure, RequestError, unreadable } from './failure';
import { request } from './request';

/**
 * Rows, and the filters that they were requested under: the object that `load` was given. Rows of
 * several requests have none.
 */
interface Answered<Row> extends DatasetAnswer<Row> {
  /** The editions that the rows come from, as the answer lists them. Default: unknown. */
  sources?: readonly CreditedEdition[] | undefined;
  filters?: Filters | undefined;
}

/**
 * The state of a card's data. While loading or after an error, `rows` are the last good ones. A
 * resource with rows stays `ready` until those of a later query have come; `answers` tells them apart.
 */
export type Resource<Row> =
  | { status: 'idle'; rows?: undefined; page?: undefined; sources?: undefined; filters?: undefined }
  | ({ status: 'loading' } & Partial<Answered<Row>>)
  | ({ status: 'ready' } & Answered<Row>)
  | ({ status: 'error'; failure: Failure } & Partial<Answered<Row>>);

/** The data to load: from the API at this address, under these filters. */
export interface Query {
  api: string;
  filters: Filters;
}

export interface ResourceHandle<Row> {
  readonly state: ReadonlySignal<Resource<Row>>;
  /** Loads other data and aborts the superseded request. Does nothing if the query is the same. */
  load(query: Query): void;
  /** Whether the rows are those of a query. */
  answers(query: Query): boolean;
  /** Repeats the request after an error. */
  retry(): void;
  /** Aborts the request. The last rows stay until a later `load` is answered. */
  dispose(): void;
}

export interface ResourceOptions<Row, Wire> {
  dataset: Dataset<Row, Wire, any>;
  /** Milliseconds to wait for further changes; 0, the default, batches those of one task. */
  debounce?: number;
}

/** Creates a resource: the rows of a dataset as a signal that follows a query. */
export function createResource<Row, Wire>({
  dataset,
  debounce = 0,
}: ResourceOptions<Row, Wire>): ResourceHandle<Row> {
  const state = signal<Resource<Row>>({ status: 'loading' });
  let currentUrl: string | undefined;
  /** Where the last good rows come from. */
  let answeredUrl: string | undefined;
  let filters: Filters = {};
  let current: AbortController | undefined;

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

  return {
    state,
    load({ api, filters: wanted }) {
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

/** Whether a cell is what its column says. */
const isCell = (kind: ColumnKind, value: unknown): boolean =>
  kind === 'category' ? value !== undefined : value === null || Number.isFinite(value);

function decode<Row, Wire>(dataset: Dataset<Row, Wire, any>, body: unknown): DatasetAnswer<Row> {
  try {
    const wire = body as Wire;
    const rows = dataset.decode(wire);
    // The columns of other datasets are those of the lists in a row.
    const columns = dataset.linesOf ? [] : dataset.columns;
    for (const row of rows as readonly object[]) {
      const wrong = columns.find(({ key, kind }) => !isCell(kind, Reflect.get(row, key)));
      if (wrong) throw new TypeError(`Wrong ${wrong.key}.`);
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
