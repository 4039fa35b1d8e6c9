let last = Promise.resolve();

/** Resolves in the next task. Timers would wait for 4 ms each. */
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

/** Resolves in a task that no other caller shares, so that several answers do not block the page. */
export function ownTask(): Promise<void> {
  last = last.then(nextTask);
  return last;
}
