import { useEffect, useState } from 'react';
import { useArrival, useIsNavigating } from '../router/router-provider';

/** Interval between two steps, in ms. */
const STEP_MS = 30;

/** Length of a step, in percent. */
const STEP = 10;

/** How long the full bar stays, in ms. */
const FULL_MS = 300;

/**
 * Percentage that the bar shows; undefined while it is hidden. A page that is still loading keeps
 * the bar at its last step but one.
 */
function useProgress(): number | undefined {
  const isLoading = useIsNavigating();
  const { pathname } = useArrival().location;
  const [arrived, setArrived] = useState(pathname);
  const [progress, setProgress] = useState<number>();
  const [wasLoading, setWasLoading] = useState(isLoading);
  // Adjusted while rendering: an effect would show the new page without a bar for one frame.
  if (arrived !== pathname || wasLoading !== isLoading) {
    setArrived(pathname);
    setWasLoading(isLoading);
    // The arrival of a page that had to load continues its bar.
    if (isLoading || !wasLoading) setProgress(STEP);
  }
  useEffect(() => {
    if (progress === undefined) return undefined;
    const isFull = progress === 100;
    const last = isLoading ? 100 - STEP : 100;
    if (!isFull && progress >= last) return undefined;
    const next = isFull ? undefined : progress + STEP;
    const timer = setTimeout(() => setProgress(next), isFull ? FULL_MS : STEP_MS);
    return () => clearTimeout(timer);
  }, [progress, isLoading]);
  return progress;
}

/**
 * Thin bar at the top that fills after each change of page. Decorative, because screen readers
 * announce the new page itself.
 */
export function ProgressBar() {
  const progress = useProgress();
  return (
    <div
      className="progress-bar"
      data-active={progress !== undefined}
      style={progress === undefined ? undefined : { transform: `scaleX(${progress / 100})` }}
      aria-hidden="true"
    />
  );
}
