import type { MouseEvent, ReactNode } from 'react';

interface ChoiceLinkProps {
  /** URL of the choice, for opening it in a new tab. */
  href: string;
  className?: string;
  /**
   * Handles a plain click instead of navigating. Return false to navigate anyway. Default:
   * navigates.
   */
  onSelect?: (() => unknown) | undefined;
  /** The link's `target`. Default: the current frame. */
  target?: string | undefined;
  /** Whether this is the current choice. Default: false. */
  isCurrent?: boolean;
  children: ReactNode;
}

const isPlain = ({ button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean =>
  button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey;

/** Link to a choice that the page can also apply without navigating. */
export function ChoiceLink({
  href,
  className,
  onSelect,
  isCurrent,
  target,
  children,
}: ChoiceLinkProps) {
  return (
    <a
      href={href}
      className={className}
      aria-current={isCurrent || undefined}
      target={target}
      onClick={(event) => {
        if (!onSelect || !isPlain(event) || onSelect() === false) return;
        event.preventDefault();
      }}
    >
      {children}
    </a>
  );
}
