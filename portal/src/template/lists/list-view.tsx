import { type ReactNode, useState } from 'react';
import { useT } from '../../i18n/use-t';
import { DeleteDialog } from './delete-dialog';
import { EditDialog } from './edit-dialog';
import type { ListDefinition } from './list-fields';
import { ListFilter } from './list-filter';
import type { ListModel } from './list-model';
import { ListPager } from './list-pager';
import type { Entity } from './list-state';
import { ListTable } from './list-table';
import { ListToolbar } from './list-toolbar';
import { useList } from './use-list';
import './list.css';

interface ListViewProps<E extends Entity> {
  definition: ListDefinition<E>;
  model: ListModel<E>;
  /** Sets the status of several entities. Omitted if the entities have no status. */
  setStatus?: (ids: readonly number[], status: string) => Promise<void>;
  /** Values that all entities of the list have. Default: none. */
  fixed?: Readonly<Record<string, string>>;
  /** Renders additional links in a row. Default: none. */
  renderLinks?: (entity: E) => ReactNode;
}

/** The open dialog: creating or editing an entity, or deleting some. */
type Open = { edit: number | undefined } | { remove: readonly number[] };

/** A list with its filter, table, actions and pager. */
export function ListView<E extends Entity>({
  definition,
  model,
  setStatus,
  fixed = {},
  renderLinks,
}: ListViewProps<E>) {
  const t = useT();
  const list = useList(model, fixed);
  const [open, setOpen] = useState<Open>();
  const dialog = { definition, model, list, onClose: () => setOpen(undefined) };
  const statuses = definition.fields.find(({ name }) => name === 'status')?.values;
  return (
    <div className="list">
      <ListFilter fields={definition.fields} list={list} />
      <p className="template-actions">
        <button type="button" className="button" onClick={() => setOpen({ edit: undefined })}>
          {t('list.new')}
        </button>
      </p>
      <ListToolbar
        ids={list.ids}
        statuses={setStatus && statuses}
        onStatus={(status) => void (setStatus && list.run(setStatus(list.ids, status)))}
        onDelete={() => setOpen({ remove: list.ids })}
      />
      <div role="alert">
        {list.state.error && !open && `${t('list.failed')} ${list.state.error}`}
      </div>
      <ListTable
        definition={definition}
        list={list}
        renderActions={(entity) => (
          <>
            {renderLinks?.(entity)}
            <button type="button" onClick={() => setOpen({ edit: entity.id })}>
              {t('list.edit')}
            </button>
            <button type="button" onClick={() => setOpen({ remove: [entity.id] })}>
              {t('list.delete')}
            </button>
          </>
        )}
      />
      <ListPager list={list} />
      {open && 'edit' in open && <EditDialog {...dialog} id={open.edit} fixed={fixed} />}
      {open && 'remove' in open && <DeleteDialog {...dialog} ids={open.remove} />}
    </div>
  );
}
