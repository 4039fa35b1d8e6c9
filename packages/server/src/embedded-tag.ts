import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type AreaName,
  areaNames,
  areaPages,
  type EmbeddableElement,
} from '@observatorio/contract';
import { pageTitles } from '@observatorio/domain';
import { areaFilters } from './area-filters';
import { cachedRead } from './cached-read';
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

/** The element that best represents each area's page in a small space. */
const tags: Readonly<Record<AreaName, string>> = {
  labour: 'labour-map',
  graduate: 'graduate-map',
  occupation: 'occupation-info',
  profile: 'profile-occupation',
  course: 'course-search',
  imbalance: 'imbalance-ranking',
};

/** Returns the portal page of an element's area, with the element's filters. */
export function pageOf({ area, attributes }: EmbeddedTag): string {
  if (!area) return '/home';
  const query = pageQuery(area, attributes);
  return areaPages[area] + (query && `?${query}`);
}

const isArea = (name: string): name is AreaName => Object.hasOwn(tags, name);

/** Names of filters in the URLs of pages → canonical names. */
function filterNames(area: AreaName): Map<string, string> {
  return new Map(
    areaFilters(area).flatMap(({ name, pageName = name, aliases = [] }) =>
      [name, pageName, ...aliases].map((spelling) => [spelling, name] as const),
    ),
  );
}

type Elements = Readonly<Record<string, EmbeddableElement>>;

/** Reads the list of elements of a build; empty if there is none. */
const elementsOf = cachedRead(async (path): Promise<Elements> => {
  const list = await readFile(path, 'utf8').catch(() => '{}');
  return JSON.parse(list);
});

/**
 * Returns the element for `/embed/<tag>`; undefined if the build in `widgets` does not contain it.
 * Throws a QueryError that lists every unknown parameter and every invalid value, because ignoring
 * them would show different figures.
 */
export async function tagAt(
  widgets: string,
  tag: string,
  params: URLSearchParams,
): Promise<EmbeddedTag | undefined> {
  const elements = await elementsOf(join(widgets, 'elements.json'));
  const element = Object.hasOwn(elements, tag) ? elements[tag] : undefined;
  if (!element) return undefined;
  const [family = ''] = tag.split('-');
  return {
    tag,
    attributes: readEmbedQuery(params, element),
    title: params.get('heading') || element.title,
    area: isArea(family) ? family : undefined,
  };
}

/** Returns the element that represents a portal page; undefined for pages without one. */
export function tagOfPage(path: string, params: URLSearchParams): EmbeddedTag | undefined {
  const area = areaNames.find((name) => areaPages[name] === path);
  if (area === undefined) return undefined;
  const names = filterNames(area);
  const attributes = [...params].flatMap(([name, value]): [string, string][] => {
    const filter = names.get(name);
    return filter === undefined ? [] : [[filter, value]];
  });
  return {
    tag: tags[area],
    attributes: new URLSearchParams(attributes),
    title: pageTitles[areaPages[area]],
    area,
  };
}
