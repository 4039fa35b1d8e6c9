/** The quantile of values at a share from 0 to 1. */
export const quantile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[
    Math.min(values.length - 1, Math.floor(values.length * share))
  ] ?? 0;

/** Three digits: more would be noise. */
export const rounded = (value: number): number => Number(value.toPrecision(3));

/** Milliseconds that an action takes. */
export async function milliseconds(action: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await action();
  return performance.now() - started;
}

/** Seconds that an action takes. */
export const seconds = async (action: () => Promise<unknown>): Promise<number> =>
  (await milliseconds(action)) / 1000;
