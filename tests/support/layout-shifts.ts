import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** A layout shift: its score, and the elements that moved, with their boxes before and after. */
interface Shift {
  score: number;
  moved: string[];
}

declare global {
  var layoutShifts: Shift[];
}

/** Records a page's layout shifts from its next load onwards. */
export const recordShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    globalThis.layoutShifts = [];
    const box = ({ x, y, width, height }: DOMRectReadOnly) => `${x},${y} ${width}×${height}`;
    const nameOf = (node: Node | null): string => {
      const element = node instanceof Element ? node : node?.parentElement;
      const root = node?.getRootNode();
      const host = root instanceof ShadowRoot ? `${root.host.localName} ` : '';
      const part = element?.getAttribute('part') ?? element?.className ?? '';
      return `${host}${element?.localName ?? node?.nodeName}${part && `[${part}]`}`;
    };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as PerformanceEntry & {
          value: number;
          sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
        };
        const moved = sources.map(
          ({ node, previousRect, currentRect }) =>
            `${nameOf(node)}: ${box(previousRect)} → ${box(currentRect)}`,
        );
        layoutShifts.push({ score: value, moved });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** Returns the layout shifts recorded so far, including those of the next three frames. */
export const shiftsOf = (page: Page): Promise<Shift[]> =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    // The browser reports a shift after its frame.
    await new Promise((resolve) => setTimeout(resolve, 100));
    return layoutShifts;
  });

/**
 * Expects the scores of layout shifts to sum up to at most `limit`. The error names the elements
 * that moved.
 */
export function expectLittleShift(shifts: readonly Shift[], limit: number, label = ''): void {
  const total = shifts.reduce((sum, { score }) => sum + score, 0);
  const lines = shifts.map(({ score, moved }) => `${score.toFixed(4)}: ${moved.join('; ')}`);
  expect(total, [label, ...lines].join('\n')).toBeLessThanOrEqual(limit);
}
