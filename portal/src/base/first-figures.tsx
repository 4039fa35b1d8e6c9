const CLASS = 'first-figures';

/** What the server wrote into the first page; undefined if it wrote nothing. */
const written = document.querySelector(`.${CLASS}`)?.textContent;

const address = location.href;

const isShown = (): boolean => Boolean(written) && location.href === address;

/** The sentence of figures of the first page, which a card shows until it has data. */
export const FirstFigures = () =>
  import.meta.env.SSR || isShown() ? <p className={CLASS}>{written}</p> : null;
