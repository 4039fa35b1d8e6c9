const CLASS = 'first-figures';

const textOf = (selector: string): string | undefined =>
  document.querySelector(selector)?.textContent?.trim() || undefined;

/** Text that the server rendered into parts of the first page; undefined for empty parts. */
const written = {
  heading: textOf('h1'),
  lead: textOf('.occupation-text'),
  figures: textOf(`.${CLASS}`),
  year: textOf('.home-year'),
  kind: textOf('.home-kind'),
  'number-1': textOf('.home-figures > :nth-child(1) .home-number'),
  'number-2': textOf('.home-figures > :nth-child(2) .home-number'),
  'number-3': textOf('.home-figures > :nth-child(3) .home-number'),
};

const address = location.href;

/**
 * Returns the server's text for a part of the first page, to show until the data have loaded;
 * undefined on other pages.
 */
export const serverText = (part: keyof typeof written): string | undefined =>
  location.href === address ? written[part] : undefined;

/** The first page's sentence of figures, shown by a card until its data have loaded. */
export function ServerFigures() {
  const figures = serverText('figures');
  return import.meta.env.SSR || figures ? <p className={CLASS}>{figures}</p> : null;
}
