import { useId } from 'react';
import fieldSheet from './field.css?inline';

/** Style sheet of all form fields: text fields, selects and comboboxes. */
export const fieldStyles = fieldSheet;

interface TextFieldProps {
  label: string;
  value: string;
  placeholder: string;
  maxLength?: number;
  disabled?: boolean;
  onChange: (value: string) => void;
}

/** Search field with a label. */
export function TextField({ label, onChange, ...field }: TextFieldProps) {
  const id = useId();
  return (
    <div className="field" part="field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="search"
        className="control"
        part="control"
        autoComplete="off"
        enterKeyHint="search"
        onChange={(event) => onChange(event.currentTarget.value)}
        {...field}
      />
    </div>
  );
}
