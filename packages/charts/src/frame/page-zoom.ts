import type { MouseEvent } from 'react';

/**
 * Returns the CSS `zoom` of an element and its ancestors combined, as set by some text-size
 * toolbars; 1 in browsers that do not report it.
 */
export const zoomOf = (element: Element): number =>
  (element as { currentCSSZoom?: number }).currentCSSZoom ?? 1;

/**
 * Converts an event's offsets to unzoomed pixels, in which Chart.js lays out charts. Browsers report
 * zoomed pixels.
 */
export function unzoom({ nativeEvent, currentTarget }: MouseEvent): void {
  const zoom = zoomOf(currentTarget);
  if (zoom === 1) return;
  const { offsetX, offsetY } = nativeEvent;
  Object.defineProperties(nativeEvent, {
    offsetX: { value: offsetX / zoom },
    offsetY: { value: offsetY / zoom },
  });
}
