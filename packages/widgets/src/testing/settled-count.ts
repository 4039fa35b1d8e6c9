/** Interval between two readings of a count, in milliseconds. */
const INTERVAL = 25;

/** Time limit, in milliseconds. */
const TIMEOUT = 15_000;

/**
 * Waits until a count is above zero and has not changed for `still` milliseconds, and returns it.
 * Unlike polling for a number, this does not pass while the count is on its way to a larger one.
 * Throws after 15 s.
 */
export async function settledCount(
  count: () => number | Promise<number>,
  still = 300,
): Promise<number> {
  const deadline = Date.now() + TIMEOUT;
  let last = 0;
  let since = Date.now();
  while (last === 0 || Date.now() - since < still) {
    if (Date.now() > deadline) throw new Error(`The count did not settle; it is ${last}.`);
    await new Promise((resolve) => setTimeout(resolve, INTERVAL));
    const next = await count();
    if (next !== last) since = Date.now();
    last = next;
  }
  return last;
}
