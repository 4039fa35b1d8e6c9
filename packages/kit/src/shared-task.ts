import { setMaxListeners } from 'node:events';

/** A computation shared by several callers. It is cancelled once all of them have aborted. */
export class SharedTask<T> {
  private readonly controller = new AbortController();
  private readonly result: Promise<T>;
  private callers = 0;

  /** Starts the computation, which must end early if its signal is aborted. */
  constructor(compute: (signal: AbortSignal) => Promise<T>) {
    const { signal } = this.controller;
    // Disables the listener limit, because a computation may run many queries at once.
    setMaxListeners(0, signal);
    this.result = compute(signal).catch((error: unknown) => {
      throw signal.aborted ? signal.reason : error;
    });
    // Prevents an unhandled rejection: a cancelled computation may have no callers left.
    this.result.catch(() => undefined);
  }

  /** Whether the computation was cancelled and can no longer be joined. */
  get isCancelled(): boolean {
    return this.controller.signal.aborted;
  }

  /**
   * Waits for the result or until the signal is aborted. The last caller to abort also waits for
   * the computation to end, so that its resources are free again.
   */
  join(signal?: AbortSignal): Promise<T> {
    this.callers++;
    if (!signal) return this.result;
    return new Promise<T>((resolve, reject) => {
      const leave = (): void => {
        this.callers--;
        if (this.callers > 0) return reject(signal.reason);
        this.cancel(signal.reason);
        void this.end().then(() => reject(signal.reason));
      };
      const done = (): void => signal.removeEventListener('abort', leave);
      signal.addEventListener('abort', leave, { once: true });
      this.result.then(resolve, reject).finally(done);
    });
  }

  /** Cancels the computation; all callers are rejected with the reason. */
  cancel(reason: unknown): void {
    this.controller.abort(reason);
  }

  /** Resolves once the computation has ended, successfully or not. */
  async end(): Promise<void> {
    await this.result.catch(() => undefined);
  }
}
