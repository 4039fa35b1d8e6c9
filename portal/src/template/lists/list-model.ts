import {
  type CallType,
  type Entity,
  type EntityWithStatus,
  initialState,
  type ListAction,
  type ListState,
  reduceList,
} from './list-state';

/** An entity without an id. */
export type NewEntity<E extends Entity> = Omit<E, 'id'>;

/** Query for a page of a list. */
export interface ListQuery {
  /** Words to find in any field; empty for all entities. */
  text: string;
  /** Required values by field; an empty value matches all. */
  filter: Readonly<Record<string, string>>;
  sortField: string;
  sortOrder: 'asc' | 'desc';
  /** 1-based. */
  pageNumber: number;
  pageSize: number;
}

/** Stores the entities of a list. */
export interface ListBackend<E extends Entity> {
  find(query: ListQuery): Promise<{ entities: readonly E[]; totalCount: number }>;
  /** Rejects if the id is unknown. */
  get(id: number): Promise<E>;
  create(draft: NewEntity<E>): Promise<E>;
  update(item: E): Promise<E>;
  remove(ids: readonly number[]): Promise<void>;
  setStatus(ids: readonly number[], status: string): Promise<void>;
}

/** A list, as a store for `useSyncExternalStore`. */
export interface ListModel<E extends Entity> {
  get(): ListState<E>;
  subscribe(listener: () => void): () => void;
  fetchList(query: ListQuery): Promise<void>;
  /** Loads the item to edit; clears it if `id` is undefined. */
  fetchItem(id?: number): Promise<void>;
  create(draft: NewEntity<E>): Promise<void>;
  update(item: E): Promise<void>;
  remove(id: number): Promise<void>;
  removeMany(ids: readonly number[]): Promise<void>;
}

/** A list of entities with a status. */
export interface StatusListModel<E extends EntityWithStatus> extends ListModel<E> {
  setStatus(ids: readonly number[], status: string): Promise<void>;
}

const textOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Creates a list without loaded entities; `name` is the prefix of its action types. */
export function listModel<E extends EntityWithStatus>(
  name: string,
  backend: ListBackend<E>,
): StatusListModel<E>;
export function listModel<E extends Entity>(name: string, backend: ListBackend<E>): ListModel<E>;
export function listModel<E extends Entity>(name: string, backend: ListBackend<E>) {
  let state: ListState<E> = initialState;
  let lastFetch: object | undefined;
  const listeners = new Set<() => void>();

  const dispatch = (action: ListAction<E>): void => {
    state = reduceList(state, action);
    for (const listener of listeners) listener();
  };

  async function run(
    callType: CallType,
    action: string,
    call: () => Promise<ListAction<E>>,
    isCurrent = () => true,
  ): Promise<void> {
    dispatch({ type: 'startCall', callType });
    try {
      const done = await call();
      if (isCurrent()) dispatch(done);
    } catch (error) {
      const text = `${name}/${action}: ${textOf(error)}`;
      if (isCurrent()) dispatch({ type: 'catchError', callType, error: text });
    }
  }

  return {
    get: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    fetchList(query: ListQuery) {
      const fetch = {};
      lastFetch = fetch;
      const call = async (): Promise<ListAction<E>> => ({
        type: 'listFetched',
        ...(await backend.find(query)),
      });
      return run('list', 'fetchList', call, () => lastFetch === fetch);
    },
    fetchItem: (id?: number) =>
      run('action', 'fetchItem', async () => ({
        type: 'itemFetched',
        item: id === undefined ? undefined : await backend.get(id),
      })),
    create: (draft: NewEntity<E>) =>
      run('action', 'create', async () => ({ type: 'created', item: await backend.create(draft) })),
    update: (item: E) =>
      run('action', 'update', async () => ({ type: 'updated', item: await backend.update(item) })),
    remove: (id: number) =>
      run('action', 'remove', async () => {
        await backend.remove([id]);
        return { type: 'deleted', ids: [id] };
      }),
    removeMany: (ids: readonly number[]) =>
      run('action', 'removeMany', async () => {
        await backend.remove(ids);
        return { type: 'deleted', ids };
      }),
    setStatus: (ids: readonly number[], status: string) =>
      run('action', 'setStatus', async () => {
        await backend.setStatus(ids, status);
        return { type: 'statusUpdated', ids, status };
      }),
  };
}
