import { type ReactNode, useId } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { useT } from '../i18n/use-t';
import './forms.css';

/** Props of a form field. */
export interface FieldProps<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  name: FieldPath<Values>;
  label: string;
}

/** Attributes of a field's control. */
interface ControlProps {
  id: string;
  'aria-invalid': boolean;
  'aria-describedby': string;
}

interface FieldFrameProps<Values extends FieldValues> extends FieldProps<Values> {
  /** Shown until the field has been touched. */
  hint: string;
  /** Whether the label is next to the control rather than above it. Default: false. */
  inline?: boolean;
  children: (control: ControlProps) => ReactNode;
}

type State = 'untouched' | 'invalid' | 'valid';

/**
 * Returns the state of a field: touched fields are valid or invalid. Submitting touches all fields.
 */
function stateOf<Values extends FieldValues>(
  { formState, getFieldState }: UseFormReturn<Values>,
  name: FieldPath<Values>,
): { state: State; message: string | undefined } {
  const { error, isTouched } = getFieldState(name, formState);
  if (!isTouched && !formState.isSubmitted) return { state: 'untouched', message: undefined };
  return { state: error ? 'invalid' : 'valid', message: error?.message };
}

/** The label of a control, and the text below it: hint, error or confirmation. */
export function FieldFrame<Values extends FieldValues>({
  form,
  name,
  label,
  hint,
  inline = false,
  children,
}: FieldFrameProps<Values>) {
  const t = useT();
  const id = useId();
  const { state, message } = stateOf(form, name);
  const texts = { untouched: hint, invalid: message, valid: t('validation.correct', { label }) };
  return (
    <div className="form-field" data-state={state} data-inline={inline}>
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        'aria-invalid': state === 'invalid',
        'aria-describedby': `${id}-feedback`,
      })}
      <p className="form-feedback" id={`${id}-feedback`}>
        {state === 'invalid' ? <span role="alert">{texts[state]}</span> : texts[state]}
      </p>
    </div>
  );
}
