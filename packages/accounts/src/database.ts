import { AccountError } from './account-error';

/** A parameter of a statement. */
export type StatementValue = string | number | Date;

/**
 * A PostgreSQL database. It does not support transactions: each operation of this package is a
 * single statement and therefore atomic, even under concurrency.
 */
export interface AccountDatabase {
  /**
   * Runs one statement and returns its rows; `$1` refers to the first of `values`. Throws a
   * StatementFailed, or an AccountError if the database is unreachable.
   */
  query<Row extends object>(statement: string, values?: readonly StatementValue[]): Promise<Row[]>;
  /**
   * Runs statements separated by semicolons in one transaction. Throws the same errors as `query`.
   */
  script(statements: string): Promise<void>;
  /** Closes the database. No query may be in flight. */
  close(): Promise<void>;
}

/**
 * Error for a failed statement. Omits the statement's values and the driver's message, since both
 * contain personal data.
 */
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

/**
 * SQLSTATEs caused by the statement itself. All others concern the server, its users or its limits.
 */
const STATEMENT_ERROR = /^(2[0-7]|3[4-9BF]|4[0-4]|P0|XX)...$/;

/** Converts a driver error to a StatementFailed or an AccountError. */
export function databaseFailure(error: unknown, statement: string): Error {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (STATEMENT_ERROR.test(code)) return new StatementFailed(statement, code);
  // Keeps only the message, because drivers attach the statement's values to their errors.
  // An error for several addresses of a host has no message.
  const message = error instanceof Error ? error.message : String(error);
  const cause = new Error(message || code);
  return new AccountError('unavailable', { cause });
}
