import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Refusal } from '../command/command';
import type { ClusterClient } from '../engine/cluster-client';

/** Heartbeat interval, in ms. */
const BEAT_MS = 1000;

/** Age of the last heartbeat after which a process counts as dead, in seconds. */
const EXPIRY_SECONDS = 6;

/**
 * Time to wait for another process, in ms. Longer than the lease of a killed process takes to
 * expire.
 */
const WAIT_MS = 2500 * EXPIRY_SECONDS;

/** Table of processes that are changing a cluster. Empty after its server restarts. */
const TABLE = 'publishers';

/** Exclusive right to change a cluster. */
export interface Lease {
  /** Throws if the lease was lost because its server stopped or was unresponsive for too long. */
  check(): void;
  release(): Promise<void>;
}

/**
 * Acquires the exclusive right to change a cluster. The holder writes heartbeats to a table on the
 * first server, timed by that server's clock, so that stale leases expire. Throws a Refusal if
 * another process keeps the lease; calls `onWait` once if it has to wait.
 */
export async function takeLease(
  client: ClusterClient,
  node: number,
  onWait: () => void,
): Promise<Lease> {
  await client.client(node).command({
    query: `CREATE TABLE IF NOT EXISTS ${client.database}.${TABLE}
      (token String, at DateTime, released UInt8) ENGINE = Memory`,
  });
  const deadline = Date.now() + WAIT_MS;
  for (let tries = 0; ; tries++) {
    const claim = new Claim(client, node);
    if (await claim.take()) return claim;
    if (Date.now() >= deadline) {
      throw new Refusal('Outra publicação neste cluster está em curso. Tente de novo depois.');
    }
    if (tries === 0) onWait();
    // Random delay so that two competing processes do not collide again.
    await sleep(500 + Math.random() * 1000);
  }
}

class Claim implements Lease {
  private readonly token = randomUUID();
  private lastBeat = 0;
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly client: ClusterClient,
    private readonly node: number,
  ) {}

  /**
   * Tries to acquire the lease. Of two concurrent claims, at least the later one sees the other and
   * withdraws.
   */
  async take(): Promise<boolean> {
    await this.beat();
    if (await this.hasRival()) {
      await this.beat(1);
      return false;
    }
    this.timer = setInterval(() => void this.beat().catch(() => undefined), BEAT_MS);
    return true;
  }

  check(): void {
    const silence = performance.now() - this.lastBeat;
    if (silence < 1000 * EXPIRY_SECONDS) return;
    throw new Error(`The lease was lost: no heartbeat for ${Math.round(silence)} ms.`);
  }

  async release(): Promise<void> {
    clearInterval(this.timer);
    await this.beat(1).catch(() => undefined);
  }

  private async beat(released = 0): Promise<void> {
    const { database } = this.client;
    const started = performance.now();
    await this.client.client(this.node).command({
      query: `INSERT INTO ${database}.${TABLE} SELECT '${this.token}', now(), ${released}`,
    });
    this.lastBeat = started;
  }

  private async hasRival(): Promise<boolean> {
    const rivals = await this.client.rowsOf<[string]>(
      this.node,
      `SELECT token FROM ${this.client.database}.${TABLE} WHERE token <> '${this.token}'
       GROUP BY token
       HAVING max(released) = 0 AND max(at) > now() - ${EXPIRY_SECONDS}`,
    );
    return rivals.length > 0;
  }
}
