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

/** Time limit of a request without a signal, in ms. */
const REQUEST_MS = 3_600_000;

/** Seconds that a query may take, beyond the time limits of all callers. */
const MAX_SECONDS = 900;

/** Time limit of the end of a query, in ms. */
const KILL_MS = 2000;

/** Pauses before each new try to end a query that may not have begun, in ms. */
const KILL_PAUSES_MS = [50, 150, 500, 2000];

/** Length of a query at most, which may name the thousands of courses that a text finds. */
const MAX_QUERY_BYTES = 16_000_000;

/** Settings of all queries that read; servers of any version have them. */
const reading: ClickHouseSettings = {
  output_format_json_quote_64bit_integers: 0,
  // A query that fails halfway has no answer instead of a part of one.
  wait_end_of_query: 1,
  // These queries change nothing.
  readonly: '2',
  // A server that stays behind its client ends the query all the same.
  max_execution_time: MAX_SECONDS,
  max_query_size: String(MAX_QUERY_BYTES),
  skip_unavailable_shards: 0,
  // The servers of a cluster: a busy one needs more than the default of 50 ms to accept a
  // connection; one that is stopped accepts it and then stays silent.
  connect_timeout_with_failover_ms: 1000,
  receive_timeout: 5,
};

/** The number of ClickHouse's exception in an error; undefined for an error of anything else. */
export function exceptionCode(error: unknown): number | undefined {
  const own = error instanceof Error && 'type' in error && 'code' in error ? error.code : undefined;
  const code = own ?? /\bCode: (\d+)/.exec(String(error))?.[1];
  return code === undefined ? undefined : Number(code);
}

/** The servers of a cluster, as one reader of a database sees them. */
export class ClusterClient {
  private readonly clients: readonly ClickHouseClient[];
  /** The server that answered last. */
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

  /** The rows of a query, from the first server that answers. */
  async rows<Row extends readonly Value[]>(sql: string, signal?: AbortSignal): Promise<Row[]> {
    for (let tries = 1; ; tries++) {
      const node = this.preferred;
      try {
        return await this.rowsOf<Row>(node, sql, signal);
      } catch (error) {
        // An exception is an answer, which another server would give as well.
        const isAnswer = exceptionCode(error) !== undefined || signal?.aborted;
        if (isAnswer) throw error;
        if (this.preferred === node) this.preferred = (node + 1) % this.clients.length;
        if (tries >= this.clients.length) throw error;
      }
    }
  }

  /** The rows of a query to one server. */
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
   * Ends a query whose client has left, if the user may do so. Goes on in the background if the query
   * has not begun.
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

  /** Returns whether nothing is left to try. */
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

  /** The client of one server. */
  client(node: number): ClickHouseClient {
    const client = this.clients[node];
    if (!client) throw new RangeError(`The cluster has no node ${node}.`);
    return client;
  }

  /** Closes the connections. */
  async close(): Promise<void> {
    await Promise.all(this.clients.map((client) => client.close()));
  }
}
