import type { Value } from './connector';

/**
 * Reports that an engine could not execute a query. Includes the SQL and its parameters for the
 * log.
 */
export class QueryFailed extends Error {
  override readonly name: string = 'QueryFailed';

  constructor(
    readonly sql: string,
    readonly values: readonly Value[],
    cause: unknown,
  ) {
    super('The engine could not execute a query.', { cause });
  }
}

/**
 * Reports that the engine, or a server it needs, is unavailable. The same query may succeed later.
 */
export class EngineUnavailable extends QueryFailed {
  override readonly name = 'EngineUnavailable';
}
