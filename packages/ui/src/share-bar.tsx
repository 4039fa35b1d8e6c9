import { useId } from 'react';
import shareBarSheet from './share-bar.css?inline';
import { Track } from './track';
import trackSheet from './track.css?inline';

/** Style sheet of the share bar and its track. */
export const shareBarStyles = trackSheet + shareBarSheet;

interface ShareBarProps {
  /** What is measured. */
  label: string;
  value: number;
  /** Default: 100. */
  max?: number;
  /** The value as people read it: `62,5%`, `R$ 1.200,00 de R$ 9.000,00`. */
  text: string;
  /** What the value means, in one sentence. */
  note?: string | undefined;
}

/** A bar of a value against its maximum, with its name and the value in words. */
export function ShareBar({ label, value, max = 100, text, note }: ShareBarProps) {
  const id = useId();
  return (
    <div className="share">
      <span id={id} className="share-label">
        {label}
      </span>
      <span className="share-value" aria-hidden="true">
        {text}
      </span>
      <meter
        className="visually-hidden"
        aria-labelledby={id}
        min={0}
        max={max}
        value={value}
        aria-valuetext={text}
      />
      <Track share={max > 0 ? value / max : 0} />
      {note && <p className="share-note">{note}</p>}
    </div>
  );
}
