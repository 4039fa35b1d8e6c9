import { type AnyDataset, type Filters, knownFilters } from '@observatorio/contract';
import { escapeHtml } from '@observatorio/language';
import { firstRequests, type Opening, type Page } from '@observatorio/pages';
import { type Store, YearUnavailableError } from '@observatorio/store';
import { servedDataset } from '../responses/served-dataset';

/** Whether there are data, for the requested year if there is one. */
function hasData(store: Store, dataset: AnyDataset, filters: Filters): boolean {
  try {
    store.resolve(servedDataset(dataset), knownFilters(dataset, filters));
  } catch (error) {
    return !(error instanceof YearUnavailableError);
  }
  return true;
}

const MARKER = /^ *<!--preloads-->\n/m;

/** Whether the HTML is that of a prerendered page, which preloads its first requests. */
export const isPrerendered = (html: string): boolean => MARKER.test(html);

/** Removes the marker from the HTML of a page whose scripts first need its own figures only. */
export const withoutPreloads = (html: string): string => html.replace(MARKER, '');

/** Replaces the marker in a page's HTML with links that preload its first requests. */
export function withPreloads(
  store: Store,
  html: string,
  { page, opening, basePath }: { page: Page; opening: Opening; basePath: string },
): string {
  return html.replace(MARKER, () =>
    firstRequests(page, opening, ({ dataset, filters }) => hasData(store, dataset, filters))
      .map((address) => {
        const href = escapeHtml(basePath + address);
        return `    <link rel="preload" as="fetch" crossorigin href="${href}">\n`;
      })
      .join(''),
  );
}
