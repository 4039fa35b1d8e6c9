import { useState } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { useT } from '../i18n/use-t';
import { FieldFrame, type FieldProps } from './field-frame';
import type { TextRule } from './rules';

interface PasswordFieldProps<Values extends FieldValues> extends FieldProps<Values> {
  validate: TextRule<Values>;
  autoComplete: 'current-password' | 'new-password';
  /** Field that is revalidated when this one changes. */
  deps?: FieldPath<Values>;
}

/** A password field with a button that reveals the password. */
export function PasswordField<Values extends FieldValues>({
  autoComplete,
  validate,
  deps,
  ...field
}: PasswordFieldProps<Values>) {
  const t = useT();
  const [visible, setVisible] = useState(false);
  const { form, name, label } = field;
  return (
    <FieldFrame {...field} hint={t('validation.enter', { label })}>
      {(control) => (
        <span className="form-password">
          <input
            {...form.register(name, { validate, ...(deps && { deps }) })}
            {...control}
            type={visible ? 'text' : 'password'}
            autoComplete={autoComplete}
            autoCapitalize="none"
            spellCheck={false}
            required
          />
          <button
            type="button"
            aria-pressed={visible}
            aria-label={`${t('auth.showPassword')}: ${label}`}
            onClick={() => setVisible(!visible)}
          >
            <EyeIcon crossed={visible} />
          </button>
        </span>
      )}
    </FieldFrame>
  );
}

const EyeIcon = ({ crossed }: { crossed: boolean }) => (
  <svg
    viewBox="0 0 20 20"
    width="20"
    height="20"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.5"
    aria-hidden="true"
  >
    <path d="M1.5 10S4.5 4 10 4s8.5 6 8.5 6-3 6-8.5 6-8.5-6-8.5-6z" />
    <circle cx="10" cy="10" r="2.5" />
    {crossed && <path d="m3 17 14-14" />}
  </svg>
);
