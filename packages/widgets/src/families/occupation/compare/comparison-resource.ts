import { createResource, type Resource, type ResourceHandle } from '@observatorio/client';
import {
  type ComparedOccupation,
  comparedOccupation,
  type Dataset,
  labour,
  MIN_COMPARED,
  occupation,
} from '@observatorio/contract';
import { computed, type ReadonlySignal, signal } from '@preact/signals-core';
import { unknownNote } from './comparison-notes';

/** Codes of the compared occupations and the API URL. */
export interface ComparisonQuery {
  api: string;
  codes: readonly string[];
}

/** Resource that combines several occupations: one row each, in the requested order. */
export interface ComparisonHandle {
  readonly state: ReadonlySignal<Resource<ComparedOccupation>>;
  /** Requests missing occupations and aborts those no longer requested. */
  load(query: ComparisonQuery): void;
  /** Repeats failed requests. */
  retry(): void;
  /** Aborts all requests and discards all rows. */
  dispose(): void;
}

/** Starts the requests for one occupation. */
function createOccupation(api: string, code: string) {
  function load<Row, Wire>(
    dataset: Dataset<Row, Wire, any>,
    filter = 'cod_cbo',
  ): ResourceHandle<Row> {
    const handle = createResource({ dataset });
    handle.load({ api, filters: { [filter]: [code] } });
    return handle;
  }
  const { info, pay, byGender, bySchooling, byAgeGender } = occupation;
  const handles = {
    info: load(info),
    // Uses the failure message of the other requests.
    summary: load({ ...labour.summary, failure: pay.failure }, 'occupation'),
    byGender: load(byGender),
    bySchooling: load(bySchooling),
    byAgeGender: load(byAgeGender),
  };
  const all: readonly ResourceHandle<unknown>[] = Object.values(handles);
  const rowsOf = <Row>({ state }: ResourceHandle<Row>): readonly Row[] => state.value.rows ?? [];
  return {
    api,
    code,
    states: () => all.map(({ state }) => state.value),
    row: () =>
      comparedOccupation(code, {
        info: rowsOf(handles.info),
        summary: rowsOf(handles.summary),
        byGender: rowsOf(handles.byGender),
        bySchooling: rowsOf(handles.bySchooling),
        byAgeGender: rowsOf(handles.byAgeGender),
      }),
    retry: () => all.forEach((handle) => handle.retry()),
    dispose: () => all.forEach((handle) => handle.dispose()),
  };
}

type OccupationHandle = ReturnType<typeof createOccupation>;

type Comparison = Exclude<Resource<ComparedOccupation>, { status: 'idle' }>;

/** Whether the API rejects the occupation's code as unknown. */
const isUnknown = (handle: OccupationHandle): boolean =>
  handle.states().some((state) => state.status === 'error' && state.failure.problem?.parametro);

/**
 * Merges the states: loading until all settle, then one failure or all rows. Omits unknown codes if
 * enough others remain.
 */
function mergeStates(all: readonly OccupationHandle[]): Comparison {
  const known = all.filter((handle) => !isUnknown(handle));
  const handles = known.length < MIN_COMPARED ? all : known;
  const states = handles.flatMap((handle) => handle.states());
  if (states.length === 0 || states.some(({ status }) => status === 'loading')) {
    return { status: 'loading' };
  }
  const failed = states.find((state) => state.status === 'error');
  if (failed) {
    const message = unknownNote(all.filter(isUnknown).map(({ code }) => code));
    const { failure } = failed;
    return { status: 'error', failure: message ? { ...failure, message } : failure };
  }
  return { status: 'ready', rows: handles.map((handle) => handle.row()) };
}

/** Creates a comparison resource. */
export function createComparison(): ComparisonHandle {
  const handles = signal<readonly OccupationHandle[]>([]);
  let last: ComparedOccupation[] | undefined;

  const state = computed((): Comparison => {
    const merged = mergeStates(handles.value);
    if (handles.value.length === 0 || merged.rows) last = merged.rows;
    // Keeps the last complete rows while loading or after an error.
    return merged.rows || !last ? merged : { ...merged, rows: last };
  });

  function setHandles(next: readonly OccupationHandle[]): void {
    for (const handle of handles.peek()) if (!next.includes(handle)) handle.dispose();
    handles.value = next;
  }

  return {
    state,
    load({ api, codes }) {
      const current = handles.peek();
      setHandles(
        codes.map(
          (code) =>
            current.find((handle) => handle.api === api && handle.code === code) ??
            createOccupation(api, code),
        ),
      );
    },
    retry: () => handles.peek().forEach((handle) => handle.retry()),
    dispose: () => setHandles([]),
  };
}
