import { useEffect, useId, useRef, useState } from 'react';

/** Debounce delay, in ms. */
const PAUSE = 400;

interface TextInputProps {
  label: string;
  value: string;
  placeholder: string;
  hint?: string;
  maxLength?: number;
  disabled?: boolean;
  onChange: (text: string) => void;
}

/** A labelled text field with debounced changes. */
export function BuilderInput({ label, value, hint, onChange, ...input }: TextInputProps) {
  const id = useId();
  const [text, setText] = useState(value);
  const timer = useRef(0);
  const reported = useRef(value);
  useEffect(() => {
    if (value === reported.current) return;
    reported.current = value;
    setText(value);
  }, [value]);
  useEffect(() => () => clearTimeout(timer.current), []);
  const report = (typed: string) => {
    clearTimeout(timer.current);
    if (typed === reported.current) return;
    reported.current = typed;
    onChange(typed);
  };
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        {...input}
        id={id}
        className="control"
        autoComplete="off"
        aria-describedby={hint && `${id}-dica`}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          clearTimeout(timer.current);
          timer.current = window.setTimeout(report, PAUSE, target.value);
        }}
        onBlur={({ target }) => report(target.value)}
      />
      {hint && (
        <p className="builder-hint" id={`${id}-dica`}>
          {hint}
        </p>
      )}
    </div>
  );
}
