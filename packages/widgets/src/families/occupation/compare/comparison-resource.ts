import { createResource, type Resource, type ResourceHandle } from '@observatorio/client';
import { type Dataset, occupation } from '@observatorio/contract';
import { computed, type ReadonlySignal, signal } from '@preact/signals-core';
import { type ComparedOccupation, comparedOccupation } from './compared-occupation';

/** Which occupations are wanted, from the API at this address. */
export interface ComparisonQuery {
  api: string;
  codes: readonly string[];
}

/** Several occupations as one resource: one row each, in the order asked for. */
export interface ComparisonHandle {
  readonly state: ReadonlySignal<Resource<ComparedOccupation>>;
  /** Asks for the occupations that it does not have, and lets go those no longer wanted. */
  load(query: ComparisonQuery): void;
  /** Asks again for what failed. */
  retry(): void;
  /** Lets all requests go, and forgets all rows. */
  dispose(): void;
}

/** The requests of one occupation. */
function createOccupation(api: string, code: string) {
  function started<Row, Wire>(dataset: Dataset<Row, Wire, any>): ResourceHandle<Row> {
    const handle = createResource({ dataset });
    handle.load({ api, filters: { cod_cbo: [code] } });
    return handle;
  }
  const { info, pay, byGender, bySchooling, byAgeGender } = occupation;
  const handles = {
    info: started(info),
    pay: started(pay),
    byGender: started(byGender),
    bySchooling: started(bySchooling),
    byAgeGender: started(byAgeGender),
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
        pay: rowsOf(handles.pay),
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

/** Waits for all of them, so that a failure is told once, whole. */
function merged(wanted: readonly OccupationHandle[]): Comparison {
  const states = wanted.flatMap((handle) => handle.states());
  if (states.length === 0 || states.some(({ status }) => status === 'loading')) {
    return { status: 'loading' };
  }
  const failed = states.find((state) => state.status === 'error');
  if (failed) return { status: 'error', failure: failed.failure };
  return { status: 'ready', rows: wanted.map((handle) => handle.row()) };
}

/** Occupations to put side by side, as a signal that follows a query. */
export function createComparison(): ComparisonHandle {
  const wanted = signal<readonly OccupationHandle[]>([]);
  let last: ComparedOccupation[] | undefined;

  const state = computed((): Comparison => {
    const now = merged(wanted.value);
    if (wanted.value.length === 0 || now.rows) last = now.rows;
    // The last rows that were whole, each under its own name, whatever is wanted by now.
    return now.rows || !last ? now : { ...now, rows: last };
  });

  function want(next: readonly OccupationHandle[]): void {
    for (const handle of wanted.peek()) if (!next.includes(handle)) handle.dispose();
    wanted.value = next;
  }

  return {
    state,
    load({ api, codes }) {
      const had = wanted.peek();
      want(
        codes.map(
          (code) =>
            had.find((handle) => handle.api === api && handle.code === code) ??
            createOccupation(api, code),
        ),
      );
    },
    retry: () => wanted.peek().forEach((handle) => handle.retry()),
    dispose: () => want([]),
  };
}
