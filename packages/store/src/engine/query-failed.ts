import type { Value } from './connector';

/** An engine could not answer a query. Carries the SQL and its parameters for the log. */
export class QueryFailed extends Error {
  override readonly name: string = 'QueryFailed';

  constructor(
    readonly sql: string,
    readonly values: readonly Value[],
    cause: unknown,
  ) {
    super('The engine could not answer a query.', { cause });
  }
}

/** The engine, or a server that it needs, does not answer now; the same query may succeed later. */
export class EngineUnavailable extends QueryFailed {
  override readonly name = 'EngineUnavailable';
}
