import type { Edition } from '@observatorio/contract';
import type { Database } from './connector';

/** Reference-counted open edition. Once retired, its database closes after the last query. */
export class LeasedEdition {
  private leases = 0;
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

  /** Keeps the edition open while `query` runs. */
  async withLease<T>(query: () => Promise<T>): Promise<T> {
    this.leases++;
    try {
      return await query();
    } finally {
      this.leases--;
      this.closeIfUnused();
    }
  }

  /** Stops serving the edition. Resolves once its database is closed. */
  retire(): Promise<void> {
    this.retired = true;
    this.closeIfUnused();
    return this.whenClosed;
  }

  private closeIfUnused(): void {
    if (this.retired && this.leases === 0) this.close();
  }
}
