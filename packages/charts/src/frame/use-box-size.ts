import { type RefObject, useLayoutEffect, useState } from 'react';
import type { BoxSize } from '../specs/chart-spec';
import { zoomOf } from './page-zoom';

/** Granularity of reported sizes, in pixels, to avoid a new layout for every pixel of a drag. */
const STEP = 24;
const stepped = (pixels: number) => Math.max(STEP, Math.floor(pixels / STEP) * STEP);

/**
 * Returns the size of an element, undefined while it is zero. A chart created earlier would keep a
 * width of 0 (https://github.com/chartjs/Chart.js/issues/10924).
 */
export function useBoxSize(element: RefObject<Element | null>): BoxSize | undefined {
  const [size, setSize] = useState<BoxSize>();

  useLayoutEffect(() => {
    if (!element.current) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      // Full-page screenshot tools briefly shrink the window to one pixel.
      if (!entry || entry.contentRect.width === 0 || innerWidth <= 1) return;
      const { width, height } = entry.contentRect;
      const zoom = zoomOf(entry.target);
      const next = {
        width: stepped(width),
        height: stepped(height),
        ...(zoom !== 1 && { ratio: zoom * devicePixelRatio }),
      };
      setSize((last) => (JSON.stringify(last) === JSON.stringify(next) ? last : next));
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);

  return size;
}
