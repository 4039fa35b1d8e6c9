import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type AreaName,
  areaPages,
  comparedOccupations,
  type EmbeddableElement,
  pageFilter,
} from '@observatorio/contract';
import { pageAt, pages } from '@observatorio/pages';
import { cachedRead } from '../http/cached-read';
import { areaFilters } from '../responses/area-filters';
import { readEmbedQuery } from './embed-query';
import { pageQuery } from './embedded-filters';

/** An element with its attributes, as specified by a URL. */
export interface EmbeddedTag {
  tag: string;
  attributes: URLSearchParams;
  /** Title without the filters. */
  title: string;
  /** Undefined for an element that belongs to no area. */
  area: AreaName | undefined;
}

/** Returns the portal page of an element's area, with the element's filters. */
export function portalPageOf({ area, attributes }: EmbeddedTag): string {
  if (!area) return pages.home.path;
  const query = pageQuery(area, attributes);
  return areaPages[area] + (query && `?${query}`);
}

const isArea = (name: string): name is AreaName => Object.hasOwn(areaPages, name);

type Elements = Readonly<Record<string, EmbeddableElement>>;

/** Reads the list of elements of a build; empty if there is none. */
const elementsOf = cachedRead(async (path): Promise<Elements> => {
  const list = await readFile(path, 'utf8').catch(() => '{}');
  return JSON.parse(list);
});

/**
 * Returns the element with these parameters. Throws a QueryError that lists every unknown parameter
 * and every invalid value, because ignoring them would show different figures.
 */
function tagWith(tag: string, element: EmbeddableElement, params: URLSearchParams): EmbeddedTag {
  const [family = ''] = tag.split('-');
  return {
    tag,
    attributes: readEmbedQuery(params, element),
    title: params.get('heading') || element.title,
    area: isArea(family) ? family : undefined,
  };
}

/**
 * Returns the element for `/embed/<tag>`; undefined if the build in `widgets` does not contain it.
 * Throws a QueryError for invalid parameters.
 */
export async function tagAt(
  widgets: string,
  tag: string,
  params: URLSearchParams,
): Promise<EmbeddedTag | undefined> {
  const elements = await elementsOf(join(widgets, 'elements.json'));
  const element = Object.hasOwn(elements, tag) ? elements[tag] : undefined;
  return element && tagWith(tag, element, params);
}

/** A parameter of a page's URL, with the name of its filter. */
interface PageParameter {
  filter: string;
  parameter: [name: string, value: string];
}

/**
 * Returns the filters that a page applies. A comparison has no other filters, and is replaced by
 * the searched occupation.
 */
function appliedFilters(area: AreaName, params: URLSearchParams): PageParameter[] {
  const definitions = areaFilters(area);
  const found = [...params].flatMap(([name, value]): PageParameter[] => {
    const filter = value && pageFilter(definitions, name)?.name;
    return filter ? [{ filter, parameter: [name, value] }] : [];
  });
  const has = (name: string) => found.some(({ filter }) => filter === name);
  const isComparing = has(comparedOccupations.name) && !has('cod_cbo');
  return found.filter(({ filter }) => (filter === comparedOccupations.name) === isComparing);
}

/**
 * Returns the element that represents a portal page; undefined for pages without one. Ignores
 * parameters that are not filters. Throws a QueryError for invalid values.
 */
export async function tagOfPage(
  widgets: string,
  path: string,
  params: URLSearchParams,
): Promise<EmbeddedTag | undefined> {
  const { area: { family: area } = {}, standIns = [] } = pageAt(path) ?? {};
  if (area === undefined) return undefined;
  const elements = await elementsOf(join(widgets, 'elements.json'));
  const candidates = standIns.flatMap(({ tag }) => {
    const element = elements[tag];
    return element ? [{ tag, element }] : [];
  });
  const known = new Set(candidates.flatMap(({ element }) => element.filters));
  const applied = appliedFilters(area, params).filter(({ filter }) => known.has(filter));
  const best = candidates.find(({ element }) =>
    applied.every(({ filter }) => element.filters.includes(filter)),
  );
  const own = new URLSearchParams(applied.map(({ parameter }) => parameter));
  return best && tagWith(best.tag, best.element, own);
}
