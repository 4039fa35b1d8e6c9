import type { ListBackend, ListQuery, NewEntity } from './list-model';
import type { Entity } from './list-state';

const collator = new Intl.Collator('pt-BR', { numeric: true, sensitivity: 'base' });

/** Converts text to lower case without accents. */
const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();

const valueOf = (entity: object, field: string): string => String(Reflect.get(entity, field) ?? '');

function matches(entity: Entity, { text, filter }: ListQuery): boolean {
  const content = folded(Object.values(entity).join(' '));
  return (
    folded(text)
      .split(/\s+/)
      .every((word) => content.includes(word)) &&
    Object.entries(filter).every(
      ([field, value]) => value === '' || valueOf(entity, field) === value,
    )
  );
}

/** Creates a backend that stores entities in memory until the page is reloaded. */
export function demoBackend<E extends Entity>(
  initial: readonly E[],
  /** Simulated duration of each call, in ms. */
  delay = 150,
): ListBackend<E> {
  let entities = initial;
  const wait = () => new Promise((resolve) => setTimeout(resolve, delay));
  const change = (ids: readonly number[], changeOne: (entity: E) => E) => {
    entities = entities.map((entity) => (ids.includes(entity.id) ? changeOne(entity) : entity));
  };
  return {
    async find(query) {
      await wait();
      const { sortField, sortOrder, pageNumber, pageSize } = query;
      const sign = sortOrder === 'asc' ? 1 : -1;
      const found = entities
        .filter((entity) => matches(entity, query))
        .toSorted((a, b) => sign * collator.compare(valueOf(a, sortField), valueOf(b, sortField)));
      const start = (pageNumber - 1) * pageSize;
      return { entities: found.slice(start, start + pageSize), totalCount: found.length };
    },
    async get(id) {
      await wait();
      const entity = entities.find((one) => one.id === id);
      if (!entity) throw new Error(`There is no entity with the id ${id}.`);
      return entity;
    },
    async create(draft: NewEntity<E>) {
      await wait();
      const id = Math.max(0, ...entities.map((entity) => entity.id)) + 1;
      const entity = { ...draft, id } as E;
      entities = [...entities, entity];
      return entity;
    },
    async update(item) {
      await wait();
      change([item.id], () => item);
      return item;
    },
    async remove(ids) {
      await wait();
      entities = entities.filter(({ id }) => !ids.includes(id));
    },
    async setStatus(ids, status) {
      await wait();
      change(ids, (entity) => ({ ...entity, status }));
    },
  };
}
