import type { FieldValues } from 'react-hook-form';
import { useT } from '../i18n/use-t';
import { FieldFrame, type FieldProps } from './field-frame';
import type { TextRule } from './rules';

interface ChoiceFieldProps<Values extends FieldValues> extends FieldProps<Values> {
  validate: TextRule<Values>;
  /** Values → labels. */
  options: Readonly<Record<string, string>>;
}

/** A field with a list of values to choose from. */
export function ChoiceField<Values extends FieldValues>({
  options,
  validate,
  ...field
}: ChoiceFieldProps<Values>) {
  const t = useT();
  const { form, name, label } = field;
  return (
    <FieldFrame {...field} hint={t('validation.select', { label })}>
      {(control) => (
        <select {...form.register(name, { validate })} {...control} required>
          <option value="">–</option>
          {Object.entries(options).map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  );
}
