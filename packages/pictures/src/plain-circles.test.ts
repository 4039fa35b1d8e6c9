import { expect, it, vi } from 'vitest';
import { plainCircles } from './plain-circles';

it('draws whole circles as curves, and leaves arcs as they are', () => {
  const arc = vi.fn();
  const context = { arc, moveTo: vi.fn(), bezierCurveTo: vi.fn(), closePath: vi.fn() };
  plainCircles(context);
  context.arc(10, 10, 5, 0, Math.PI);
  expect(arc).toHaveBeenCalledOnce();
  context.arc(10, 10, 5, 0, 2 * Math.PI);
  expect(arc).toHaveBeenCalledOnce();
  expect(context.bezierCurveTo.mock.calls.map((call) => call.slice(4))).toEqual([
    [10, 15],
    [5, 10],
    [10, 5],
    [15, 10],
  ]);
});
