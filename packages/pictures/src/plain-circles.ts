/** Distance of a Bézier curve's control points for a quarter circle of radius 1. */
const QUARTER = 0.5523;

const FULL = 2 * Math.PI;

/**
 * Makes a context draw whole circles as four Bézier curves. Skia has its own curve for arcs, which
 * it writes to SVG as dozens of segments: 5 KB for each point of a chart.
 */
export function plainCircles(
  context: Pick<CanvasRenderingContext2D, 'arc' | 'bezierCurveTo' | 'moveTo' | 'closePath'>,
): void {
  const arc = context.arc.bind(context);
  context.arc = (x, y, radius, start, end, isReversed) => {
    if (Math.abs(end - start) < FULL) {
      arc(x, y, radius, start, end, isReversed);
      return;
    }
    const far = radius * QUARTER;
    context.moveTo(x + radius, y);
    context.bezierCurveTo(x + radius, y + far, x + far, y + radius, x, y + radius);
    context.bezierCurveTo(x - far, y + radius, x - radius, y + far, x - radius, y);
    context.bezierCurveTo(x - radius, y - far, x - far, y - radius, x, y - radius);
    context.bezierCurveTo(x + far, y - radius, x + radius, y - far, x + radius, y);
    context.closePath();
  };
}
