/** An object of unknown shape. */
export type StoredObject = Readonly<Record<string, unknown>>;

/** Whether a value is an object and no array. */
export const isObject = (value: unknown): value is StoredObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Parses the text of a stored object. Logs any other content, and returns undefined for it. */
export function parseStored(key: string, text: string): StoredObject | undefined {
  try {
    const value: unknown = JSON.parse(text);
    if (isObject(value)) return value;
    throw new TypeError('The stored value is no object.');
  } catch (error) {
    console.error(`O conteúdo guardado em ${key} não pôde ser lido; usando o padrão.`, error);
    return undefined;
  }
}

/** The text that this browser stores under a key; undefined if there is none or it denies access. */
export function storedText(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** The object that this browser stores under a key, if it is there and can be read. */
export function readStored(key: string): StoredObject | undefined {
  const text = storedText(key);
  return text === undefined ? undefined : parseStored(key, text);
}

/** Stores an object in this browser. Returns whether the browser permits it. */
export function writeStored(key: string, value: object): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(value));
    return true;
  } catch (error) {
    console.warn(`Este navegador não guarda ${key}.`, error);
    return false;
  }
}
