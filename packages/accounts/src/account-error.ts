/** Reason an account request was rejected. */
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

/** Error for a rejected account request. The message contains neither personal data nor secrets. */
export class AccountError extends Error {
  override readonly name = 'AccountError';

  constructor(
    readonly code: AccountErrorCode,
    options?: ErrorOptions,
  ) {
    super(`The account request was refused: ${code}.`, options);
  }
}
