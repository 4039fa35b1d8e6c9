import { AccountError } from './account-error';
import type { Database } from './database';
import type { Mailer } from './mailer';
import { type PasswordCost, Passwords } from './passwords';
import { portalPath } from './portal-path';
import { consumeResetToken, isResetToken, makeResetToken } from './reset-links';
import { deleteView, insertView, type SavedView, viewsOf } from './saved-views';
import { readToken, signToken, TOKEN_SECONDS } from './tokens';
import {
  type Account,
  changePassword,
  deleteUser,
  endSession,
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
  database: Database;
  /** Signs the tokens. */
  key: () => Promise<string>;
  mailer: Mailer;
  /** By default, what OWASP recommends. */
  passwordCost?: PasswordCost | undefined;
}

/** The same person may type their e-mail in different ways. */
const plainEmail = (email: string): string => email.normalize('NFC').toLowerCase();

/** User names differ by more than case, spaces around them and marks that nobody sees. */
const plainName = (name: string): string =>
  name
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .trim()
    .toLowerCase();

/** Accounts of people. Every method throws an AccountError for a request that it refuses. */
export class Accounts {
  private readonly passwords: Passwords;

  constructor(private readonly options: AccountsOptions) {
    this.passwords = new Passwords(options.passwordCost);
  }

  private get database(): Database {
    return this.options.database;
  }

  /** Creates an account and returns a token. */
  async register(account: Account, password: string): Promise<string> {
    const hash = await this.passwords.hash(password);
    const names = { fullname: account.fullname.trim(), username: plainName(account.username) };
    const email = plainEmail(account.email);
    const id = await insertUser(this.database, { email, ...names }, hash);
    if (!id) throw new AccountError('account-exists');
    return this.newToken({ id, passwordVersion: 1 });
  }

  /** Returns a token. An unknown e-mail is answered like a wrong password, after the same time. */
  async login(email: string, password: string): Promise<string> {
    const user = await userOfEmail(this.database, plainEmail(email));
    const fits = await this.passwords.fits(password, user?.password);
    if (!user || !fits) throw new AccountError('wrong-credentials');
    return this.newToken(user);
  }

  /** Ends the session of a token. */
  async logout(token: string): Promise<void> {
    const { session } = await this.read(token);
    await endSession(this.database, session);
  }

  /** The account of a token. */
  async account(token: string): Promise<Account> {
    const { fullname, email, username } = await this.user(token);
    return { fullname, email, username };
  }

  async rename(token: string, fullname: string): Promise<Account> {
    const user = await this.user(token);
    await renameUser(this.database, user.id, fullname.trim());
    return { fullname: fullname.trim(), email: user.email, username: user.username };
  }

  /** Changes the password, which ends all sessions. Returns the token of a new one. */
  async changePassword(token: string, password: string, next: string): Promise<string> {
    const user = await this.confirmedUser(token, password);
    const version = await changePassword(this.database, user, await this.passwords.hash(next));
    if (!version) throw new AccountError('unauthenticated');
    return this.newToken({ id: user.id, passwordVersion: version });
  }

  /** Deletes the account with all that belongs to it. */
  async remove(token: string, password: string): Promise<void> {
    const { id } = await this.confirmedUser(token, password);
    await deleteUser(this.database, id);
  }

  /** All that is stored about a person, except what opens the account. */
  async data(token: string) {
    const { id, fullname, email, username, created } = await this.user(token);
    const [views, sessions] = await Promise.all([
      viewsOf(this.database, id),
      sessionsOf(this.database, id),
    ]);
    return { account: { fullname, email, username, created }, views, sessions };
  }

  /** Whether an account has this e-mail. */
  async isKnown(email: string): Promise<boolean> {
    return isEmailKnown(this.database, plainEmail(email));
  }

  /** Sends a link for a new password; `linkOf` makes it of its token. Does nothing for an unknown e-mail. */
  async sendResetLink(email: string, linkOf: (token: string) => string): Promise<void> {
    const to = plainEmail(email);
    const token = await makeResetToken(this.database, to);
    if (token) await this.options.mailer.sendResetLink(to, linkOf(token));
  }

  /** Sets a new password by the token of a link, which ends all sessions. Returns the e-mail. */
  async resetPassword(token: string, password: string): Promise<string> {
    // Hashing takes long: only for a link that is good so far.
    const isGood = await isResetToken(this.database, token);
    const hash = isGood ? await this.passwords.hash(password) : '';
    const email = isGood ? await consumeResetToken(this.database, token, hash) : undefined;
    if (!email) throw new AccountError('invalid-link');
    return email;
  }

  async views(token: string): Promise<SavedView[]> {
    const { id } = await this.user(token);
    return viewsOf(this.database, id);
  }

  /** Saves a page of the portal under a name. */
  async saveView(token: string, name: string, address: string): Promise<SavedView> {
    const { id } = await this.user(token);
    const path = portalPath(address);
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

  /** The account of a token, whose owner has typed the password again. */
  private async confirmedUser(token: string, password: string): Promise<User> {
    const user = await this.user(token);
    if (!(await this.passwords.fits(password, user.password)))
      throw new AccountError('wrong-password');
    return user;
  }
}
