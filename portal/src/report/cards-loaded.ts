/** Interval between checks, in ms: time enough for a card with data to get its size. */
const INTERVAL_MS = 100;

/** Time after which the page is taken as it is, in ms. */
const MAX_WAIT_MS = 15_000;

const isLoading = (element: Element): boolean =>
  element.matches(':not(:defined)') ||
  Boolean(element.shadowRoot?.querySelector('[aria-busy="true"]'));

/** Waits until the page's cards have their data, or until that takes too long. */
export async function cardsLoaded(): Promise<void> {
  const deadline = Date.now() + MAX_WAIT_MS;
  let wasLoading = true;
  while (wasLoading && Date.now() < deadline) {
    wasLoading = [...document.querySelectorAll('main *')].some(isLoading);
    await new Promise((resolve) => setTimeout(resolve, INTERVAL_MS));
  }
}
