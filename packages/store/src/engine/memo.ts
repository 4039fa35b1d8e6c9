/** Results by key: one that is being computed is shared, the least recently used are dropped. */
export class Memo<T> {
  private readonly results = new Map<string, Promise<T>>();

  /** With a `capacity` of 0 only computations in flight are shared. */
  constructor(private readonly capacity: number) {}

  /** The result under `key`, computed where it is missing. A failure is not kept. */
  get(key: string, compute: () => Promise<T>): Promise<T> {
    const known = this.results.get(key);
    if (known) {
      this.results.delete(key);
      this.results.set(key, known);
      return known;
    }
    const result = compute();
    this.results.set(key, result);
    result.then(
      () => this.trim(),
      () => this.results.delete(key),
    );
    return result;
  }

  private trim(): void {
    for (const key of this.results.keys()) {
      if (this.results.size <= this.capacity) return;
      this.results.delete(key);
    }
  }
}
