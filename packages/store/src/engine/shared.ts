/** A computation that several callers wait for. It is cancelled when the last of them has left. */
export class Shared<T> {
  private readonly controller = new AbortController();
  private readonly result: Promise<T>;
  private callers = 0;

  /** Starts the computation, which ends early when its signal is aborted. */
  constructor(compute: (signal: AbortSignal) => Promise<T>) {
    const { signal } = this.controller;
    this.result = compute(signal).catch((error: unknown) => {
      throw signal.aborted ? signal.reason : error;
    });
    // Nobody waits any longer for a computation that was cancelled.
    this.result.catch(() => undefined);
  }

  /** Whether the computation was cancelled, so that nobody may join it. */
  get isCancelled(): boolean {
    return this.controller.signal.aborted;
  }

  /**
   * Waits for the result, or until the signal is aborted. The last caller to leave waits for the
   * end of the computation, so that its resources are free then.
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

  /** Ends the computation for all callers, who get the reason. */
  cancel(reason: unknown): void {
    this.controller.abort(reason);
  }

  /** Resolves when the computation has ended, however it did. */
  async end(): Promise<void> {
    await this.result.catch(() => undefined);
  }
}
