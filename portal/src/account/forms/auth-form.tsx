import type { ReactNode } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { SubmitButton } from '../../forms/submit-button';

interface AuthFormProps<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  onSubmit: () => void;
  failure: string | undefined;
  submitLabel: string;
  /** Whether submitting is disabled. Default: false. */
  disabled?: boolean;
  children: ReactNode;
}

/** An account form: its fields, the error of the last attempt and the button. */
export function AuthForm<Values extends FieldValues>({
  form,
  onSubmit,
  failure,
  submitLabel,
  disabled = false,
  children,
}: AuthFormProps<Values>) {
  return (
    <form
      className="auth-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <div role="alert">{failure && <p className="auth-failure">{failure}</p>}</div>
      {children}
      <SubmitButton label={submitLabel} busy={form.formState.isSubmitting} disabled={disabled} />
    </form>
  );
}
