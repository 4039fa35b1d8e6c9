/** Where an item of a wrapping row stands. */
export interface FlowPlace {
  left: number;
  line: number;
}

/** Sets items one after the other in lines of at most `width`, as a wrapping flex row does. */
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
