import type { Edition } from '@observatorio/contract';
import type { Database } from './engine';

/** An edition in service: its file is closed when it is retired and the last query is done. */
export class HeldEdition {
  private flights = 0;
  private retired = false;
  private readonly whenClosed: Promise<void>;
  private close!: () => void;

  constructor(
    readonly edition: Edition,
    readonly database: Database,
  ) {
    this.whenClosed = new Promise<void>((resolve) => {
      this.close = resolve;
    }).then(() => database.close());
  }

  /** Runs `query` while the edition is kept open. */
  async withLease<T>(query: () => Promise<T>): Promise<T> {
    this.flights++;
    try {
      return await query();
    } finally {
      this.flights--;
      this.closeIfDone();
    }
  }

  /** Takes the edition out of service; resolves when its file is closed. */
  retire(): Promise<void> {
    this.retired = true;
    this.closeIfDone();
    return this.whenClosed;
  }

  private closeIfDone(): void {
    if (this.retired && this.flights === 0) this.close();
  }
}
