import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  type ClickHouseClient,
  ClickHouseLogLevel,
  type ClickHouseSettings,
  createClient,
} from '@clickhouse/client';
import type { ClusterAddress } from './cluster-address';
import type { Value } from './connector';

/** Timeout of a request, in ms; a signal can abort it earlier. */
const REQUEST_MS = 3_600_000;

/** Maximum duration of a query, in seconds; exceeds the timeouts of all callers. */
const MAX_SECONDS = 900;

/** Timeout of a request that kills a query, in ms. */
const KILL_MS = 2000;

/** Delays before retrying to kill a query that may not have started yet, in ms. */
const KILL_PAUSES_MS = [50, 150, 500, 2000];

/**
 * Maximum length of a query, in bytes. A query may list the thousands of courses that match a
 * search.
 */
const MAX_QUERY_BYTES = 16_000_000;

/** Settings of read queries; supported by all server versions. */
const reading: ClickHouseSettings = {
  output_format_json_quote_64bit_integers: 0,
  // Buffers the response so that a query that fails halfway returns an error instead of partial
  // rows.
  wait_end_of_query: 1,
  // Rejects writes, but allows settings.
  readonly: '2',
  // Stops the query even if its client has disconnected.
  max_execution_time: MAX_SECONDS,
  max_query_size: String(MAX_QUERY_BYTES),
  skip_unavailable_shards: 0,
  // For connections between the servers in a cluster: a busy server needs more than the default of
  // 50 ms to accept one; a frozen server accepts it but never responds.
  connect_timeout_with_failover_ms: 1000,
  receive_timeout: 5,
};

/** Extracts the ClickHouse exception code from an error; undefined for other errors. */
export function exceptionCode(error: unknown): number | undefined {
  const own = error instanceof Error && 'type' in error && 'code' in error ? error.code : undefined;
  const code = own ?? /\bCode: (\d+)/.exec(String(error))?.[1];
  return code === undefined ? undefined : Number(code);
}

/** Client for the servers of a cluster, connected to one database. */
export class ClusterClient {
  private readonly clients: readonly ClickHouseClient[];
  /** Index of the server to try first: the last one that responded. */
  private preferred = 0;

  constructor(
    { nodes, username, password }: ClusterAddress,
    readonly database: string,
  ) {
    this.clients = nodes.map((url) =>
      createClient({
        url,
        username,
        password,
        database,
        request_timeout: REQUEST_MS,
        log: { level: ClickHouseLogLevel.OFF },
      }),
    );
  }

  /** Returns the rows of a query from the first server that responds. */
  async rows<Row extends readonly Value[]>(sql: string, signal?: AbortSignal): Promise<Row[]> {
    for (let tries = 1; ; tries++) {
      const node = this.preferred;
      try {
        return await this.rowsOf<Row>(node, sql, signal);
      } catch (error) {
        // A ClickHouse exception is a response; every other server would return the same one.
        const isAnswer = exceptionCode(error) !== undefined || signal?.aborted;
        if (isAnswer) throw error;
        if (this.preferred === node) this.preferred = (node + 1) % this.clients.length;
        if (tries >= this.clients.length) throw error;
      }
    }
  }

  /** Runs a query on one server and returns its rows. */
  async rowsOf<Row extends readonly Value[]>(
    node: number,
    sql: string,
    signal?: AbortSignal,
  ): Promise<Row[]> {
    signal?.throwIfAborted();
    const id = randomUUID();
    try {
      const result = await this.client(node).query({
        query: sql,
        format: 'JSONCompact',
        query_id: id,
        clickhouse_settings: reading,
        ...(signal && { abort_signal: signal }),
      });
      const { data } = await result.json<Row>();
      return data;
    } catch (error) {
      if (signal?.aborted) await this.kill(node, id);
      throw error;
    }
  }

  /**
   * Kills an aborted query on the server if the user has permission. Retries in the background if
   * the query has not started yet.
   */
  private async kill(node: number, id: string): Promise<void> {
    if (await this.tryKill(node, id)) return;
    void (async () => {
      for (const pause of KILL_PAUSES_MS) {
        await sleep(pause, undefined, { ref: false });
        if (await this.tryKill(node, id)) return;
      }
    })();
  }

  /** Returns true if the query was killed or cannot be killed. */
  private async tryKill(node: number, id: string): Promise<boolean> {
    try {
      const result = await this.client(node).query({
        query: `KILL QUERY WHERE query_id = '${id}'`,
        format: 'JSONCompact',
        abort_signal: AbortSignal.timeout(KILL_MS),
      });
      const { data } = await result.json();
      return data.length > 0;
    } catch {
      return true;
    }
  }

  /** Returns the client of one server. */
  client(node: number): ClickHouseClient {
    const client = this.clients[node];
    if (!client) throw new RangeError(`Unknown cluster node ${node}.`);
    return client;
  }

  /** Closes all connections. */
  async close(): Promise<void> {
    await Promise.all(this.clients.map((client) => client.close()));
  }
}
