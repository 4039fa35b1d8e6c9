import { type AnyDataset, type Filters, knownFilters } from '@observatorio/contract';
import { escapeHtml } from '@observatorio/language';
import { firstRequests, type Opening, type Page } from '@observatorio/pages';
import { type Store, YearUnavailableError } from '@observatorio/store';
import { servedDataset } from '../responses/served-dataset';

/** Whether the data cover the requested year. If not, the page requests another year instead. */
function hasYear(store: Store, dataset: AnyDataset, filters: Filters): boolean {
  if (!filters.ano?.length) return true;
  try {
    store.resolve(servedDataset(dataset), knownFilters(dataset, filters));
  } catch (error) {
    return !(error instanceof YearUnavailableError);
  }
  return true;
}

const DEFAULTS = /^ *<!--defaults (.*)-->\n/m;

/**
 * Parses the portal's default filters from the HTML of a prerendered page; undefined for other HTML.
 */
export function defaultsIn(html: string): Filters | undefined {
  const [, defaults] = DEFAULTS.exec(html) ?? [];
  return defaults === undefined ? undefined : JSON.parse(defaults);
}

/** Replaces the default filters in a page's HTML with links that preload its first requests. */
export function withPreloads(
  store: Store,
  html: string,
  { page, opening, basePath }: { page: Page; opening: Opening; basePath: string },
): string {
  return html.replace(DEFAULTS, () =>
    firstRequests(page, opening, ({ dataset, filters }) => hasYear(store, dataset, filters))
      .map((address) => {
        const href = escapeHtml(basePath + address);
        return `    <link rel="preload" as="fetch" crossorigin href="${href}">\n`;
      })
      .join(''),
  );
}
