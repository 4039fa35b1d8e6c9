import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type DuckDBConnection,
  DuckDBInstance,
  type DuckDBPreparedStatement,
} from '@duckdb/node-api';

export type Value = number | string | null;

export interface EngineOptions {
  /** What DuckDB may hold in memory, as `512MB`. */
  memoryLimit?: string;
  /** Threads of a query; by default one per processor. */
  threads?: number;
}

/** Connections to one database: as many queries run at once. */
const POOL_SIZE = 4;
/** Prepared statements kept per connection. */
const STATEMENTS = 64;

/** The embedded DuckDB of one process: opens edition files read-only and asks them. */
export class Engine {
  private constructor(
    private readonly instance: DuckDBInstance,
    private readonly main: DuckDBConnection,
  ) {}

  static async start({ memoryLimit = '512MB', threads }: EngineOptions = {}): Promise<Engine> {
    const instance = await DuckDBInstance.create(':memory:', {
      memory_limit: memoryLimit,
      // By default it would be in the working directory.
      temp_directory: join(tmpdir(), `observatorio-${process.pid}`),
      autoinstall_known_extensions: 'false',
      autoload_known_extensions: 'false',
      ...(threads !== undefined && { threads: String(threads) }),
    });
    return new Engine(instance, await instance.connect());
  }

  /** Opens a database file under a name of its own. */
  async open(name: string, path: string): Promise<Database> {
    await this.main.run(`ATTACH '${path.replaceAll("'", "''")}' AS "${name}" (READ_ONLY)`);
    return new Database(
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

  close(): void {
    this.main.closeSync();
    this.instance.closeSync();
  }
}

/** One open database file with its pool of connections. */
export class Database {
  private readonly idle: Session[] = [];
  private readonly waiting: ((session: Session) => void)[] = [];
  private sessions = 0;

  constructor(
    private readonly connect: () => Promise<DuckDBConnection>,
    private readonly detach: () => Promise<void>,
  ) {}

  /** The rows of a query, values in the order of its columns. */
  async rows<Row extends readonly Value[]>(
    sql: string,
    values: readonly Value[] = [],
  ): Promise<Row[]> {
    const session = await this.take();
    try {
      return await session.rows<Row>(sql, values);
    } finally {
      this.give(session);
    }
  }

  /** Closes the file. No query may be running. */
  async close(): Promise<void> {
    for (const session of this.idle.splice(0)) session.close();
    await this.detach();
  }

  private async take(): Promise<Session> {
    const session = this.idle.pop();
    if (session) return session;
    if (this.sessions < POOL_SIZE) {
      this.sessions++;
      return new Session(await this.connect());
    }
    return new Promise((resolve) => this.waiting.push(resolve));
  }

  private give(session: Session): void {
    const next = this.waiting.shift();
    if (next) next(session);
    else this.idle.push(session);
  }
}

/** A connection and the statements that it has prepared, the least recently used dropped first. */
class Session {
  private readonly statements = new Map<string, DuckDBPreparedStatement>();

  constructor(private readonly connection: DuckDBConnection) {}

  async rows<Row extends readonly Value[]>(sql: string, values: readonly Value[]): Promise<Row[]> {
    const statement = await this.prepared(sql);
    statement.bind([...values]);
    const reader = await statement.runAndReadAll();
    return reader.getRowsJS() as unknown as Row[];
  }

  close(): void {
    for (const statement of this.statements.values()) statement.destroySync();
    this.connection.closeSync();
  }

  private async prepared(sql: string): Promise<DuckDBPreparedStatement> {
    const statement = this.statements.get(sql) ?? (await this.connection.prepare(sql));
    this.statements.delete(sql);
    this.statements.set(sql, statement);
    if (this.statements.size > STATEMENTS) {
      const [oldest, unused] = this.statements.entries().next().value as [
        string,
        DuckDBPreparedStatement,
      ];
      this.statements.delete(oldest);
      unused.destroySync();
    }
    return statement;
  }
}
