/** Item of a wrapping row; it wraps itself if it has several lines. */
export interface FlowItem {
  width: number;
  lines: readonly string[];
}

/** Position of an item in a wrapping row. */
export interface FlowPlace {
  left: number;
  line: number;
}

/** Places items in rows of at most `width`, like a wrapping flex row. */
export function flow(
  items: readonly FlowItem[],
  width: number,
  gap: number,
): { places: FlowPlace[]; lineCount: number } {
  let left = 0;
  let line = 0;
  let lineCount = 0;
  const places = items.map((item) => {
    if (left > 0 && left + item.width > width) {
      left = 0;
      line = lineCount;
    }
    const place = { left, line };
    left += item.width + gap;
    lineCount = Math.max(lineCount, line + item.lines.length);
    return place;
  });
  return { places, lineCount };
}
