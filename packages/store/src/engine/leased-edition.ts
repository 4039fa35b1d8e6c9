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

  /** Keeps the edition open until the returned function is called, exactly once. */
  lease(): () => void {
    this.leases++;
    return () => {
      this.leases--;
      this.closeIfUnused();
    };
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

/** Keeps editions open while `query` runs. */
export async function withLeases<T>(
  editions: readonly LeasedEdition[],
  query: () => Promise<T>,
): Promise<T> {
  const releases = editions.map((edition) => edition.lease());
  try {
    return await query();
  } finally {
    for (const release of releases) release();
  }
}
