let last: Promise<unknown> = Promise.resolve();

/** Resolves on a message, which arrives sooner than a timer: timers may be clamped to 4 ms. */
const nextMessage = (): Promise<void> =>
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
 * The part of the browser's `scheduler` used here. Safari lacks it, and a page may have a global of
 * that name.
 */
interface Scheduler {
  postTask?(task: () => void, options: { priority: 'user-blocking' }): Promise<void>;
}

/**
 * Resolves in the next task. Where the browser has a scheduler, that task runs before the next
 * frame: rendering between any two tasks would take longer than the tasks.
 */
function nextTask(): Promise<void> {
  const { scheduler } = globalThis as { scheduler?: Scheduler };
  return typeof scheduler?.postTask === 'function'
    ? scheduler.postTask(() => {}, { priority: 'user-blocking' })
    : nextMessage();
}

/**
 * Resolves in a task that no other caller shares, after those of earlier callers, so that mounting
 * many elements or processing several responses does not block the page.
 */
export function nextFreeTask(): Promise<unknown> {
  last = last.then(nextTask).catch(nextMessage);
  return last;
}
