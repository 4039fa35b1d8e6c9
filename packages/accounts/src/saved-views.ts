import type { AccountDatabase } from './database';

/** A named portal page with its filters. */
export interface SavedViewRecord {
  id: string;
  name: string;
  /** Path, query and fragment. */
  address: string;
  created: Date;
}

/** Maximum number of views per account. */
const MAX_VIEWS = 100;

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Returns the views of an account, newest first. */
export function viewsOf(database: AccountDatabase, user: string): Promise<SavedViewRecord[]> {
  return database.query(
    `SELECT id, name, address, created FROM saved_views WHERE user_id = $1
     ORDER BY created DESC, id`,
    [user],
  );
}

/** Saves a view. Returns undefined if the account has reached its limit. */
export async function insertView(
  database: AccountDatabase,
  user: string,
  { name, address }: Pick<SavedViewRecord, 'name' | 'address'>,
): Promise<SavedViewRecord | undefined> {
  const [view] = await database.query<SavedViewRecord>(
    `WITH owner AS (
       UPDATE users SET view_count = view_count + 1 WHERE id = $1 AND view_count < ${MAX_VIEWS}
       RETURNING id)
     INSERT INTO saved_views (user_id, name, address) SELECT id, $2, $3 FROM owner
     RETURNING id, name, address, created`,
    [user, name, address],
  );
  return view;
}

/** Deletes a view of an account. Returns false if the account does not have that view. */
export async function deleteView(
  database: AccountDatabase,
  user: string,
  id: string,
): Promise<boolean> {
  if (!UUID.test(id)) return false;
  const rows = await database.query(
    `WITH gone AS (DELETE FROM saved_views WHERE id = $2 AND user_id = $1 RETURNING user_id)
     UPDATE users SET view_count = view_count - 1 FROM gone WHERE users.id = gone.user_id
     RETURNING users.id`,
    [user, id],
  );
  return rows.length > 0;
}
