import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type DuckDBConnection,
  DuckDBInstance,
  type DuckDBPreparedStatement,
  DuckDBTypeId,
  UTINYINT,
} from '@duckdb/node-api';
import { LRUCache } from 'lru-cache';
import type { Connector, Database, Value } from './connector';
import type { Dialect } from './dialect';
import { rowsOf } from './duckdb-rows';
import { interruptQuery } from './interrupt';
import { QueryFailed } from './query-failed';

export interface DuckDbOptions {
  /** Memory limit, in DuckDB's notation. Default: `512MB`. */
  memoryLimit?: string;
  /** Number of threads per query. Default: one per processor. */
  threads?: number;
}

/**
 * Number of connections per edition, which limits its concurrent queries. Each query occupies one
 * of the four libuv threads, which Node also uses for file reads and compression, so one thread
 * stays free.
 */
const POOL_SIZE = 3;
/** Number of prepared statements cached per connection. */
const MAX_STATEMENTS = 64;

/** DuckDB's SQL dialect. */
export const duckDbDialect: Dialect = {
  // DuckDB preserves this order in queries on a single table:
  // https://duckdb.org/docs/stable/sql/dialect/order_preservation
  insertionOrder: '',
  repeat: undefined,
  lookup({ name, column, numbers }) {
    // An empty list of values would have no column types.
    const pairs = numbers.size > 0 ? [...numbers] : [[-1, 0]];
    const rows = pairs.map(([value, number]) => `(${value}, ${number})`).join(', ');
    return {
      join: `LEFT JOIN (VALUES ${rows}) AS ${name}(${name}_value, ${name}_number) ON ${name}_value = ${column}`,
      value: `${name}_number`,
    };
  },
};

/** Embedded DuckDB engine: opens edition files read-only. */
export class DuckDbConnector implements Connector {
  private constructor(
    private readonly instance: DuckDBInstance,
    private readonly main: DuckDBConnection,
  ) {}

  /** Starts an engine without any open editions. */
  static async start({
    memoryLimit = '512MB',
    threads,
  }: DuckDbOptions = {}): Promise<DuckDbConnector> {
    const instance = await DuckDBInstance.create(':memory:', {
      memory_limit: memoryLimit,
      // DuckDB's default is the working directory.
      temp_directory: join(tmpdir(), `observatorio-${process.pid}`),
      autoinstall_known_extensions: 'false',
      autoload_known_extensions: 'false',
      ...(threads !== undefined && { threads: String(threads) }),
    });
    return new DuckDbConnector(instance, await instance.connect());
  }

  async open(name: string, path: string): Promise<Database> {
    await this.main.run(`ATTACH '${path.replaceAll("'", "''")}' AS "${name}" (READ_ONLY)`);
    return new DuckDbDatabase(
      async () => {
        const connection = await this.instance.connect();
        await connection.run(`USE "${name}"`);
        return connection;
      },
      async () => {
        await this.main.run(`DETACH "${name}"`);
      },
    );
  }

  async close(): Promise<void> {
    this.main.closeSync();
    this.instance.closeSync();
  }
}

/** An open database file with its connection pool. */
class DuckDbDatabase implements Database {
  readonly dialect = duckDbDialect;
  private readonly idle: Session[] = [];
  private readonly waiting: ((session: Session) => void)[] = [];
  private sessions = 0;

  constructor(
    private readonly connect: () => Promise<DuckDBConnection>,
    private readonly detach: () => Promise<void>,
  ) {}

  async rows<Row extends readonly Value[]>(
    sql: string,
    values: readonly Value[] = [],
    signal?: AbortSignal,
  ): Promise<Row[]> {
    try {
      return await this.withSession((session) => session.rows<Row>(sql, values, signal));
    } catch (error) {
      signal?.throwIfAborted();
      throw new QueryFailed(sql, values, error);
    }
  }

  async close(): Promise<void> {
    for (const session of this.idle.splice(0)) session.close();
    await this.detach();
  }

  private async withSession<T>(query: (session: Session) => Promise<T>): Promise<T> {
    const session = await this.acquire();
    try {
      return await query(session);
    } finally {
      this.release(session);
    }
  }

  private async acquire(): Promise<Session> {
    const session = this.idle.pop();
    if (session) return session;
    if (this.sessions < POOL_SIZE) return this.newSession();
    return new Promise((resolve) => this.waiting.push(resolve));
  }

  private async newSession(): Promise<Session> {
    this.sessions++;
    try {
      return new Session(await this.connect());
    } catch (error) {
      this.sessions--;
      throw error;
    }
  }

  private release(session: Session): void {
    const next = this.waiting.shift();
    if (next) next(session);
    else this.idle.push(session);
  }
}

/** A connection with its prepared statements. */
class Session {
  private readonly statements = new LRUCache<string, DuckDBPreparedStatement>({
    max: MAX_STATEMENTS,
    dispose: (statement) => statement.destroySync(),
  });

  constructor(private readonly connection: DuckDBConnection) {}

  async rows<Row extends readonly Value[]>(
    sql: string,
    values: readonly Value[],
    signal: AbortSignal | undefined,
  ): Promise<Row[]> {
    signal?.throwIfAborted();
    const statement = await this.prepared(sql);
    for (const [index, value] of values.entries()) bind(statement, index + 1, value);
    return rowsOf<Row>(await this.interruptedBy(signal, () => statement.run()));
  }

  close(): void {
    this.statements.clear();
    this.connection.closeSync();
  }

  /** Runs a query and interrupts it if the signal is aborted. */
  private async interruptedBy<T>(
    signal: AbortSignal | undefined,
    query: () => Promise<T>,
  ): Promise<T> {
    signal?.throwIfAborted();
    const running = query();
    const interrupt = (): void => void interruptQuery(this.connection, running);
    signal?.addEventListener('abort', interrupt, { once: true });
    try {
      return await running;
    } finally {
      signal?.removeEventListener('abort', interrupt);
    }
  }

  private async prepared(sql: string): Promise<DuckDBPreparedStatement> {
    const known = this.statements.get(sql);
    if (known) return known;
    const statement = await this.connection.prepare(sql);
    this.statements.set(sql, statement);
    return statement;
  }
}

const MAX_UTINYINT = 255;

/**
 * Binds a value, as a UTINYINT if it is compared with a UTINYINT column. With an INTEGER, DuckDB
 * would convert the column instead and could not skip row groups.
 */
function bind(statement: DuckDBPreparedStatement, index: number, value: Value): void {
  const isSmall = Number.isInteger(value) && Number(value) >= 0 && Number(value) <= MAX_UTINYINT;
  const type = isSmall && statement.parameterTypeId(index) === DuckDBTypeId.UTINYINT;
  statement.bindValue(index, value, type ? UTINYINT : undefined);
}
