import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { stopEvent } from '../behaviour/stop-event';
import { MoreIcon } from '../icons/icons';

/** A menu entry: a link if it has an `href`, an action, or a text that can only be read. */
export interface MenuEntry {
  label: string;
  href?: string;
  /** Makes the link a download; a string is the file name. */
  download?: boolean | string;
  onSelect?: () => void;
}

interface MenuProps {
  /** Accessible name of the button. */
  label: string;
  entries: readonly MenuEntry[];
  icon?: ReactNode;
}

/** Returns the index of the entry that a key moves the focus to; undefined for other keys. */
function destination(key: string, current: number, count: number): number | undefined {
  if (key === 'ArrowDown') return (current + 1) % count;
  if (key === 'ArrowUp') return (current + count - 1) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
}

/**
 * Menu button (ARIA pattern). Arrow keys, Home and End move the focus; Escape or losing focus
 * closes it.
 */
export function Menu({ label, entries, icon = <MoreIcon /> }: MenuProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const items = useRef<(HTMLElement | null)[]>([]);
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(0);

  // Not `useEffect`, which Preact runs only after the next key press of a fast typist.
  useLayoutEffect(() => {
    if (open) items.current[active]?.focus();
  }, [open, active]);

  const show = (at: number) => {
    setActive(at);
    setOpen(true);
  };
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };

  const onButtonKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    show(event.key === 'ArrowDown' ? 0 : entries.length - 1);
  };
  const onMenuKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      stopEvent(event);
      return close();
    }
    const next = destination(event.key, active, entries.length);
    if (next === undefined) return;
    event.preventDefault();
    setActive(next);
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setOpen(false);
  };

  return (
    <div className="menu" onBlur={onBlur}>
      <button
        ref={button}
        type="button"
        className="icon-button"
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => (open ? setOpen(false) : show(0))}
        onKeyDown={onButtonKey}
      >
        {icon}
      </button>
      {open && (
        <div
          className="menu-list"
          id={id}
          role="menu"
          aria-label={label}
          tabIndex={-1}
          onKeyDown={onMenuKey}
        >
          {entries.map(({ label: words, href, download, onSelect }, index) => {
            const Item = href === undefined ? 'button' : 'a';
            return (
              <Item
                key={words}
                ref={(node: HTMLElement | null) => {
                  items.current[index] = node;
                }}
                {...(href === undefined ? { type: 'button' as const } : { href, download })}
                role="menuitem"
                aria-disabled={href === undefined && !onSelect ? true : undefined}
                className="menu-item"
                tabIndex={index === active ? 0 : -1}
                onClick={() => {
                  close();
                  onSelect?.();
                }}
              >
                {words}
              </Item>
            );
          })}
        </div>
      )}
    </div>
  );
}
