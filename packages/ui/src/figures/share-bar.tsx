import { useId } from 'react';
import shareBarSheet from './share-bar.css?inline';
import { Track } from './track';
import trackSheet from './track.css?inline';

export const shareBarStyles = trackSheet + shareBarSheet;

interface ShareBarProps {
  label: string;
  value: number;
  /** Value of a full bar. Default: 100. */
  max?: number;
  /**
   * Formatted value, such as `62,5%` or `R$ 1.200,00 de R$ 9.000,00`. Default: none, where the label
   * says it.
   */
  text?: string | undefined;
  /** Meaning of the value, in one sentence. */
  note?: string | undefined;
}

/** Bar that shows a value relative to its maximum, with a label and the formatted value. */
export function ShareBar({ label, value, max = 100, text, note }: ShareBarProps) {
  const id = useId();
  return (
    <div className="share">
      <span id={id} className="share-label">
        {label}
      </span>
      {text && (
        <span className="share-value" aria-hidden="true">
          {text}
        </span>
      )}
      <meter
        className="visually-hidden"
        aria-labelledby={id}
        min={0}
        max={max}
        value={value}
        aria-valuetext={text ?? label}
      />
      <Track share={max > 0 ? value / max : 0} />
      {note && <p className="share-note">{note}</p>}
    </div>
  );
}
