import { useEffect, useState } from 'react';

const waiting = new Set<() => void>();
let running = false;

/** Safari lacks idle callbacks; a timeout lets input through as well. */
const whenIdle: (run: () => void) => void = (run) =>
  typeof requestIdleCallback === 'function'
    ? requestIdleCallback(run, { timeout: 200 })
    : setTimeout(run);

function drawNext(): void {
  const [draw] = waiting;
  running = draw !== undefined;
  if (!draw) return;
  waiting.delete(draw);
  draw();
  whenIdle(drawNext);
}

/**
 * Whether a chart may draw. The charts of a page are first drawn one by one while the browser is
 * idle, so that a page with many charts stays responsive while it loads.
 */
export function useTurn(): boolean {
  const [mine, setMine] = useState(false);
  useEffect(() => {
    const draw = () => setMine(true);
    waiting.add(draw);
    if (!running) {
      running = true;
      whenIdle(drawNext);
    }
    return () => void waiting.delete(draw);
  }, []);
  return mine;
}
