import { expect, it } from 'vitest';
import { demoBackend } from './demo-backend';
import { type ListBackend, type ListQuery, listModel } from './list-model';

interface Thing {
  id: number;
  name: string;
  status: string;
}

const things: readonly Thing[] = ['Água', 'Bola', 'casa', 'Dado', 'Égua', 'Faca', 'Gato'].map(
  (name, index) => ({ id: index + 1, name, status: index % 2 ? 'suspended' : 'active' }),
);

const query: ListQuery = {
  text: '',
  filter: {},
  sortField: 'name',
  sortOrder: 'asc',
  pageNumber: 1,
  pageSize: 3,
};

const backend = () => demoBackend(things, 0);

const idsOf = (entities: readonly Thing[] | null) => entities?.map(({ id }) => id);

async function loaded(change: Partial<ListBackend<Thing>> = {}) {
  const model = listModel('things', { ...backend(), ...change });
  await model.fetchList({ ...query, pageSize: 10 });
  return model;
}

const failing = () => Promise.reject(new Error('no connection'));

it('starts without entities, then loads a page and the total', async () => {
  const model = listModel('things', backend());
  expect(model.get()).toEqual({
    listLoading: false,
    actionsLoading: false,
    totalCount: 0,
    entities: null,
    itemForEdit: undefined,
    error: null,
  });
  const fetched = model.fetchList(query);
  expect(model.get()).toMatchObject({ listLoading: true, actionsLoading: false, entities: null });
  await fetched;
  expect(model.get()).toMatchObject({ listLoading: false, totalCount: 7 });
  expect(idsOf(model.get().entities)).toEqual([1, 2, 3]);
});

it('loads the item to edit, and clears it', async () => {
  const model = await loaded();
  const fetched = model.fetchItem(3);
  expect(model.get()).toMatchObject({ listLoading: false, actionsLoading: true });
  await fetched;
  expect(model.get()).toMatchObject({ actionsLoading: false, itemForEdit: things[2] });
  await model.fetchItem();
  expect(model.get().itemForEdit).toBeUndefined();
});

it('appends a created entity', async () => {
  const model = await loaded();
  await model.create({ name: 'Hino', status: 'active' });
  expect(model.get().entities?.at(-1)).toEqual({ id: 8, name: 'Hino', status: 'active' });
  expect(idsOf(model.get().entities)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
});

it('replaces an updated entity by its id', async () => {
  const model = await loaded();
  await model.update({ id: 2, name: 'Bolo', status: 'active' });
  expect(model.get().entities?.[1]).toEqual({ id: 2, name: 'Bolo', status: 'active' });
  expect(model.get().entities).toHaveLength(7);
});

it('removes one or several entities by id', async () => {
  const model = await loaded();
  await model.remove(4);
  expect(idsOf(model.get().entities)).toEqual([1, 2, 3, 5, 6, 7]);
  await model.removeMany([1, 7, 99]);
  expect(idsOf(model.get().entities)).toEqual([2, 3, 5, 6]);
  await model.fetchList(query);
  expect(model.get().totalCount).toBe(4);
});

it('sets the status of the listed ids only', async () => {
  const model = await loaded();
  await model.setStatus([1, 2], 'sold');
  expect(model.get().entities?.map(({ status }) => status)).toEqual([
    'sold',
    'sold',
    'active',
    'suspended',
    'active',
    'suspended',
    'active',
  ]);
});

it('leaves the entities null if one is created before they are loaded', async () => {
  const model = listModel('things', backend());
  await model.create({ name: 'Hino', status: 'active' });
  expect(model.get().entities).toBeNull();
});

it('stores the action type and error of a failed call, and clears them on the next call', async () => {
  const model = await loaded({ find: failing, remove: failing });
  expect(model.get()).toMatchObject({
    listLoading: false,
    entities: null,
    error: 'things/fetchList: no connection',
  });
  const fetched = model.fetchItem(1);
  expect(model.get()).toMatchObject({ error: null, actionsLoading: true });
  await fetched;
  await model.removeMany([1]);
  expect(model.get()).toMatchObject({
    actionsLoading: false,
    error: 'things/removeMany: no connection',
  });
});

it('keeps the entities if an action fails', async () => {
  const model = await loaded({ update: failing, setStatus: failing });
  await model.update({ id: 1, name: '', status: '' });
  await model.setStatus([1], 'sold');
  expect(model.get().entities).toEqual(things);
  await model.fetchItem(99);
  expect(model.get().error).toBe('things/fetchItem: There is no entity with the id 99.');
});

it('keeps the list of the last query if the response to an earlier one arrives later', async () => {
  let answer = (_: { entities: Thing[]; totalCount: number }) => {};
  const slow = new Promise<{ entities: Thing[]; totalCount: number }>((resolve) => {
    answer = resolve;
  });
  const { find } = backend();
  const model = listModel('things', {
    ...backend(),
    find: (wanted) => (wanted.text === 'slow' ? slow : find(wanted)),
  });
  const first = model.fetchList({ ...query, text: 'slow' });
  await model.fetchList({ ...query, pageNumber: 2 });
  answer({ entities: [], totalCount: 0 });
  await first;
  expect(idsOf(model.get().entities)).toEqual([4, 5, 6]);
  expect(model.get().listLoading).toBe(false);
});

it('calls its listeners on each change until they unsubscribe', async () => {
  const model = listModel('things', backend());
  let calls = 0;
  const unsubscribe = model.subscribe(() => {
    calls += 1;
  });
  await model.fetchList(query);
  expect(calls).toBe(2);
  unsubscribe();
  await model.fetchList(query);
  expect(calls).toBe(2);
});

it.each([
  [{ text: 'AGUA' }, [1]],
  [{ text: 'gu active' }, [1, 5]],
  [{ filter: { status: 'suspended' } }, [2, 4, 6]],
  [{ filter: { status: '' }, pageNumber: 3 }, [7]],
  [{ sortOrder: 'desc' as const }, [7, 6, 5]],
  [{ sortField: 'id', sortOrder: 'desc' as const, pageSize: 5 }, [7, 6, 5, 4, 3]],
  [{ text: 'zzz' }, []],
])('finds %j', async (change, ids) => {
  const { entities } = await backend().find({ ...query, ...change });
  expect(idsOf(entities)).toEqual(ids);
});
