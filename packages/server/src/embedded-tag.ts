import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type AreaName, areaNames, type EmbeddableElement } from '@observatorio/contract';
import { areaPages, pageTitles } from '@observatorio/domain';
import { areaFilters } from './area-filters';
import { readEmbedQuery } from './embed-query';
import { pageQuery } from './embedded-filters';
import { recently } from './recently';

/** An element with its attributes, as an address names it. */
export interface EmbeddedTag {
  tag: string;
  attributes: URLSearchParams;
  /** Without its filters. */
  title: string;
  /** Undefined for an element about no area. */
  area: AreaName | undefined;
}

/** The element that shows best in little space what the page of each area is about. */
const tags: Readonly<Record<AreaName, string>> = {
  labour: 'labour-map',
  graduate: 'graduate-map',
  occupation: 'occupation-info',
  profile: 'profile-occupation',
  course: 'course-search',
  imbalance: 'imbalance-ranking',
};

/** The portal's page of an element's subject, with its filters. */
export function pageOf({ area, attributes }: EmbeddedTag): string {
  if (!area) return '/home';
  const query = pageQuery(area, attributes);
  return areaPages[area] + (query && `?${query}`);
}

const isArea = (name: string): name is AreaName => Object.hasOwn(tags, name);

/** Names of filters in the addresses of pages → their own names. */
function filterNames(area: AreaName): Map<string, string> {
  return new Map(
    areaFilters(area).flatMap(({ name, pageName = name, aliases = [] }) =>
      [name, pageName, ...aliases].map((spelling) => [spelling, name] as const),
    ),
  );
}

type Elements = Readonly<Record<string, EmbeddableElement>>;

/** The elements in the list of a build; none without it. */
const elementsOf = recently(async (path): Promise<Elements> => {
  const list = await readFile(path, 'utf8').catch(() => '{}');
  return JSON.parse(list);
});

/**
 * The element at an address `/embed/<tag>`; undefined if the build in `widgets` lacks it. Throws a
 * QueryError that names every unknown parameter and every value that the element does not accept: it
 * would show another choice.
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

/** The element that shows the subject of a portal page; undefined for pages without one. */
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
