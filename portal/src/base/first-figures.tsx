const CLASS = 'first-figures';

/** What the server wrote into the first page; undefined if it wrote nothing. */
const written = document.querySelector(`.${CLASS}`)?.textContent;

const address = location.href;

/** The sentence of figures of the first page, which a card shows until it has data. */
export const FirstFigures = () =>
  written && location.href === address ? <p className={CLASS}>{written}</p> : null;
