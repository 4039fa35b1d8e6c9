import { useEffect, useRef } from 'react';
import { ChipMark } from './chip-mark';

/** One of several things that a person chose. */
export interface Pick {
  key: string;
  label: string;
}

interface PickListProps {
  /** What they are, for those who do not see where they stand. */
  label: string;
  picks: readonly Pick[];
  /** Without it, none can be taken out. */
  onRemove?: ((key: string) => void) | undefined;
}

/** What a person chose, each with a button that takes it out again. */
export function PickList({ label, picks, onRemove }: PickListProps) {
  const list = useRef<HTMLUListElement>(null);
  const removed = useRef<number>(undefined);

  // The focus goes on to the next one: its button left with what was taken out.
  useEffect(() => {
    if (removed.current === undefined) return;
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
    (buttons[removed.current] ?? buttons.at(-1))?.focus();
    removed.current = undefined;
  }, [picks]);

  if (picks.length === 0) return null;
  return (
    <ul ref={list} className="chips" aria-label={label}>
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
