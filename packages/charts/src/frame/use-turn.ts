import { type RefObject, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

type Draw = () => void;

/** Charts near the view that wait to be drawn. */
const waiting = new Set<Draw>();

/** Distance from the view up to which a chart is near it. */
const MARGIN = '100%';

/** Time after which a chart is drawn on a busy page, in ms. */
const BUSY_MS = 200;

/** Safari lacks idle callbacks; a timeout lets input through as well. */
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
 * Whether a chart may draw. It is first drawn when it comes near the view, or on paper. The charts
 * of a page are drawn one by one while the browser is idle, so that it stays responsive.
 */
export function useTurn(box: RefObject<Element | null>): boolean {
  const [mine, setMine] = useState(false);
  useEffect(() => {
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
    const paper = matchMedia('print');
    // At once: the layout on paper is taken right after.
    const print = () => paper.matches && flushSync(draw);
    paper.addEventListener('change', print);
    return () => {
      observer.disconnect();
      paper.removeEventListener('change', print);
      waiting.delete(draw);
    };
  }, [box, mine]);
  return mine;
}
