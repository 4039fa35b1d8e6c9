/** An object of unknown shape. */
export type StoredObject = Readonly<Record<string, unknown>>;

/** Whether a value is an object, but not an array. */
export const isObject = (value: unknown): value is StoredObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Parses a stored object. Logs invalid content and returns undefined for it. */
export function parseStored(key: string, text: string): StoredObject | undefined {
  try {
    const value: unknown = JSON.parse(text);
    if (isObject(value)) return value;
    throw new TypeError('The stored value is not an object.');
  } catch (error) {
    console.error(`O conteúdo guardado em ${key} não pôde ser lido; usando o padrão.`, error);
    return undefined;
  }
}

/**
 * Returns the string stored under a key; undefined if there is none or storage access is denied.
 */
export function storedText(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Returns the object stored under a key; undefined if it is missing or invalid. */
export function readStored(key: string): StoredObject | undefined {
  const text = storedText(key);
  return text === undefined ? undefined : parseStored(key, text);
}

/** Stores an object under a key. Returns whether the browser allows it. */
export function writeStored(key: string, value: object): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(value));
    return true;
  } catch (error) {
    console.warn(`Este navegador não guarda ${key}.`, error);
    return false;
  }
}
