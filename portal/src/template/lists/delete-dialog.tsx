import { useT } from '../../i18n/use-t';
import type { ListDefinition } from './list-fields';
import type { ListModel } from './list-model';
import type { Entity } from './list-state';
import { Modal } from './modal';
import type { List } from './use-list';

interface DeleteDialogProps<E extends Entity> {
  definition: ListDefinition<E>;
  model: ListModel<E>;
  list: List<E>;
  ids: readonly number[];
  onClose: () => void;
}

/** Deletes entities after confirmation. */
export function DeleteDialog<E extends Entity>({
  definition,
  model,
  list,
  ids,
  onClose,
}: DeleteDialogProps<E>) {
  const t = useT();
  const [first, ...rest] = ids;
  const names = list.state.entities?.filter(({ id }) => ids.includes(id)).map(definition.nameOf);
  const remove = async () => {
    onClose();
    await list.run(
      first !== undefined && rest.length === 0 ? model.remove(first) : model.removeMany(ids),
    );
  };
  return (
    <Modal title={t('list.delete')} onClose={onClose}>
      <p>{t('list.confirmDelete', { names: names?.join(', ') ?? '' })}</p>
      <p className="template-actions">
        <button type="button" className="button" onClick={() => void remove()}>
          {t('list.delete')}
        </button>
        <button type="button" className="button plain" onClick={onClose}>
          {t('list.cancel')}
        </button>
      </p>
    </Modal>
  );
}
