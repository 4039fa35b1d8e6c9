import { AsyncLocalStorage } from 'node:async_hooks';
import type { AnsweredQuery } from '@observatorio/store';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';

/** Logs the SQL of each request, at the levels `debug` and `trace`. */
export class QueryLog {
  private readonly requestId = new AsyncLocalStorage<string>();

  /** Returns the log at a level; undefined at the levels that do not show it. */
  static at(level: string, log: FastifyBaseLogger): QueryLog | undefined {
    return level === 'debug' || level === 'trace' ? new QueryLog(log) : undefined;
  }

  private constructor(private readonly log: FastifyBaseLogger) {}

  /**
   * Logs a query under the id of its request. A query that several requests wait for has the id of
   * the first of them, and one at the start of the server has none.
   */
  readonly onQuery = ({ sql, ms, ...query }: AnsweredQuery): void => {
    this.log.debug(
      {
        reqId: this.requestId.getStore(),
        ...query,
        ms: Math.round(ms * 10) / 10,
        sql: sql.replaceAll(/\s+/g, ' ').trim(),
      },
      'consulta',
    );
  };

  /** Associates the queries of a server with its requests. */
  follow(app: FastifyInstance): void {
    app.addHook('onRequest', (request, _reply, done) => {
      this.requestId.run(request.id, done);
    });
  }
}
