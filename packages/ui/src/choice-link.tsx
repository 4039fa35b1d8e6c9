import type { MouseEvent, ReactNode } from 'react';

interface ChoiceLinkProps {
  /** Address of the choice, for a new tab. */
  href: string;
  className?: string;
  /** Handles a plain click in place of the navigation. Default: navigates. */
  onSelect?: (() => void) | undefined;
  /** Whether it is the current choice. Default: false. */
  isCurrent?: boolean;
  children: ReactNode;
}

const isPlain = ({ button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean =>
  button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey;

/** A link to a choice that the page can make without navigating. */
export function ChoiceLink({ href, className, onSelect, isCurrent, children }: ChoiceLinkProps) {
  return (
    <a
      href={href}
      className={className}
      aria-current={isCurrent || undefined}
      onClick={(event) => {
        if (!onSelect || !isPlain(event)) return;
        event.preventDefault();
        onSelect();
      }}
    >
      {children}
    </a>
  );
}
