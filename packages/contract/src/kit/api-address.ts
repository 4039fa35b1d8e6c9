/** Base for resolving relative URLs outside a document. */
const FALLBACK_BASE = 'https://page.example/';

/**
 * Returns whether a string is an acceptable API address: an http(s) URL, or a URL relative to an
 * http(s) page.
 */
export function isApiAddress(text: string): boolean {
  const page =
    (globalThis as { document?: { baseURI: string } }).document?.baseURI ?? FALLBACK_BASE;
  // URL parsers drop control characters, such as a tab inside the scheme.
  if (/\p{Cc}/u.test(text)) return false;
  try {
    return /^https?:$/.test(new URL(text, page).protocol);
  } catch {
    return false;
  }
}
