/** Polling interval, in ms. */
const INTERVAL = 25;

/**
 * Waits until a count is above zero and has not changed for `still` ms, and returns it. Unlike
 * polling for a given number, it does not resolve while the count is still increasing. Throws after
 * `timeout` ms.
 */
export async function settledCount(
  count: () => number | Promise<number>,
  { still = 300, timeout = 15_000 } = {},
): Promise<number> {
  const deadline = Date.now() + timeout;
  let last = 0;
  let since = Date.now();
  while (last === 0 || Date.now() - since < still) {
    if (Date.now() > deadline)
      throw new Error(`The count did not settle; its last value is ${last}.`);
    await new Promise((resolve) => setTimeout(resolve, INTERVAL));
    const next = await count();
    if (next !== last) since = Date.now();
    last = next;
  }
  return last;
}
