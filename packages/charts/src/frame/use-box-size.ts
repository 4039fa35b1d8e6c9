import { type RefObject, useEffect, useState } from 'react';

export interface BoxSize {
  width: number;
  height: number;
}

/** A chart is laid out anew per step of this many pixels, not at each pixel of a drag. */
const STEP = 24;
const stepped = (pixels: number) => Math.max(STEP, Math.floor(pixels / STEP) * STEP);

/**
 * The size of an element, undefined until it has one. A chart made before that would keep a width
 * of 0 (https://github.com/chartjs/Chart.js/issues/10924).
 */
export function useBoxSize(element: RefObject<Element | null>): BoxSize | undefined {
  const [size, setSize] = useState<BoxSize>();

  useEffect(() => {
    if (!element.current) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      if (!entry || entry.contentRect.width === 0) return;
      const { width, height } = entry.contentRect;
      const next = { width: stepped(width), height: stepped(height) };
      setSize((last) => (last?.width === next.width && last.height === next.height ? last : next));
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);

  return size;
}
