import { useId, useState } from 'react';
import type { TextKey } from '../../i18n/languages/en';
import { useT } from '../../i18n/use-t';

interface ListToolbarProps {
  ids: readonly number[];
  onDelete: () => void;
  /** Statuses → labels; undefined if they cannot be set for several entities at once. */
  statuses?: Readonly<Record<string, TextKey>> | undefined;
  onStatus: (status: string) => void;
}

/** Actions on the selected rows; renders nothing without a selection. */
export function ListToolbar({ ids, onDelete, statuses = {}, onStatus }: ListToolbarProps) {
  const t = useT();
  const id = useId();
  const names = Object.entries(statuses);
  const [status = '', setStatus] = useState(names[0]?.[0]);
  if (ids.length === 0) return null;
  return (
    <p className="template-actions">
      <output>{t('list.selected', { total: ids.length })}</output>
      <button type="button" className="button plain" onClick={onDelete}>
        {t('list.deleteSelected')}
      </button>
      {names.length > 0 && (
        <>
          <label htmlFor={id}>{t('list.status')}</label>
          <select id={id} value={status} onChange={(event) => setStatus(event.currentTarget.value)}>
            {names.map(([name, label]) => (
              <option key={name} value={name}>
                {t(label)}
              </option>
            ))}
          </select>
          <button type="button" className="button plain" onClick={() => onStatus(status)}>
            {t('list.setStatus')}
          </button>
        </>
      )}
    </p>
  );
}
