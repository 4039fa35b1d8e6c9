import { useEffect } from 'react';
import { useT } from '../../i18n/use-t';
import { EntityForm, type FieldValues } from './entity-form';
import type { ListDefinition } from './list-fields';
import type { ListModel, NewEntity } from './list-model';
import type { Entity } from './list-state';
import { Modal } from './modal';
import type { List } from './use-list';

interface EditDialogProps<E extends Entity> {
  definition: ListDefinition<E>;
  model: ListModel<E>;
  list: List<E>;
  /** Undefined for a new entity. */
  id?: number | undefined;
  /** Values that every new entity gets. */
  fixed: FieldValues;
  onClose: () => void;
}

/** Creates an entity, or loads and edits an existing one. */
export function EditDialog<E extends Entity>({
  definition,
  model,
  list,
  id,
  fixed,
  onClose,
}: EditDialogProps<E>) {
  const t = useT();
  useEffect(() => {
    void model.fetchItem(id);
  }, [model, id]);
  const { itemForEdit: item, error } = list.state;
  const isReady = item?.id === id;
  const save = async (values: FieldValues) => {
    await list.run(
      item
        ? model.update({ ...item, ...values })
        : model.create({ ...fixed, ...values } as NewEntity<E>),
    );
    if (model.get().error === null) onClose();
  };
  return (
    <Modal
      title={`${t(id === undefined ? 'list.new' : 'list.edit')}: ${t(definition.one)}`}
      onClose={onClose}
    >
      <div role="alert">{error && `${t('list.failed')} ${error}`}</div>
      {isReady ? (
        <EntityForm fields={definition.fields} entity={item} onSave={save} onCancel={onClose} />
      ) : (
        !error && <p>{t('list.wait')}</p>
      )}
    </Modal>
  );
}
