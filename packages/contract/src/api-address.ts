/** Any page of the web, to resolve relative addresses against. */
const SOME_PAGE = 'https://page.example/';

/** Whether a text is the address of an API: with http or https, or relative to the page. */
export function isApiAddress(text: string): boolean {
  // URL parsers drop control characters, such as a tab in the middle of a scheme.
  if (/\p{Cc}/u.test(text) || !URL.canParse(text, SOME_PAGE)) return false;
  return /^https?:$/.test(new URL(text, SOME_PAGE).protocol);
}
