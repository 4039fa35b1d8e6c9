let last = Promise.resolve();

/** Resolves in the next task. A message is faster than a timer, which may be clamped to 4 ms. */
const nextTask = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      port1.close();
      resolve();
    });
    port1.start();
    port2.postMessage(null);
  });

/**
 * Resolves in a task that no other caller shares, so that processing several responses does not
 * block the page.
 */
export function nextFreeTask(): Promise<void> {
  last = last.then(nextTask);
  return last;
}
