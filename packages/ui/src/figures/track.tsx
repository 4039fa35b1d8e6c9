import type { CSSProperties } from 'react';

/** Bar filled from the left. Hidden from screen readers, so pair it with text. */
export function Track({ share }: { /** Filled share of the bar, 0 to 1. */ share: number }) {
  const filled = { '--o-filled': `${Math.min(1, Math.max(0, share)) * 100}%` } as CSSProperties;
  return <span className="track" style={filled} aria-hidden="true" />;
}
