import { useForm } from 'react-hook-form';
import { ChoiceField } from '../../forms/choice-field';
import { SubmitButton } from '../../forms/submit-button';
import { TextInput } from '../../forms/text-field';
import { useT } from '../../i18n/use-t';
import { fieldRule } from './field-rules';
import { type EntityField, editedValue, storedValue } from './list-fields';

/** Values of a form's fields, as stored. */
export type FieldValues = Readonly<Record<string, string | number>>;

interface EntityFormProps {
  fields: readonly EntityField[];
  /** The entity to edit; undefined for a new one. */
  entity?: object | undefined;
  onSave: (values: FieldValues) => Promise<void>;
  onCancel: () => void;
}

/** Form with the fields of an entity. */
export function EntityForm({ fields, entity, onSave, onCancel }: EntityFormProps) {
  const t = useT();
  const form = useForm<Record<string, string>>({
    mode: 'onTouched',
    defaultValues: Object.fromEntries(
      fields.map((field) => [field.name, editedValue(entity, field)]),
    ),
  });
  const save = form.handleSubmit((texts) =>
    onSave(
      Object.fromEntries(
        fields.map((field) => [field.name, storedValue(texts[field.name] ?? '', field)]),
      ),
    ),
  );
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      {fields.map((field) => {
        const { name, values, type } = field;
        const label = t(field.label);
        const common = { form, name, label, validate: fieldRule(t, field) };
        if (!values) {
          const hint = type === 'date' ? { hint: t('validation.enterDate', { label }) } : {};
          return <TextInput key={name} {...common} {...hint} />;
        }
        const options = Object.entries(values).map(([value, key]) => [value, t(key)]);
        return <ChoiceField key={name} {...common} options={Object.fromEntries(options)} />;
      })}
      <p className="template-actions">
        <SubmitButton label={t('list.save')} busy={form.formState.isSubmitting} disabled={false} />
        <button type="button" className="button plain" onClick={onCancel}>
          {t('list.cancel')}
        </button>
      </p>
    </form>
  );
}
