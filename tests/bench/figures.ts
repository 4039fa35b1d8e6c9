/** Returns a quantile of the values; `share` is from 0 to 1. */
export const quantile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[
    Math.min(values.length - 1, Math.floor(values.length * share))
  ] ?? 0;

/** Rounds to three significant digits; more would be noise. */
export const rounded = (value: number): number => Number(value.toPrecision(3));

/** Runs an action and returns its duration in ms. */
export async function milliseconds(action: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await action();
  return performance.now() - started;
}

/** Runs an action and returns its duration in seconds. */
export const seconds = async (action: () => Promise<unknown>): Promise<number> =>
  (await milliseconds(action)) / 1000;
