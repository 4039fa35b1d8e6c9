/** Position of an item in a wrapping row. */
export interface FlowPlace {
  left: number;
  line: number;
}

/** Places items in lines of at most `width`, like a wrapping flex row. */
export function flow(widths: readonly number[], width: number, gap: number): FlowPlace[] {
  let left = 0;
  let line = 0;
  return widths.map((item) => {
    if (left > 0 && left + item > width) {
      left = 0;
      line += 1;
    }
    const place = { left, line };
    left += item + gap;
    return place;
  });
}
