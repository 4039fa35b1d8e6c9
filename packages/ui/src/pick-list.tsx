import { CloseIcon } from './icons';

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
  if (picks.length === 0) return null;
  return (
    <ul className="chips" aria-label={label}>
      {picks.map((pick) => (
        <li key={pick.key}>
          {onRemove ? (
            <button
              type="button"
              className="chip"
              aria-label={`Retirar ${pick.label}`}
              title={pick.label}
              onClick={() => onRemove(pick.key)}
            >
              <span className="chip-text">{pick.label}</span>
              <CloseIcon size={14} />
            </button>
          ) : (
            <span className="chip" title={pick.label}>
              <span className="chip-text">{pick.label}</span>
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
