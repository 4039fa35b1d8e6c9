import { useId } from 'react';
import { useT } from '../../i18n/use-t';
import { layoutChoices } from '../../shell/layout-config';
import { valueLabels } from './builder-options';

interface OptionFieldProps {
  option: string;
  label: string;
  value: boolean | string;
  onChange: (value: boolean | string) => void;
}

/** A checkbox for a boolean option, or a list for an option with choices. */
export function OptionField({ option, label, value, onChange }: OptionFieldProps) {
  const t = useT();
  const id = useId();
  if (typeof value === 'boolean') {
    return (
      <div className="builder-option">
        <input
          id={id}
          type="checkbox"
          checked={value}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
        <label htmlFor={id}>{label}</label>
      </div>
    );
  }
  return (
    <div className="builder-option">
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={(event) => onChange(event.currentTarget.value)}>
        {layoutChoices[option]?.map((choice) => (
          <option key={choice} value={choice}>
            {valueLabels[choice] ? t(valueLabels[choice]) : choice}
          </option>
        ))}
      </select>
    </div>
  );
}
