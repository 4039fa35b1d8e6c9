import { useEffect, useState } from 'react';

const waiting = new Set<() => void>();
let running = false;

/** Safari has no idle callbacks; a task of its own lets input in between just as well. */
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
 * Whether a chart may draw. Charts of a page get their first turn one after another, each when
 * the browser is idle, so that a page of many answers clicks and scrolls while it fills.
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
