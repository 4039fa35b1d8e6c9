import type { MouseEvent, ReactNode } from 'react';

interface ChoiceLinkProps {
  /** Address of the choice, for a new tab. */
  href: string;
  className?: string;
  /**
   * Handles a plain click in place of the navigation, unless it returns false. Default: navigates.
   */
  onSelect?: (() => unknown) | undefined;
  /** Where it opens. Default: in its own frame. */
  target?: string | undefined;
  /** Whether it is the current choice. Default: false. */
  isCurrent?: boolean;
  children: ReactNode;
}

const isPlain = ({ button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean =>
  button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey;

/** A link to a choice that the page can make without navigating. */
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
