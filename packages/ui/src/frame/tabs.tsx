import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import tabsSheet from './tabs.css?inline';

export const tabsStyles = tabsSheet;

interface TabsProps<Name extends string> {
  /** Accessible name of the list of tabs. */
  label: string;
  tabs: Readonly<Record<Name, string>>;
  value: Name;
  onChange: (name: Name) => void;
  /** Panel of the current tab. */
  children: ReactNode;
}

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/** Tabs above a panel. Arrow keys, Home and End switch tabs. */
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
  const move = (event: KeyboardEvent) => {
    const step = steps[event.key];
    const at = names.indexOf(value);
    const ends: Readonly<Record<string, number>> = { Home: 0, End: names.length - 1 };
    const next = step ? (at + step + names.length) % names.length : ends[event.key];
    const name = next === undefined ? undefined : names[next];
    if (name === undefined || next === undefined) return;
    event.preventDefault();
    onChange(name);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
  };
  return (
    <div className="tabs">
      <div ref={list} role="tablist" aria-label={label} className="tab-list">
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
      <div
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${value}`}
        className="tab-panel"
      >
        {children}
      </div>
    </div>
  );
}
