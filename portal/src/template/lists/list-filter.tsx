import { useId } from 'react';
import type { TextKey } from '../../i18n/languages/en';
import { useT } from '../../i18n/use-t';
import type { EntityField } from './list-fields';
import type { Entity } from './list-state';
import type { List } from './use-list';

interface ListFilterProps<E extends Entity> {
  fields: readonly EntityField[];
  list: List<E>;
}

interface ValueFilterProps {
  label: string;
  values: Readonly<Record<string, TextKey>>;
  value: string;
  onChange: (value: string) => void;
}

function ValueFilter({ label, values, value, onChange }: ValueFilterProps) {
  const t = useT();
  const id = useId();
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={(event) => onChange(event.currentTarget.value)}>
        <option value="">{t('list.all')}</option>
        {Object.entries(values).map(([name, text]) => (
          <option key={name} value={name}>
            {t(text)}
          </option>
        ))}
      </select>
    </div>
  );
}

/** Filters a list by text and by the values of its choice fields. */
export function ListFilter<E extends Entity>({ fields, list }: ListFilterProps<E>) {
  const t = useT();
  const id = useId();
  const { query, setQuery } = list;
  return (
    <search className="list-filter">
      <div>
        <label htmlFor={id}>{t('list.search')}</label>
        <input
          id={id}
          type="search"
          value={query.text}
          onChange={(event) => setQuery({ text: event.currentTarget.value })}
        />
      </div>
      {fields.map(
        ({ name, label, values }) =>
          values && (
            <ValueFilter
              key={name}
              label={t(label)}
              values={values}
              value={query.filter[name] ?? ''}
              onChange={(value) => setQuery({ filter: { ...query.filter, [name]: value } })}
            />
          ),
      )}
    </search>
  );
}
