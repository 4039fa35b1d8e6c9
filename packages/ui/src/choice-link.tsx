import type { MouseEvent, ReactNode } from 'react';

interface ChoiceLinkProps {
  /** The address that shows it, for a new tab. */
  href: string;
  className?: string;
  /** A plain click, instead of leaving the page. Default: it leaves the page. */
  onSelect?: (() => void) | undefined;
  children: ReactNode;
}

const isPlain = ({ button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean =>
  button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey;

/** A link to a choice that this page can make itself. */
export function ChoiceLink({ href, className, onSelect, children }: ChoiceLinkProps) {
  return (
    <a
      href={href}
      className={className}
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
