/** A page of the web, to resolve relative addresses against where there is no page. */
const SOME_PAGE = 'https://page.example/';

/** Whether a text is the address of an API: with http or https, or relative to a page that has. */
export function isApiAddress(text: string): boolean {
  const page = (globalThis as { document?: { baseURI: string } }).document?.baseURI ?? SOME_PAGE;
  // URL parsers drop control characters, such as a tab in the middle of a scheme.
  if (/\p{Cc}/u.test(text) || !URL.canParse(text, page)) return false;
  return /^https?:$/.test(new URL(text, page).protocol);
}
