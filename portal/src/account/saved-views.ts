import type { SavedView } from '@observatorio/contract';
import { sendAccountRequest, session } from './session';

/** The account's saved views, newest first. */
export type Views = 'loading' | 'failed' | readonly SavedView[];

let current: Views = 'loading';
let owner: string | undefined;
const listeners = new Set<() => void>();

function set(next: Views): void {
  current = next;
  for (const listener of listeners) listener();
}

const list = (): readonly SavedView[] => (typeof current === 'string' ? [] : current);

/** Reloads the views. */
export async function loadViews(): Promise<void> {
  const { authToken } = session.get();
  owner = authToken;
  set('loading');
  if (!authToken) return;
  try {
    const views = await sendAccountRequest('views');
    if (owner === authToken) set(views);
  } catch {
    if (owner === authToken) set('failed');
  }
}

/**
 * Saved views of the logged-in account, as a store for `useSyncExternalStore`. Loads them on the
 * first subscription, and reloads them whenever the session token changes.
 */
export const savedViews = {
  get: (): Views => current,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    const follow = () => {
      if (session.get().authToken !== owner) void loadViews();
    };
    follow();
    const unfollow = session.subscribe(follow);
    return () => {
      unfollow();
      listeners.delete(listener);
    };
  },
};

/** Saves a portal URL under a name. Throws an AuthError. */
export async function saveView(nome: string, endereco: string): Promise<void> {
  const view = await sendAccountRequest('saveView', { body: { nome, endereco } });
  if (current !== 'loading') set([view, ...list()]);
}

/** Deletes a view. Throws an AuthError. */
export async function removeSavedView(id: string): Promise<void> {
  await sendAccountRequest('deleteView', { id });
  set(list().filter((view) => view.id !== id));
}
