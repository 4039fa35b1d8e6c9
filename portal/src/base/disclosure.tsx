import { type ReactNode, useEffect, useRef } from 'react';

interface DisclosureProps {
  label: string;
  children: ReactNode;
}

/**
 * A button that shows a small panel below it. The panel closes on Escape, when the focus leaves it,
 * and when one of its links is clicked.
 */
export function Disclosure({ label, children }: DisclosureProps) {
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const element = details.current;
    if (!element) return undefined;
    const listening = new AbortController();
    const { signal } = listening;
    const close = () => {
      element.open = false;
    };
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape' || !element.open) return;
      close();
      element.querySelector('summary')?.focus();
    };
    const onLeave = ({ relatedTarget }: FocusEvent) => {
      if (!(relatedTarget instanceof Node && element.contains(relatedTarget))) close();
    };
    const onClick = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('a')) close();
    };
    element.addEventListener('keydown', onKey, { signal });
    element.addEventListener('focusout', onLeave, { signal });
    element.addEventListener('click', onClick, { signal });
    return () => listening.abort();
  }, []);
  return (
    <details className="disclosure" ref={details}>
      <summary>{label}</summary>
      {/* Focusable, so that a click on its text does not move the focus out and close it. */}
      <div className="disclosure-panel" tabIndex={-1}>
        {children}
      </div>
    </details>
  );
}
