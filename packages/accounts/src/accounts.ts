import { AccountError } from './account-error';
import type { AccountDatabase } from './database';
import type { Mailer, MailReason } from './mailer';
import { type PasswordCost, Passwords } from './passwords';
import { type IsPage, portalPath } from './portal-path';
import { consumeResetToken, isResetToken, makeResetToken } from './reset-links';
import { deleteView, insertView, type SavedViewRecord, viewsOf } from './saved-views';
import { readToken, signToken, TOKEN_SECONDS } from './tokens';
import {
  type Account,
  changePassword,
  deleteUser,
  endSession,
  insertPendingUser,
  insertUser,
  isEmailKnown,
  openSession,
  renameUser,
  sessionsOf,
  type User,
  userOfEmail,
  userOfSession,
} from './users';

export type { Account } from './users';

export interface AccountsOptions {
  database: AccountDatabase;
  /** Returns the token signing key. */
  key: () => Promise<string>;
  mailer: Mailer;
  /** Recognises the pages of the portal that a saved view may open. */
  isPage: IsPage;
  /** scrypt parameters. Default: OWASP's recommendation. */
  passwordCost?: PasswordCost | undefined;
}

/** Normalises the fields of a new account. */
const plainAccount = ({ email, fullname, username }: Account): Account => ({
  email: plainEmail(email),
  fullname: fullname.trim(),
  username: plainName(username),
});

/** Normalises an e-mail, so that spelling variants identify the same person. */
const plainEmail = (email: string): string => email.normalize('NFC').toLowerCase();

/**
 * Normalises a user name, so that case, surrounding spaces and invisible characters are ignored.
 */
const plainName = (name: string): string =>
  name
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .trim()
    .toLowerCase();

/** User accounts. Every method throws an AccountError if it rejects a request. */
export class Accounts {
  private readonly passwords: Passwords;

  constructor(private readonly options: AccountsOptions) {
    this.passwords = new Passwords(options.passwordCost);
  }

  private get database(): AccountDatabase {
    return this.options.database;
  }

  /** Whether a new account waits until the owner of its e-mail opens a link. */
  get confirmsEmails(): boolean {
    return this.options.mailer.reachesOwner;
  }

  /** Creates an account and returns a token. */
  async register(account: Account, password: string): Promise<string> {
    const hash = await this.passwords.hash(password);
    const id = await insertUser(this.database, plainAccount(account), hash);
    if (!id) throw new AccountError('account-exists');
    return this.newToken({ id, passwordVersion: 1 });
  }

  /**
   * Creates an account that cannot log in before its password is chosen through an e-mailed link,
   * unless the e-mail has one. Does not depend on the e-mail otherwise. Returns the reason for the
   * e-mail.
   */
  async prepare(account: Account): Promise<MailReason> {
    const result = await insertPendingUser(this.database, plainAccount(account));
    if (result === 'username-taken') throw new AccountError('account-exists');
    return result === 'created' ? 'new-account' : 'existing-account';
  }

  /**
   * Returns a token. An unknown e-mail is indistinguishable from a wrong password, even by timing.
   */
  async login(email: string, password: string): Promise<string> {
    const user = await userOfEmail(this.database, plainEmail(email));
    const fits = await this.passwords.fits(password, user?.password || undefined);
    if (!user || !fits) throw new AccountError('wrong-credentials');
    return this.newToken(user);
  }

  /** Ends the token's session. */
  async logout(token: string): Promise<void> {
    const { session } = await this.read(token);
    await endSession(this.database, session);
  }

  /** Returns the account that a token belongs to. */
  async account(token: string): Promise<Account> {
    const { fullname, email, username } = await this.user(token);
    return { fullname, email, username };
  }

  async rename(token: string, fullname: string): Promise<Account> {
    const user = await this.user(token);
    await renameUser(this.database, user.id, fullname.trim());
    return { fullname: fullname.trim(), email: user.email, username: user.username };
  }

  /** Changes the password and ends all sessions. Returns a token for a new session. */
  async changePassword(token: string, password: string, next: string): Promise<string> {
    const user = await this.confirmedUser(token, password);
    const version = await changePassword(this.database, user, await this.passwords.hash(next));
    if (!version) throw new AccountError('unauthenticated');
    return this.newToken({ id: user.id, passwordVersion: version });
  }

  /** Deletes the account and all its data. */
  async remove(token: string, password: string): Promise<void> {
    const { id } = await this.confirmedUser(token, password);
    await deleteUser(this.database, id);
  }

  /** Returns all data stored about a person, except credentials. */
  async data(token: string) {
    const { id, fullname, email, username, created } = await this.user(token);
    const [views, sessions] = await Promise.all([
      viewsOf(this.database, id),
      sessionsOf(this.database, id),
    ]);
    return { account: { fullname, email, username, created }, views, sessions };
  }

  /** Returns whether an account with this e-mail exists. */
  async isKnown(email: string): Promise<boolean> {
    return isEmailKnown(this.database, plainEmail(email));
  }

  /**
   * Sends a link to choose a password, which `linkOf` builds from the token. Does nothing for an
   * unknown e-mail.
   */
  async sendLink(
    email: string,
    linkOf: (token: string) => string,
    reason: MailReason = 'reset',
  ): Promise<void> {
    const to = plainEmail(email);
    const token = await makeResetToken(this.database, to);
    if (token) await this.options.mailer.sendLink(to, linkOf(token), reason);
  }

  /** Sets a new password using a reset token and ends all sessions. Returns the e-mail. */
  async resetPassword(token: string, password: string): Promise<string> {
    // Hashing is slow, so the link is checked first.
    const isGood = await isResetToken(this.database, token);
    const hash = isGood ? await this.passwords.hash(password) : '';
    const email = isGood ? await consumeResetToken(this.database, token, hash) : undefined;
    if (!email) throw new AccountError('invalid-link');
    return email;
  }

  async views(token: string): Promise<SavedViewRecord[]> {
    const { id } = await this.user(token);
    return viewsOf(this.database, id);
  }

  /** Saves a page of the portal under a name. */
  async saveView(token: string, name: string, address: string): Promise<SavedViewRecord> {
    const { id } = await this.user(token);
    const path = portalPath(address, this.options.isPage);
    if (!path) throw new AccountError('invalid-address');
    const view = await insertView(this.database, id, { name, address: path });
    if (!view) throw new AccountError('too-many-views');
    return view;
  }

  async deleteView(token: string, view: string): Promise<void> {
    const { id } = await this.user(token);
    if (!(await deleteView(this.database, id, view))) throw new AccountError('unknown-view');
  }

  private async newToken(user: Pick<User, 'id' | 'passwordVersion'>): Promise<string> {
    const expires = new Date(Date.now() + TOKEN_SECONDS * 1000);
    const session = await openSession(this.database, user, expires);
    if (!session) throw new AccountError('wrong-credentials');
    return signToken({ session, user: user.id }, await this.options.key());
  }

  private async read(token: string) {
    return readToken(token, await this.options.key());
  }

  private async user(token: string): Promise<User> {
    const { session } = await this.read(token);
    const user = await userOfSession(this.database, session);
    if (!user) throw new AccountError('unauthenticated');
    return user;
  }

  /** Returns the account that a token belongs to, after verifying the re-entered password. */
  private async confirmedUser(token: string, password: string): Promise<User> {
    const user = await this.user(token);
    if (!(await this.passwords.fits(password, user.password)))
      throw new AccountError('wrong-password');
    return user;
  }
}
