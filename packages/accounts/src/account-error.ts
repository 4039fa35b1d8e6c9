/** Why a request about an account is refused. */
export type AccountErrorCode =
  | 'wrong-credentials'
  | 'account-exists'
  | 'unauthenticated'
  | 'wrong-password'
  | 'invalid-link'
  | 'unknown-email'
  | 'invalid-address'
  | 'too-many-views'
  | 'unknown-view'
  | 'busy'
  | 'unavailable';

/** A refused request about an account. The message names neither person nor secret. */
export class AccountError extends Error {
  override readonly name = 'AccountError';

  constructor(
    readonly code: AccountErrorCode,
    options?: ErrorOptions,
  ) {
    super(`The account request was refused: ${code}.`, options);
  }
}
