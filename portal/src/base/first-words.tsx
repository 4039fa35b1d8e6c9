const CLASS = 'first-figures';

const textOf = (selector: string): string | undefined =>
  document.querySelector(selector)?.textContent?.trim() || undefined;

/** What the server wrote into the first page; undefined where it wrote nothing. */
const written = {
  heading: textOf('h1'),
  lead: textOf('.occupation-text'),
  figures: textOf(`.${CLASS}`),
  kind: textOf('.home-kind'),
  'number-1': textOf('.home-figures > :nth-child(1) .home-number'),
  'number-2': textOf('.home-figures > :nth-child(2) .home-number'),
  'number-3': textOf('.home-figures > :nth-child(3) .home-number'),
};

const address = location.href;

/** A text of the first page, to show until its data are there; undefined on any other page. */
export const firstText = (part: keyof typeof written): string | undefined =>
  location.href === address ? written[part] : undefined;

/** The sentence of figures of the first page, which a card shows until it has data. */
export function FirstFigures() {
  const figures = firstText('figures');
  return import.meta.env.SSR || figures ? <p className={CLASS}>{figures}</p> : null;
}
