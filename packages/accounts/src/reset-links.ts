import { createHash, randomBytes } from 'node:crypto';
import type { AccountDatabase } from './database';

/** Lifetime of a link, in seconds. */
const LINK_SECONDS = 60 * 60;

/**
 * Hashes a token. Only hashes are stored, so a stolen database does not give access to any account.
 */
const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

/**
 * Creates a reset token for the account with this e-mail and invalidates the previous one. Returns
 * undefined for an unknown e-mail.
 */
export async function makeResetToken(
  database: AccountDatabase,
  email: string,
): Promise<string | undefined> {
  const token = randomBytes(32).toString('base64url');
  const expires = new Date(Date.now() + LINK_SECONDS * 1000);
  const rows = await database.query(
    `INSERT INTO reset_links (user_id, token_hash, password_version, expires)
     SELECT id, $2, password_version, $3 FROM users WHERE email = $1
     ON CONFLICT (user_id) DO UPDATE SET token_hash = excluded.token_hash,
       password_version = excluded.password_version, expires = excluded.expires
     RETURNING user_id`,
    [email, hashOf(token), expires],
  );
  return rows.length > 0 ? token : undefined;
}

/** Returns whether a link is still valid. */
export async function isResetToken(database: AccountDatabase, token: string): Promise<boolean> {
  const rows = await database.query(
    `SELECT FROM reset_links JOIN users USING (password_version)
     WHERE users.id = user_id AND token_hash = $1 AND expires > now()`,
    [hashOf(token)],
  );
  return rows.length > 0;
}

/**
 * Consumes a link, sets the account's password and ends all sessions. Returns the account's e-mail,
 * or undefined if the link is unknown, used, expired or older than the password.
 */
export async function consumeResetToken(
  database: AccountDatabase,
  token: string,
  password: string,
): Promise<string | undefined> {
  const [row] = await database.query<{ email: string }>(
    `WITH used AS (
       DELETE FROM reset_links WHERE token_hash = $1 AND expires > now()
       RETURNING user_id, password_version)
     UPDATE users SET password = $2, password_version = users.password_version + 1
     FROM used WHERE id = user_id AND users.password_version = used.password_version
     RETURNING email`,
    [hashOf(token), password],
  );
  return row?.email;
}
