import type { Headline } from '@observatorio/cards';
import {
  type CardRequest,
  isDormant,
  namesRequest,
  optionsRequest,
  plainQuery,
  ROWS,
  requestsOf,
} from '@observatorio/cards';
import {
  type Area,
  canonical,
  dataPath,
  type Filters,
  joinUrls,
  knownFilters,
  MANIFEST_PATH,
  spellerFor,
} from '@observatorio/contract';
import { type AnyCard, isCard, type Page } from './page';
import { filtersInEffect, hasInvalidFilter } from './page-filters';
import { formAt } from './page-forms';

/** The circumstances in which a page opens. */
export interface Opening {
  /** Query string of the page's URL. */
  search: string;
  /** Filters that the page chooses itself. Default: none. */
  started?: Filters;
}

/** The filters of an area among others, with codes as the area's rows spell them. */
function filtersOf({ filters: definitions }: Area<any>, filters: Filters): Filters {
  const spelling = spellerFor(definitions, filters);
  return canonical(
    Object.fromEntries(
      definitions.map(({ name }) => [
        name,
        (filters[name] ?? []).map((code) => spelling(name, code)),
      ]),
    ),
  );
}

const cardsOf = ({ sections = [] }: Page): AnyCard[] =>
  sections
    .flatMap(({ tags, panel }) => [...tags, ...(panel ? [panel] : [])])
    .flatMap(({ card }) => (isCard(card) ? [card] : []));

const cardRequests = (card: AnyCard, filters: Filters): Record<string, CardRequest> =>
  requestsOf(card, plainQuery(filtersOf(card.area, filters)));

/** Requests of a page's filter bar: the options of its fields, and the names of filters in force. */
function barRequests({ area }: Page, ...opened: readonly Filters[]): CardRequest[] {
  if (!area) return [];
  const hasBar = Boolean(area.narrowing?.length);
  return opened.flatMap((filters) => [
    ...(hasBar ? [optionsRequest(area, filters)] : []),
    ...[namesRequest(area, filters) ?? []].flat(),
  ]);
}

/** Requests of a page in groups; the requests of a group may be joined. */
function requestGroups(page: Page, { search, started }: Opening): CardRequest[][] {
  const opened = filtersInEffect(page, search);
  const filters = started ? { ...opened, ...started } : opened;
  return [
    cardsOf(page).flatMap((card) => Object.values(cardRequests(card, filters))),
    barRequests(page, ...(started ? [opened] : []), filters),
    [...(page.numbers?.() ?? []), ...(page.requests?.(filters) ?? [])],
  ];
}

/**
 * Returns the API URLs that a page requests first, as its elements join them: what its cards, its
 * filter bar and the page itself ask for under the filters of its URL. Leaves out the requests that
 * are not `isAnswerable`. A URL with an invalid filter, and the variant of a page, request nothing
 * ahead.
 */
export function firstRequests(
  page: Page,
  opening: Opening,
  isAnswerable: (request: CardRequest) => boolean,
): string[] {
  if (formAt(page, opening.search)?.kind === 'variant') return [];
  const { area, needsManifest = area !== undefined } = page;
  const groups = hasInvalidFilter(page, opening.search) ? [] : requestGroups(page, opening);
  return [
    ...(needsManifest ? [MANIFEST_PATH] : []),
    ...groups.flatMap((requests) =>
      joinUrls(
        requests.filter(isAnswerable).map(({ dataset, filters }) => dataPath(dataset, filters)),
      ),
    ),
  ];
}

/** The headline of a page, with the request that answers it. */
export interface HeadlineRequest extends CardRequest {
  headline: Headline;
}

/** Returns the headline of a page; undefined if it has none under the filters of its URL. */
export function headlineOf(page: Page, { search }: Opening): HeadlineRequest | undefined {
  const { headline: card } = page;
  if (!card || hasInvalidFilter(page, search)) return undefined;
  const query = plainQuery(filtersOf(card.area, filtersInEffect(page, search)));
  const shape = card.variantOf(query);
  const headline = isDormant(shape) ? undefined : shape.headline;
  const request = headline && requestsOf(card, query)[headline.part ?? ROWS];
  if (!request) return undefined;
  const { dataset, filters } = request;
  return { headline, dataset, filters: knownFilters(dataset, filters) };
}
