import choiceFieldSheet from './choice-field.css?inline';

export const choiceFieldStyles = choiceFieldSheet;

/** A choice, with the words that are left out where there is little room. */
export interface Choice {
  value: string;
  /** Words before `label` that the field's label implies. Default: none. */
  lead?: string;
  label: string;
}

interface ChoiceFieldProps {
  label: string;
  choices: readonly Choice[];
  /** Pressed choice. */
  value: string;
  disabled?: boolean;
  onChange: (value: string) => void;
}

const inFull = ({ lead, label }: Choice): string => [lead, label].filter(Boolean).join(' ');

/** Group of buttons for a few choices; exactly one is pressed. */
export function ChoiceField({ label, choices, value, disabled, onChange }: ChoiceFieldProps) {
  return (
    <fieldset className="choice-field" part="field">
      <legend>{label}</legend>
      <div className="choices" part="control">
        {choices.map((choice) => (
          <button
            key={choice.value}
            type="button"
            aria-label={inFull(choice)}
            aria-pressed={choice.value === value}
            disabled={disabled}
            onClick={() => onChange(choice.value)}
          >
            {choice.lead && <span className="choice-lead">{choice.lead} </span>}
            {choice.label}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
