import type { ReactNode } from 'react';
import { useT } from '../../i18n/use-t';
import type { EntityField, ListDefinition } from './list-fields';
import { formatDay } from './list-fields';
import type { Entity } from './list-state';
import { toggleAll, toggleOne } from './paging';
import type { List } from './use-list';

interface ListTableProps<E extends Entity> {
  definition: ListDefinition<E>;
  list: List<E>;
  /** Renders the buttons of a row. */
  renderActions: (entity: E) => ReactNode;
}

const arrows = { asc: ' ▲', desc: ' ▼' } as const;
const ariaSort = { asc: 'ascending', desc: 'descending' } as const;

function SortHeader<E extends Entity>({ field, list }: { field: EntityField; list: List<E> }) {
  const t = useT();
  const { sortField, sortOrder } = list.query;
  const order = sortField === field.name ? sortOrder : undefined;
  const sort = () =>
    list.setQuery({ sortField: field.name, sortOrder: order === 'desc' ? 'asc' : 'desc' });
  return (
    <th scope="col" aria-sort={order && ariaSort[order]}>
      <button type="button" onClick={sort}>
        {t(field.label)}
        <span aria-hidden="true">{order && arrows[order]}</span>
      </button>
    </th>
  );
}

function useCellText() {
  const t = useT();
  return (entity: object, { name, type, values }: EntityField): string => {
    const value = String(Reflect.get(entity, name));
    const label = values?.[value];
    if (label) return t(label);
    return type === 'date' ? formatDay(value) : value;
  };
}

/** The current page of a list as a table with checkboxes. */
export function ListTable<E extends Entity>({
  definition,
  list,
  renderActions,
}: ListTableProps<E>) {
  const t = useT();
  const cellText = useCellText();
  const { entities } = list.state;
  if (entities === null) return <output className="list-state">{t('list.wait')}</output>;
  if (entities.length === 0) return <output className="list-state">{t('list.empty')}</output>;
  const pageIds = entities.map(({ id }) => id);
  return (
    <section className="list-scroll" aria-label={t(definition.title)}>
      <table aria-busy={list.state.listLoading}>
        <thead>
          <tr>
            <th scope="col">
              <input
                type="checkbox"
                aria-label={t('list.selectAll')}
                checked={pageIds.every((id) => list.ids.includes(id))}
                onChange={() => list.setIds(toggleAll(list.ids, pageIds))}
              />
            </th>
            {definition.fields.map((field) => (
              <SortHeader key={field.name} field={field} list={list} />
            ))}
            <th scope="col">{t('list.actions')}</th>
          </tr>
        </thead>
        <tbody>
          {entities.map((entity) => (
            <tr key={entity.id}>
              <td>
                <input
                  type="checkbox"
                  aria-label={t('list.selectRow', { name: definition.nameOf(entity) })}
                  checked={list.ids.includes(entity.id)}
                  onChange={() => list.setIds(toggleOne(list.ids, entity.id))}
                />
              </td>
              {definition.fields.map((field) => (
                <td key={field.name}>{cellText(entity, field)}</td>
              ))}
              <td className="list-row-actions">{renderActions(entity)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
