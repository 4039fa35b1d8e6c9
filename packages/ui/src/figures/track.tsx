import type { CSSProperties } from 'react';

const percent = (share: number): string => `${Math.min(1, Math.max(0, share)) * 100}%`;

interface TrackProps {
  /** Filled share of the bar, 0 to 1. */
  share: number;
  /** Position of a mark on the bar, 0 to 1. Default: none. */
  mark?: number | undefined;
}

/** Bar filled from the left. Hidden from screen readers, so pair it with text. */
export function Track({ share, mark }: TrackProps) {
  const style = {
    '--o-filled': percent(share),
    ...(mark !== undefined && { '--o-mark': percent(mark) }),
  } as CSSProperties;
  const className = mark === undefined ? 'track' : 'track marked';
  return <span className={className} style={style} aria-hidden="true" />;
}
