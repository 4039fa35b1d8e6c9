import { type FormEvent, type ReactNode, useState } from 'react';
import { errorText } from './error-text';

interface AccountFormProps {
  /** Label of the button. */
  action: string;
  /** Success message. Default: none. */
  done?: string;
  /** Submits the form; `fields` returns the value of a field by its name. */
  onSubmit: (fields: (name: string) => string) => Promise<void>;
  children: ReactNode;
}

/** A profile form: fields, a button, and a message about the outcome. */
export function AccountForm({ action, done = '', onSubmit, children }: AccountFormProps) {
  const [message, setMessage] = useState('');
  const [isBusy, setBusy] = useState(false);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const data = new FormData(form);
    setBusy(true);
    setMessage('');
    try {
      await onSubmit((name) => String(data.get(name) ?? ''));
      setMessage(done);
      form.reset();
    } catch (error) {
      setMessage(errorText(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <form className="account-form" onSubmit={(event) => void submit(event)}>
      {children}
      <button type="submit" className="button" disabled={isBusy}>
        {action}
      </button>
      <output>{message}</output>
    </form>
  );
}

interface FieldProps {
  label: string;
  name: string;
  autoComplete: string;
  type?: 'text' | 'password';
  defaultValue?: string;
}

/** A required field of 3 to 50 characters, as accepted by the API. */
export function AccountInput({ label, type = 'text', ...input }: FieldProps) {
  return (
    <label>
      {label}
      <input type={type} minLength={3} maxLength={50} required {...input} />
    </label>
  );
}
