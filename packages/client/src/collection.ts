import type { AnyDataset, Filters } from '@observatorio/contract';
import { computed, type ReadonlySignal, signal } from '@preact/signals-core';
import { createResource, type Resource, type ResourceHandle } from './resource';

/** A dataset and the filters of its rows. */
export interface DatasetQuery {
  dataset: AnyDataset;
  filters: Filters;
}

/** Resources of several datasets that one card needs, by name. */
export interface Collection {
  readonly state: ReadonlySignal<Readonly<Record<string, Resource<any>>>>;
  /** Loads the named queries, and aborts and forgets those that are no longer named. */
  load(api: string, queries: Readonly<Record<string, DatasetQuery>>): void;
  /** Returns the rows that answer a query; undefined if the named resource has others or none. */
  answerTo(
    api: string,
    name: string,
    query: DatasetQuery | undefined,
  ): Extract<Resource<any>, { status: 'ready' }> | undefined;
  /** Repeats the failed requests. */
  retry(): void;
  /** Aborts all requests. The last rows remain until a later `load` completes. */
  dispose(): void;
}

interface Member {
  dataset: AnyDataset;
  handle: ResourceHandle<any>;
}

/** Creates a collection of resources. `debounce` is in ms; 0 batches changes of the same task. */
export function createCollection(debounce = 0): Collection {
  const members = signal<ReadonlyMap<string, Member>>(new Map());

  const memberFor = (name: string, { dataset }: DatasetQuery): Member => {
    const known = members.peek().get(name);
    return known?.dataset === dataset
      ? known
      : { dataset, handle: createResource({ dataset, debounce }) };
  };

  return {
    state: computed(() =>
      Object.fromEntries(
        [...members.value].map(([name, { handle }]) => [name, handle.state.value]),
      ),
    ),
    load(api, queries) {
      const next = new Map(
        Object.entries(queries).map(([name, query]) => [name, memberFor(name, query)]),
      );
      const before = members.peek();
      for (const [name, { handle }] of before) {
        if (next.get(name)?.handle !== handle) handle.dispose();
      }
      for (const [name, { filters }] of Object.entries(queries)) {
        next.get(name)?.handle.load({ api, filters });
      }
      const isSame =
        next.size === before.size &&
        [...next].every(([name, member]) => before.get(name) === member);
      if (!isSame) members.value = next;
    },
    answerTo(api, name, query) {
      const member = members.peek().get(name);
      if (!query || member?.dataset !== query.dataset) return undefined;
      const state = member.handle.state.peek();
      const isAnswer = member.handle.answers({ api, filters: query.filters });
      return state.status === 'ready' && isAnswer ? state : undefined;
    },
    retry: () => members.peek().forEach(({ handle }) => handle.retry()),
    dispose: () => members.peek().forEach(({ handle }) => handle.dispose()),
  };
}
