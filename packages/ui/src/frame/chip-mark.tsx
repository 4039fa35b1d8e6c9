import { CloseIcon } from '../icons/icons';

interface ChipMarkProps {
  text: string;
  /** Tooltip, such as `Estado: São Paulo`. */
  title: string;
  /** Accessible name of the button, such as `Retirar São Paulo`. */
  removeLabel: string;
  /** Removes the chip. Default: not removable. */
  onRemove?: (() => void) | undefined;
}

/** Renders a chip, as a button if it is removable. */
export const ChipMark = ({ text, title, removeLabel, onRemove }: ChipMarkProps) =>
  onRemove ? (
    <button
      type="button"
      className="chip touch-room"
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
