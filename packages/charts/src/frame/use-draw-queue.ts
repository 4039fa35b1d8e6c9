import { type RefObject, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';

type Draw = () => void;

/** Draw callbacks of charts near the viewport, in order. */
const waiting = new Set<Draw>();

/** Distance from the viewport at which a chart is first drawn. */
const MARGIN = '100%';

/** Maximum delay before a chart is drawn on a busy page, in ms. */
const BUSY_MS = 200;

/** Safari lacks idle callbacks; a timeout also lets input events through. */
const schedule = (): void => {
  if (typeof requestIdleCallback === 'function') {
    requestIdleCallback(drawNext, { timeout: BUSY_MS });
  } else {
    setTimeout(drawNext);
  }
};

function drawNext(): void {
  const [draw] = waiting;
  if (!draw) return;
  waiting.delete(draw);
  draw();
  if (waiting.size > 0) schedule();
}

function enqueue(draw: Draw): void {
  waiting.add(draw);
  if (waiting.size === 1) schedule();
}

/**
 * Returns whether a chart may draw. Charts that approach the viewport are drawn one by one while
 * the browser is idle, to keep the page responsive; printing draws all charts immediately.
 */
export function useDrawQueue(box: RefObject<Element | null>): boolean {
  const [mine, setMine] = useState(false);
  const [, setPrints] = useState(0);
  useLayoutEffect(() => {
    if (mine || !box.current) return undefined;
    const draw = () => setMine(true);
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        enqueue(draw);
      },
      { rootMargin: MARGIN },
    );
    observer.observe(box.current);
    // Synchronous because the browser lays out the printed pages right afterwards. Their number is
    // fixed by the time that the print media query matches.
    const print = () => {
      flushSync(draw);
      // Preact runs effects, one of which draws the canvas, a frame later or before the next render.
      flushSync(() => setPrints((count) => count + 1));
    };
    addEventListener('beforeprint', print);
    return () => {
      observer.disconnect();
      removeEventListener('beforeprint', print);
      waiting.delete(draw);
    };
  }, [box, mine]);
  return mine;
}
