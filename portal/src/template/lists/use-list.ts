import { useEffect, useState, useSyncExternalStore } from 'react';
import type { ListModel, ListQuery } from './list-model';
import type { Entity, ListState } from './list-state';
import { listPageCount, pageSizes } from './paging';

/** State of a list on a page, with its query and the selected ids. */
export interface List<E extends Entity> {
  state: ListState<E>;
  query: ListQuery;
  /**
   * Changes the query and clears the selection. Opens the first page unless the change names a
   * page.
   */
  setQuery(change: Partial<ListQuery>): void;
  ids: readonly number[];
  setIds(ids: readonly number[]): void;
  /** Awaits an action. Unless it failed, clears the selection and reloads the page. */
  run(action: Promise<void>): Promise<void>;
}

const firstQuery: ListQuery = {
  text: '',
  filter: {},
  sortField: 'id',
  sortOrder: 'asc',
  pageNumber: 1,
  pageSize: pageSizes[0],
};

/** Subscribes to a model; `fixed` restricts the list to entities with these values. */
export function useList<E extends Entity>(
  model: ListModel<E>,
  fixed: Readonly<Record<string, string>> = {},
): List<E> {
  const state = useSyncExternalStore(model.subscribe, model.get);
  const [query, changeQuery] = useState<ListQuery>({ ...firstQuery, filter: fixed });
  const [ids, setIds] = useState<readonly number[]>([]);
  const setQuery = (change: Partial<ListQuery>) => {
    changeQuery({ ...query, pageNumber: 1, ...change });
    setIds([]);
  };
  useEffect(() => {
    void model.fetchList(query);
  }, [model, query]);

  const run = async (action: Promise<void>) => {
    await action;
    if (model.get().error !== null) return;
    setIds([]);
    await model.fetchList(query);
    const { totalCount, error } = model.get();
    const lastPage = Math.max(1, listPageCount(totalCount, query.pageSize));
    if (error === null && query.pageNumber > lastPage) {
      changeQuery({ ...query, pageNumber: lastPage });
    }
  };
  return { state, query, setQuery, ids, setIds, run };
}
