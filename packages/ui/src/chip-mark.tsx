import { CloseIcon } from './icons';

interface ChipMarkProps {
  text: string;
  /** The same with all that it needs to be understood. */
  title: string;
  /** What its button does: `Retirar São Paulo`. */
  removeLabel: string;
  /** Without it, it stays. */
  onRemove?: (() => void) | undefined;
}

/** One chip, a button where it can be taken away. */
export const ChipMark = ({ text, title, removeLabel, onRemove }: ChipMarkProps) =>
  onRemove ? (
    <button
      type="button"
      className="chip"
      aria-label={removeLabel}
      title={title}
      onClick={onRemove}
    >
      <span className="chip-text">{text}</span>
      <CloseIcon size={14} />
    </button>
  ) : (
    <span className="chip" title={title}>
      <span className="chip-text">{text}</span>
    </span>
  );
