import type { AccountDatabase } from './database';

/** An account as shown to its owner. */
export interface Account {
  fullname: string;
  email: string;
  username: string;
}

/** An account with the data needed to verify its password. */
export interface User extends Account {
  id: string;
  /** Encoded hash of the password; empty until it is chosen through an e-mailed link. */
  password: string;
  passwordVersion: number;
  created: Date;
}

const COLUMNS = `users.id, fullname, email, username, password, users.created,
  users.password_version AS "passwordVersion"`;

/** Creates an account and returns its id, or undefined if the e-mail or user name is taken. */
export async function insertUser(
  database: AccountDatabase,
  { email, fullname, username }: Account,
  password: string,
): Promise<string | undefined> {
  const [row] = await database.query<{ id: string }>(
    `INSERT INTO users (email, fullname, username, password) VALUES ($1, $2, $3, $4)
     ON CONFLICT DO NOTHING RETURNING id`,
    [email, fullname, username, password],
  );
  return row?.id;
}

/**
 * Creates an account without a password, unless an account has the e-mail. Replaces accounts that
 * were never confirmed, and deletes all such accounts after a day.
 */
export async function insertPendingUser(
  database: AccountDatabase,
  account: Account,
): Promise<'created' | 'email-known' | 'username-taken'> {
  const { email, username } = account;
  await database.query(
    `DELETE FROM users WHERE password = ''
     AND (email = $1 OR username = $2 OR created < now() - interval '1 day')`,
    [email, username],
  );
  const [row] = await database.query<{ taken: boolean }>(
    'SELECT EXISTS (SELECT FROM users WHERE username = $1) AS taken',
    [username],
  );
  if (row?.taken) return 'username-taken';
  return (await insertUser(database, account, '')) ? 'created' : 'email-known';
}

/** Returns the account with this e-mail. */
export async function userOfEmail(
  database: AccountDatabase,
  email: string,
): Promise<User | undefined> {
  const [user] = await database.query<User>(`SELECT ${COLUMNS} FROM users WHERE email = $1`, [
    email,
  ]);
  return user;
}

/**
 * Returns whether an account with this e-mail exists. Response time and size are the same either
 * way.
 */
export async function isEmailKnown(database: AccountDatabase, email: string): Promise<boolean> {
  const [row] = await database.query<{ known: boolean }>(
    'SELECT EXISTS (SELECT FROM users WHERE email = $1) AS known',
    [email],
  );
  return row?.known ?? false;
}

/** Opens a session and returns its id, or undefined if the account was deleted in the meantime. */
export async function openSession(
  database: AccountDatabase,
  user: Pick<User, 'id' | 'passwordVersion'>,
  expires: Date,
): Promise<string | undefined> {
  const [row] = await database.query<{ id: string }>(
    `WITH ended AS (DELETE FROM sessions WHERE user_id = $1 AND sessions.expires < now())
     INSERT INTO sessions (user_id, password_version, expires)
     SELECT id, $2, $3 FROM users WHERE id = $1 RETURNING id`,
    [user.id, user.passwordVersion, expires],
  );
  return row?.id;
}

/**
 * Returns the account of a session, or undefined if the session ended or the password has changed
 * since.
 */
export async function userOfSession(
  database: AccountDatabase,
  id: string,
): Promise<User | undefined> {
  const [user] = await database.query<User>(
    `SELECT ${COLUMNS} FROM sessions
     JOIN users ON users.id = user_id AND users.password_version = sessions.password_version
     WHERE sessions.id = $1 AND expires > now()`,
    [id],
  );
  return user;
}

/** Ends a session. */
export async function endSession(database: AccountDatabase, id: string): Promise<void> {
  await database.query('DELETE FROM sessions WHERE id = $1', [id]);
}

/** Changes the full name of an account. */
export async function renameUser(
  database: AccountDatabase,
  id: string,
  fullname: string,
): Promise<void> {
  await database.query('UPDATE users SET fullname = $2 WHERE id = $1', [id, fullname]);
}

/**
 * Replaces a password and invalidates all sessions and links of the account. Returns the new
 * version, or undefined if the password was changed in the meantime.
 */
export async function changePassword(
  database: AccountDatabase,
  { id, passwordVersion }: User,
  password: string,
): Promise<number | undefined> {
  const [row] = await database.query<{ version: number }>(
    `UPDATE users SET password = $3, password_version = password_version + 1
     WHERE id = $1 AND password_version = $2 RETURNING password_version AS version`,
    [id, passwordVersion, password],
  );
  return row?.version;
}

/** Deletes an account and all its data. */
export async function deleteUser(database: AccountDatabase, id: string): Promise<void> {
  await database.query('DELETE FROM users WHERE id = $1', [id]);
}

/** Returns the start and expiry times of an account's sessions. */
export function sessionsOf(
  database: AccountDatabase,
  user: string,
): Promise<{ created: Date; expires: Date }[]> {
  return database.query(
    'SELECT created, expires FROM sessions WHERE user_id = $1 ORDER BY created',
    [user],
  );
}
