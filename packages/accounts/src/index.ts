export { AccountError, type AccountErrorCode } from './account-error';
export { type Account, Accounts, type AccountsOptions } from './accounts';
export type { AccountDatabase } from './database';
export { logMailer, type Mailer, type MailReason } from './mailer';
export { type AccountStorage, openDatabase } from './open-database';
export type { PasswordCost } from './passwords';
export type { SavedViewRecord } from './saved-views';
export { signingKey } from './signing-key';
export { smtpMailer } from './smtp-mailer';
