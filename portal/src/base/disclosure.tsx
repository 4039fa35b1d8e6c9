import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useRef,
} from 'react';

interface DisclosureProps {
  label: string;
  children: ReactNode;
}

/** A button that shows a small panel below it; Escape, leaving it and its links close the panel. */
export function Disclosure({ label, children }: DisclosureProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const close = () => {
    if (details.current) details.current.open = false;
  };
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape') return;
    close();
    details.current?.querySelector('summary')?.focus();
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) close();
  };
  const onClick = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a')) close();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys reach it from its buttons.
    <details
      className="disclosure"
      ref={details}
      onKeyDown={onKeyDown}
      onBlur={onBlur}
      onClick={onClick}
    >
      <summary>{label}</summary>
      <div className="disclosure-panel">{children}</div>
    </details>
  );
}
