import { type RefObject, useEffect, useState } from 'react';

type Draw = () => void;

/** Charts that wait to be drawn: those near the view, and the others. */
const near = new Set<Draw>();
const far = new Set<Draw>();

/** Distance from the view up to which a chart is near it. */
const MARGIN = '100%';

/** Time after which a chart near the view is drawn on a busy page, in ms. */
const BUSY_MS = 200;

/** Cancels the next drawing; undefined if none is scheduled. */
let cancel: (() => void) | undefined;

/** Schedules a drawing. Safari lacks idle callbacks; a timeout lets input through as well. */
function schedule(): void {
  cancel?.();
  cancel = undefined;
  if (near.size + far.size === 0) return;
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(drawNext, near.size > 0 ? { timeout: BUSY_MS } : {});
    cancel = () => cancelIdleCallback(handle);
  } else {
    const handle = setTimeout(drawNext);
    cancel = () => clearTimeout(handle);
  }
}

function drawNext(): void {
  const queue = near.size > 0 ? near : far;
  const [draw] = queue;
  if (draw) {
    queue.delete(draw);
    draw();
  }
  schedule();
}

function enqueue(draw: Draw, queue: Set<Draw>): void {
  const isFirst = queue.size === 0;
  near.delete(draw);
  far.delete(draw);
  queue.add(draw);
  // The first chart near the view does not wait for an idle page, as those that are far do.
  if (isFirst) schedule();
}

/**
 * Whether a chart may draw. The charts of a page are first drawn one by one while the browser is
 * idle, those near the view before the others, so that a page with many charts stays responsive
 * while it loads.
 */
export function useTurn(box: RefObject<Element | null>): boolean {
  const [mine, setMine] = useState(false);
  useEffect(() => {
    if (!box.current) return undefined;
    const draw = () => {
      observer.disconnect();
      setMine(true);
    };
    const observer = new IntersectionObserver(
      ([entry]) => enqueue(draw, entry?.isIntersecting ? near : far),
      { rootMargin: MARGIN },
    );
    observer.observe(box.current);
    return () => {
      observer.disconnect();
      near.delete(draw);
      far.delete(draw);
    };
  }, [box]);
  return mine;
}
