import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { showInFull } from '../behaviour/show-in-full';
import { stopEvent } from '../behaviour/stop-event';

interface Listbox {
  isOpen: boolean;
  /** Index of the active option, which Enter selects; -1 for none. */
  active: number;
}

const closed: Listbox = { isOpen: false, active: -1 };

/** Number of options that Page Up and Page Down move by. */
const PAGE = 10;

/** Offset of each navigation key. */
const steps: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowUp: -1,
  PageDown: PAGE,
  PageUp: -PAGE,
  Home: -Infinity,
  End: Infinity,
};

const fromTop = ['ArrowDown', 'PageDown'];

/**
 * Returns the index that a key moves to, even if no option is active. Arrow keys wrap around; other
 * keys stop at the ends.
 */
function moved(key: string, active: number, count: number): number {
  if (active < 0) return fromTop.includes(key) ? 0 : count - 1;
  const next = active + (steps[key] ?? 0);
  if (key.startsWith('Arrow')) return (next + count) % count;
  return Math.min(count - 1, Math.max(0, next));
}

/** Scrolls the list, but not the page, to reveal an option. */
function reveal(list: HTMLElement, option: HTMLElement): void {
  const above = option.offsetTop - list.scrollTop;
  const below = above + option.offsetHeight - list.clientHeight;
  if (above < 0) list.scrollTop += above;
  else if (below > 0) list.scrollTop += below;
}

/** Keeps the focus in the field when the list or the button is clicked. */
const keepFocus = (event: MouseEvent): void => event.preventDefault();

/** Options of `useListbox`. */
export interface ListboxOptions {
  count: number;
  /** Index of the selected option; -1 for none. */
  selected: number;
  /** Index that Enter selects while no option is active; -1 for none. */
  first: number;
  /** Whether the list is open at first. Default: false. */
  isOpen?: boolean;
  disabled: boolean | undefined;
  onSelect: (index: number) => void;
  /** Called when the list closes without a choice, except on Escape. */
  onClose: () => void;
  /** Called on Escape while the list is closed. */
  onClear: () => void;
}

/**
 * State and props of an ARIA combobox with a listbox, after the WAI-ARIA Authoring Practices: the
 * focus stays in the field, which references the active option.
 */
export function useListbox({
  count,
  selected,
  first,
  isOpen: isInitiallyOpen = false,
  disabled,
  onSelect,
  onClose,
  onClear,
}: ListboxOptions) {
  const id = useId();
  const list: RefObject<HTMLDivElement | null> = useRef(null);
  const [{ isOpen, active }, setState] = useState({ ...closed, isOpen: isInitiallyOpen });
  const close = () => {
    setState(closed);
    onClose();
  };
  const open = () => setState({ isOpen: true, active: selected });
  const select = (index: number) => {
    setState(closed);
    onSelect(index);
  };
  const idOf = (part: string | number) => `${id}-${part}`;

  useEffect(() => {
    const option = list.current?.children[active];
    if (isOpen && list.current && option instanceof HTMLElement) reveal(list.current, option);
  }, [isOpen, active]);
  useEffect(() => {
    const popup = isOpen && list.current?.parentElement;
    return popup ? showInFull(popup) : undefined;
  }, [isOpen, count]);

  function onMove(key: string): void {
    if (count === 0) setState({ isOpen: true, active: -1 });
    else if (isOpen) setState({ isOpen, active: moved(key, active, count) });
    else setState({ isOpen: true, active: selected < 0 ? moved(key, -1, count) : selected });
  }

  function onKeyDown(event: KeyboardEvent): void {
    const { key, altKey, shiftKey } = event;
    const chosen = active < 0 ? first : active;
    // Home and End move the caret unless an option is active; with Shift, they select text.
    const isMove = key.startsWith('Arrow') || (isOpen && (active >= 0 || key.startsWith('Page')));
    if (altKey && key === 'ArrowUp') {
      if (isOpen) close();
    } else if (key in steps && isMove && !shiftKey) {
      event.preventDefault();
      onMove(key);
    } else if (key === 'Enter' && isOpen) {
      event.preventDefault();
      if (chosen >= 0 && chosen < count) select(chosen);
    } else if (key === 'Escape') {
      if (!isOpen) return onClear();
      stopEvent(event);
      setState(closed);
    }
  }

  return {
    isOpen,
    active,
    labelProps: { id: idOf('label'), htmlFor: idOf('field') },
    inputProps: {
      id: idOf('field'),
      role: 'combobox',
      autoComplete: 'off',
      'aria-autocomplete': 'list',
      'aria-controls': idOf('list'),
      'aria-expanded': isOpen,
      'aria-labelledby': idOf('label'),
      'aria-activedescendant': isOpen && active >= 0 && active < count ? idOf(active) : undefined,
      disabled,
      onKeyDown,
      onClick: () => isOpen || open(),
      // Links below the list keep it open.
      onBlur: ({ relatedTarget }: FocusEvent) =>
        list.current?.parentElement?.contains(relatedTarget) || close(),
    },
    toggleProps: {
      tabIndex: -1,
      disabled,
      'aria-controls': idOf('list'),
      'aria-expanded': isOpen,
      onMouseDown: keepFocus,
    },
    listProps: {
      ref: list,
      id: idOf('list'),
      role: 'listbox',
      // Browsers include a list that scrolls in the tab order otherwise.
      tabIndex: -1,
      'aria-labelledby': idOf('label'),
      onMouseDown: keepFocus,
      onMouseLeave: () => setState({ isOpen, active: -1 }),
    },
    optionProps: (index: number) => ({
      id: idOf(index),
      role: 'option',
      onMouseMove: () => index !== active && setState({ isOpen, active: index }),
      onClick: () => select(index),
    }),
    /** Opens the list after typing. */
    openTyped: () => setState({ isOpen: true, active: -1 }),
    toggle: () => (isOpen ? close() : open()),
  } as const;
}
