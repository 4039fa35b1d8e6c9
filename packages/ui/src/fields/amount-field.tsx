import { useId } from 'react';

interface AmountFieldProps {
  label: string;
  value: string;
  placeholder?: string;
  maxLength?: number;
  /** ID of the text that says what is wrong with the value. Default: nothing is. */
  errorId?: string | undefined;
  onChange: (value: string) => void;
}

/** Field for a number, as text, whose value the browser neither suggests nor keeps. */
export function AmountField({ label, errorId, onChange, ...input }: AmountFieldProps) {
  const id = useId();
  return (
    <div className="field" part="field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="text"
        inputMode="decimal"
        className="control"
        part="control"
        autoComplete="off"
        aria-invalid={errorId ? true : undefined}
        aria-describedby={errorId}
        onChange={(event) => onChange(event.currentTarget.value)}
        {...input}
      />
    </div>
  );
}
