import type { HTMLInputTypeAttribute } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useT } from '../i18n/use-t';
import { FieldFrame, type FieldProps } from './field-frame';
import type { TextRule } from './rules';

interface TextFieldProps<Values extends FieldValues> extends FieldProps<Values> {
  validate: TextRule<Values>;
  /** Default: `text`. */
  type?: HTMLInputTypeAttribute;
  /** Default: `off`. */
  autoComplete?: string;
  /** Default: `Please enter {label}`, translated. */
  hint?: string;
}

/** A single-line text field. */
export function TextInput<Values extends FieldValues>({
  type = 'text',
  autoComplete = 'off',
  hint,
  validate,
  ...field
}: TextFieldProps<Values>) {
  const t = useT();
  const { form, name, label } = field;
  return (
    <FieldFrame {...field} hint={hint ?? t('validation.enter', { label })}>
      {(control) => (
        <input
          {...form.register(name, { validate })}
          {...control}
          type={type}
          autoComplete={autoComplete}
          spellCheck={false}
          required
        />
      )}
    </FieldFrame>
  );
}
