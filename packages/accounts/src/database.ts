import { AccountError } from './account-error';

/** A value of a statement. */
export type Value = string | number | Date;

/**
 * A PostgreSQL. There are no transactions: each operation of this package is one statement, so that
 * it happens whole or not at all, whatever runs at the same time.
 */
export interface Database {
  /**
   * The rows of one statement, `$1` being the first of `values`. Throws a StatementFailed, or an
   * AccountError if the database cannot be reached.
   */
  query<Row extends object>(statement: string, values?: readonly Value[]): Promise<Row[]>;
  /** Runs statements, separated by semicolons, as one transaction. Throws like `query`. */
  script(statements: string): Promise<void>;
  /** Closes the database. No query may be running. */
  close(): Promise<void>;
}

/** A failed statement, without its values and the driver's message: both hold personal data. */
export class StatementFailed extends Error {
  override readonly name = 'StatementFailed';

  constructor(
    readonly statement: string,
    /** SQLSTATE. */
    readonly code: string,
  ) {
    super(`A statement failed with SQLSTATE ${code}.`);
  }
}

/** Errors of statements. The other ones of PostgreSQL are about the server, its users or its limits. */
const STATEMENT_ERROR = /^(2[0-7]|3[4-9BF]|4[0-4]|P0|XX)...$/;

/** The error to throw for one of a driver. */
export function failureOf(error: unknown, statement: string): Error {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (STATEMENT_ERROR.test(code)) return new StatementFailed(statement, code);
  // The drivers' errors carry the values of the statement.
  const cause = new Error(error instanceof Error ? error.message : String(error));
  return new AccountError('unavailable', { cause });
}
