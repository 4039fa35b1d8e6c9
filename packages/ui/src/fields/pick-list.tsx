import { useLayoutEffect, useRef } from 'react';
import { ChipMark } from '../frame/chip-mark';

/** A picked item. */
export interface PickedItem {
  key: string;
  label: string;
}

interface PickListProps {
  /** Accessible name of the list. */
  label: string;
  picks: readonly PickedItem[];
  /** Removes an item. Default: not removable. */
  onRemove?: ((key: string) => void) | undefined;
}

/** List of picked items, each with a remove button. */
export function PickList({ label, picks, onRemove }: PickListProps) {
  const list = useRef<HTMLUListElement>(null);
  const removed = useRef<number>(undefined);

  // Moves the focus from the removed item to the next button.
  useLayoutEffect(() => {
    if (removed.current === undefined) return;
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
    (buttons[removed.current] ?? buttons.at(-1))?.focus();
    removed.current = undefined;
  }, [picks]);

  if (picks.length === 0) return null;
  return (
    <ul ref={list} className="chips" part="chips" aria-label={label}>
      {picks.map((pick, index) => (
        <li key={pick.key}>
          <ChipMark
            text={pick.label}
            title={pick.label}
            removeLabel={`Retirar ${pick.label}`}
            onRemove={
              onRemove &&
              (() => {
                removed.current = index;
                onRemove(pick.key);
              })
            }
          />
        </li>
      ))}
    </ul>
  );
}
