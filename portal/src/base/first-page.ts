import type { DataRouter } from 'react-router';

/**
 * Resolves when the script of the first page has loaded, if the HTML already shows that page, so
 * that the page can be replaced without a flash of empty content. Resolves at once otherwise.
 */
export function whenFirstPageIsLoaded(
  router: Pick<DataRouter, 'state' | 'subscribe'>,
  root: HTMLElement,
): Promise<void> {
  return new Promise((resolve) => {
    if (router.state.initialized || !root.querySelector('main')) return resolve();
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });
}
