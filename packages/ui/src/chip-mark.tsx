import { CloseIcon } from './icons';

interface ChipMarkProps {
  text: string;
  /** Tooltip: the text with its context. */
  title: string;
  /** Accessible name of the button: `Retirar São Paulo`. */
  removeLabel: string;
  /** Omitted if the chip cannot be removed. */
  onRemove?: (() => void) | undefined;
}

/** A chip; a button if it can be removed. */
export const ChipMark = ({ text, title, removeLabel, onRemove }: ChipMarkProps) =>
  onRemove ? (
    <button
      type="button"
      className="chip"
      part="chip"
      aria-label={removeLabel}
      title={title}
      onClick={onRemove}
    >
      <span className="chip-text">{text}</span>
      <CloseIcon size={14} />
    </button>
  ) : (
    <span className="chip" part="chip" title={title}>
      <span className="chip-text">{text}</span>
    </span>
  );
