import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type AnyDataset,
  type AreaName,
  areas,
  type FilterDefinition,
  filterNamed,
  invalidValues,
  readValues,
  throwFaults,
} from '@observatorio/contract';
import { type PagePath, pageTitles } from '@observatorio/domain';

/** An element with its attributes, as an address names it. */
export interface EmbeddedTag {
  tag: string;
  attributes: URLSearchParams;
  /** For the browser's tab and the frame around the element. */
  title: string;
  /** The portal's page of its subject. */
  page: PagePath;
}

/** Page of each area, and the element that shows best in little space what the page is about. */
const pages: Readonly<Record<AreaName, { path: PagePath; tag: string }>> = {
  labour: { path: '/mapa', tag: 'labour-map' },
  graduate: { path: '/formandos', tag: 'graduate-map' },
  occupation: { path: '/busca-cargo', tag: 'occupation-info' },
  profile: { path: '/perfil', tag: 'profile-occupation' },
  course: { path: '/busca-curso', tag: 'course-search' },
  imbalance: { path: '/profissoes', tag: 'imbalance-ranking' },
};

const isArea = (name: string): name is AreaName => Object.hasOwn(pages, name);

/** Attributes that an address must not set. */
const unsafe = /^(on.*|api|address|class|id|is|part|slot|style|hidden)$/i;

const isAttribute = (name: string): boolean => /^[a-z][\w-]*$/i.test(name) && !unsafe.test(name);

const onlyAttributes = (params: URLSearchParams): URLSearchParams =>
  new URLSearchParams([...params].filter(([name]) => isAttribute(name)));

const filtersOf = (area: AreaName): FilterDefinition[] =>
  Object.values<AnyDataset>(areas[area]).flatMap((dataset) => dataset.filters);

/** Names of filters in the addresses of pages → their own names. */
function filterNames(area: AreaName): Map<string, string> {
  return new Map(
    filtersOf(area).flatMap(({ name, pageName = name, aliases = [] }) =>
      [name, pageName, ...aliases].map((spelling) => [spelling, name] as const),
    ),
  );
}

/** Title of each tag, which the build of the elements writes; none without that file. */
function titlesIn(widgets: string): Readonly<Record<string, string>> {
  const path = join(widgets, 'titles.json');
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};
}

/** The element at an address `/embed/<tag>`; undefined if the build in `widgets` lacks it. */
export function tagAt(
  widgets: string,
  tag: string,
  params: URLSearchParams,
): EmbeddedTag | undefined {
  const isTag = /^[a-z]+(-[a-z]+)+$/.test(tag) && existsSync(join(widgets, `${tag}.js`));
  if (!isTag) return undefined;
  const [family = ''] = tag.split('-');
  const page = isArea(family) ? pages[family].path : '/home';
  const title = params.get('heading') || titlesIn(widgets)[tag] || pageTitles[page];
  return { tag, attributes: onlyAttributes(params), title, page };
}

/** The element that shows the subject of a portal page; undefined for pages without one. */
export function tagOfPage(path: string, params: URLSearchParams): EmbeddedTag | undefined {
  const area = Object.keys(pages).find((name) => isArea(name) && pages[name].path === path);
  if (area === undefined || !isArea(area)) return undefined;
  const names = filterNames(area);
  const attributes = [...params].flatMap(([name, value]): [string, string][] => {
    const filter = names.get(name);
    return filter === undefined ? [] : [[filter, value]];
  });
  return {
    tag: pages[area].tag,
    attributes: new URLSearchParams(attributes),
    title: pageTitles[pages[area].path],
    page: pages[area].path,
  };
}

/**
 * Throws a QueryError for filters of an element with values that they do not accept: its figures would
 * be those of another choice.
 */
export function checkFilters({ tag, attributes }: EmbeddedTag): void {
  const [family = ''] = tag.split('-');
  const definitions = isArea(family) ? filtersOf(family) : [];
  throwFaults(
    [...attributes].flatMap(([name, text]) => {
      const named = definitions.filter((definition) => filterNamed([definition], name));
      const faults = named.flatMap((definition) => {
        const { refused } = readValues(definition, text);
        return refused.length > 0 ? [invalidValues(name, refused, definition.allowed)] : [];
      });
      // Datasets may differ in the values that they accept.
      return faults.length === named.length ? faults.slice(0, 1) : [];
    }),
  );
}
