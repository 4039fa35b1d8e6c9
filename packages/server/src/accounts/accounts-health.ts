import { AccountError } from '@observatorio/accounts';
import type { FastifyBaseLogger } from 'fastify';
import { withoutPersonalData } from '../http/personal-data';

/** Part of the account storage that can fail on its own. */
type Part = 'database' | 'key';

/** Tracks whether the account storage responds, and logs each change once, not per request. */
export class AccountsHealth {
  private readonly faults = new Map<Part, string>();

  /** `source` names the setting that locates the storage; it is logged. */
  constructor(
    private readonly log: FastifyBaseLogger,
    private readonly source: string,
  ) {}

  /** Whether every part responded when it was last used; also true before the first use. */
  get isAvailable(): boolean {
    return this.faults.size === 0;
  }

  /** Runs an operation on a part. Throws the operation's error. */
  async watch<T>(part: Part, operation: () => Promise<T>): Promise<T> {
    try {
      const result = await operation();
      this.recover(part);
      return result;
    } catch (error) {
      const isDown = error instanceof AccountError && error.code === 'unavailable';
      if (isDown) this.fail(part, error.cause);
      throw error;
    }
  }

  private fail(part: Part, cause: unknown): void {
    const [line = ''] = (cause instanceof Error ? cause.message : String(cause)).split('\n');
    const reason = withoutPersonalData(line);
    if (this.faults.get(part) === reason) return;
    this.faults.set(part, reason);
    this.log.error(
      `${this.source}: as contas estão fora de serviço (${reason}); o resto do portal funciona`,
    );
  }

  private recover(part: Part): void {
    if (!this.faults.delete(part)) return;
    this.log.info(`${this.source}: as contas voltaram a funcionar`);
  }
}
