import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';

interface TabsProps<Name extends string> {
  /** Accessible name of the list of tabs. */
  label: string;
  /** The tabs with their titles. */
  tabs: Readonly<Record<Name, string>>;
  value: Name;
  onChange: (name: Name) => void;
  /** The panel of the current tab. */
  children: ReactNode;
}

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/** Tabs above a panel. Arrow keys move between them. */
export function Tabs<Name extends string>({
  label,
  tabs,
  value,
  onChange,
  children,
}: TabsProps<Name>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const names = Object.keys(tabs) as Name[];
  const move = ({ key }: KeyboardEvent) => {
    const step = steps[key];
    if (step === undefined) return;
    const next = (names.indexOf(value) + step + names.length) % names.length;
    onChange(names[next] ?? value);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
  };
  return (
    <>
      <div ref={list} role="tablist" aria-label={label} className="template-tabs">
        {names.map((name) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`${id}-${name}`}
            aria-selected={name === value}
            aria-controls={`${id}-panel`}
            tabIndex={name === value ? 0 : -1}
            onClick={() => onChange(name)}
            onKeyDown={move}
          >
            {tabs[name]}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${value}`}>
        {children}
      </div>
    </>
  );
}
