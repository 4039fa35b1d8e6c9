import type { FocusEvent, KeyboardEvent, MouseEvent } from 'react';
import { linkTarget } from '../behaviour/link-target';

/** Handlers of a combobox field that links below its list share. */
export interface FieldHandlers {
  onBlur: (event: FocusEvent) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

interface OtherSearchProps extends FieldHandlers {
  /** Typed text. */
  text: string;
  /** Label of the other search, after `em`. */
  label: string;
  href: string;
}

const fieldOf = (element: Element) => element.closest('.combobox')?.querySelector('input');

/** Safari does not focus links on click, and the list would close before it. */
const keepFocus = (event: MouseEvent): void => event.preventDefault();

/** Link below the list of a combobox that repeats the search elsewhere. */
export function OtherSearch({ text, label, href, onBlur, onKeyDown }: OtherSearchProps) {
  return (
    <p className="combobox-note">
      Buscar “{text}” em{' '}
      <a
        href={href}
        target={linkTarget()}
        onMouseDown={keepFocus}
        onBlur={(event) => {
          if (event.relatedTarget !== fieldOf(event.currentTarget)) onBlur(event);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          fieldOf(event.currentTarget)?.focus();
          onKeyDown(event);
        }}
      >
        {label}
      </a>
      .
    </p>
  );
}
