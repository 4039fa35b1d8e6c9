/** A target that was opened from the search everywhere. */
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

/** The searches of this device, newest first; empty if none can be read. */
export function readRecentSearches(): RecentSearch[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(value) ? value.filter(isRecent) : [];
  } catch {
    return [];
  }
}

/** Replaces the stored searches. Does nothing if the browser denies storage. */
function store(searches: readonly RecentSearch[]): void {
  try {
    if (searches.length > 0) localStorage.setItem(KEY, JSON.stringify(searches));
    else localStorage.removeItem(KEY);
  } catch {
    // The list is a convenience.
  }
}

/** Adds a search at the top of the list, which has no duplicates and a limited length. */
export function addRecentSearch({ title, kind, href }: RecentSearch): void {
  const others = readRecentSearches().filter((recent) => recent.href !== href);
  store([{ title, kind, href }, ...others].slice(0, MAX_RECENT));
}

export const clearRecentSearches = (): void => store([]);
