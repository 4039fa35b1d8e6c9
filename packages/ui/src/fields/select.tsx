import { useId } from 'react';

/** An option of a select or combobox. */
export interface Option {
  value: string;
  label: string;
  /** Secondary line in a combobox. */
  hint?: string;
  /** Other names that a combobox finds. Default: none. */
  names?: readonly string[];
  /** Orders the equally good matches of a combobox, largest first. Default: 0. */
  size?: number;
}

interface SelectProps {
  label: string;
  options: readonly Option[];
  /** Selected value; empty for all. */
  value: string;
  /** Label of the empty option. Default: no empty option. */
  allLabel?: string;
  disabled?: boolean;
  onChange: (value: string) => void;
}

/** Native select with a label. */
export function Select({ label, options, value, allLabel, disabled, onChange }: SelectProps) {
  const id = useId();
  return (
    <div className="field" part="field">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className="control"
        part="control"
        value={value}
        disabled={disabled}
        onChange={(event) => onChange(event.currentTarget.value)}
      >
        {allLabel !== undefined && <option value="">{allLabel}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}
