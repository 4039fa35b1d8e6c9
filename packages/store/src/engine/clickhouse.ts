import type { ClusterAddress } from './cluster-address';
import { ClusterClient, exceptionCode } from './cluster-client';
import type { Connector, Database, Value } from './connector';
import type { Dialect } from './dialect';
import { inlineValues } from './inline-values';
import { EngineUnavailable, QueryFailed } from './query-failed';

/** ClickHouse's SQL dialect. */
const clickHouseDialect: Dialect = {
  insertionOrder: 'ORDER BY rowid',
  repeat: (values) => `arrayJoin([${values.join(', ')}])`,
  lookup({ column, numbers }) {
    // Empty arrays would have no element type.
    const pairs = numbers.size > 0 ? [...numbers] : [[-1, 0]];
    const [from, to] = [0, 1].map((index) => pairs.map((pair) => pair[index]).join(', '));
    const number = `transform(coalesce(${column}, -1), [${from}], [${to}], -1)`;
    return { join: '', value: `nullIf(${number}, -1)` };
  },
};

/**
 * ClickHouse exception codes for transient failures: network, timeout, memory, load, a server that
 * is shutting down or has lost its tables, and a changed password.
 */
const transient = new Set([
  3, 32, 60, 81, 101, 102, 159, 192, 193, 194, 202, 209, 210, 236, 241, 252, 279, 290, 394, 516,
  519, 735, 745,
]);

/** Whether a query that failed with the error might succeed later. */
export function isUnavailable(error: unknown): boolean {
  const code = exceptionCode(error);
  return code === undefined || transient.has(code);
}

/** Connector to a ClickHouse cluster that stores each edition as a database. */
export class ClickHouseConnector implements Connector {
  private readonly running = new Set<AbortController>();

  constructor(private readonly address: ClusterAddress) {}

  /** Aborts all running queries with EngineUnavailable. */
  interruptAll(): void {
    for (const query of this.running) query.abort(new Error('The cluster is not responding.'));
  }

  /** Opens an edition; `path` is the name of its database. Sends no request. */
  async open(_name: string, path: string): Promise<Database> {
    return new ClickHouseDatabase(new ClusterClient(this.address, path), this.running);
  }

  async close(): Promise<void> {
    // Each edition closes its own connections.
  }
}

class ClickHouseDatabase implements Database {
  readonly dialect = clickHouseDialect;

  constructor(
    private readonly client: ClusterClient,
    private readonly running: Set<AbortController>,
  ) {}

  async rows<Row extends readonly Value[]>(
    sql: string,
    values: readonly Value[] = [],
    signal?: AbortSignal,
  ): Promise<Row[]> {
    const text = inlinedOrFailed(sql, values);
    try {
      return await this.interruptible(signal, (inner) => this.client.rows<Row>(text, inner));
    } catch (error) {
      signal?.throwIfAborted();
      throw new (isUnavailable(error) ? EngineUnavailable : QueryFailed)(sql, values, error);
    }
  }

  close(): Promise<void> {
    return this.client.close();
  }

  /** Runs a query until it completes, `signal` is aborted or `interruptAll` is called. */
  private async interruptible<T>(
    signal: AbortSignal | undefined,
    query: (signal: AbortSignal) => Promise<T>,
  ): Promise<T> {
    signal?.throwIfAborted();
    const controller = new AbortController();
    const leave = (): void => controller.abort(signal?.reason);
    this.running.add(controller);
    signal?.addEventListener('abort', leave, { once: true });
    try {
      return await query(controller.signal);
    } finally {
      this.running.delete(controller);
      signal?.removeEventListener('abort', leave);
    }
  }
}

function inlinedOrFailed(sql: string, values: readonly Value[]): string {
  try {
    return inlineValues(sql, values);
  } catch (error) {
    throw new QueryFailed(sql, values, error);
  }
}
