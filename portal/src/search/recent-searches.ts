/** A target that was opened from the global search. */
export interface RecentSearch {
  title: string;
  kind: string;
  href: string;
}

const KEY = 'observatorio-buscas-v1';
const MAX_RECENT = 10;

const isRecent = (value: unknown): value is RecentSearch =>
  typeof value === 'object' &&
  value !== null &&
  ['title', 'kind', 'href'].every((key) => typeof Reflect.get(value, key) === 'string');

/** Returns the searches stored on this device, newest first; empty if they cannot be read. */
export function readRecentSearches(): RecentSearch[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(value) ? value.filter(isRecent) : [];
  } catch {
    return [];
  }
}

/** Replaces the stored searches. Does nothing if the browser denies storage access. */
function store(searches: readonly RecentSearch[]): void {
  try {
    if (searches.length > 0) localStorage.setItem(KEY, JSON.stringify(searches));
    else localStorage.removeItem(KEY);
  } catch {
    // The list is only a convenience.
  }
}

/** Adds a search to the top of the list, removes its duplicate and limits the length. */
export function addRecentSearch({ title, kind, href }: RecentSearch): void {
  const others = readRecentSearches().filter((recent) => recent.href !== href);
  store([{ title, kind, href }, ...others].slice(0, MAX_RECENT));
}

export const clearRecentSearches = (): void => store([]);
