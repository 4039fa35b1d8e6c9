import { type Area, builderPage, type Filters } from '@observatorio/contract';
import { escapeHtml } from '@observatorio/language';
import { attributeOf, type Props } from '../../base/declaration';
import type { EmbedRelease } from './embed-release';

const attributeCode = ([name, value]: readonly [string, string]): string =>
  ` ${name}="${escapeHtml(value)}"`;

/** A tag to embed. */
export interface PastedTag {
  tag: string;
  /** Area of the tag; an embed must not impose a position in a list on its visitors. */
  area: Pick<Area, 'positions'>;
  filters: Filters;
  /** Other attributes by property name. Default: none. */
  attributes?: Readonly<Record<string, string>>;
  /** HTML for readers without scripts. Default: none. */
  content?: string;
}

/** Attributes of an embedded tag: its filters, except list positions, and its other attributes. */
function attributesOf({ area, filters, attributes = {} }: PastedTag): [string, string][] {
  const fixed = Object.entries(filters)
    .filter(([name, codes]) => codes.length > 0 && !area.positions?.includes(name))
    .map(([name, codes]): [string, string] => [name, codes.join(',')]);
  return [...fixed, ...Object.entries(attributes)].map(([name, value]) => [
    attributeOf(name),
    value,
  ]);
}

function tagCode(embedded: PastedTag): string {
  const { tag, content = '' } = embedded;
  return `<${tag}${attributesOf(embedded).map(attributeCode).join('')}>${content}</${tag}>`;
}

/** URL of the page where readers configure an embed. `api` must be absolute. */
export const builderAddress = (embedded: PastedTag, api: string): string =>
  `${api}${builderPage}?${new URLSearchParams([['tag', embedded.tag], ...attributesOf(embedded)])}`;

/** Location from which the embed code loads the library. */
export interface LibrarySource {
  /** Absolute folder URL with a trailing slash. Default: the folder of the API's host. */
  library?: string;
  /**
   * Pinned release. Default: none; the code then references the unversioned files, whose content
   * changes.
   */
  release?: EmbedRelease | undefined;
}

function fileAttributes(library: string, path: string, release?: EmbedRelease): string {
  const folder = release ? `${release.id}/` : '';
  const address = `"${escapeHtml(`${library}${folder}${path}`)}"`;
  const hash = release?.files[path];
  return hash ? `${address} integrity="${hash}" crossorigin="anonymous"` : address;
}

/**
 * HTML of the style sheet that reserves space and of the loader, whose default API is its own
 * origin.
 */
function loaderCode(
  api: string,
  { library = `${api}/widgets/`, release }: LibrarySource = {},
): string {
  const given = new URL(library).origin === api ? '' : ` data-api="${escapeHtml(api)}"`;
  return [
    `<link rel="stylesheet" href=${fileAttributes(library, 'reserve.css', release)}>`,
    `<script async src=${fileAttributes(library, 'loader.js', release)}${given}></script>`,
  ].join('\n');
}

/** HTML that embeds tags in another page. `api` must be absolute, without a trailing slash. */
export const embedCode = (
  tags: readonly PastedTag[],
  api: string,
  source?: LibrarySource,
): string => [loaderCode(api, source), ...tags.map(tagCode)].join('\n');

/** Name of the npm package. */
const PACKAGE = '@observatorio/widgets';

/** Commands and code that embed a tag in an application with a bundler. */
export const npmCode = (embedded: PastedTag, api: string): string =>
  [
    '# No terminal, na pasta da aplicação',
    `npm install ${PACKAGE} react react-dom`,
    '',
    '// No código da aplicação',
    `import '${PACKAGE}/${embedded.tag}';`,
    '',
    '<!-- Onde o elemento deve aparecer -->',
    tagCode({ ...embedded, attributes: { api, ...embedded.attributes } }),
  ].join('\n');

/** URL of a page with only this tag, or of a file with an extension such as `.png`. */
function soloAddress(
  embedded: PastedTag,
  api: string,
  more: Readonly<Record<string, string>> = {},
  extension = '',
): string {
  // A page with one element has no groups and no surrounding headings.
  const attributes = attributesOf(embedded).filter(
    ([name]) => !['group', 'heading-level', 'ignore'].includes(name),
  );
  const query = new URLSearchParams([...attributes, ...Object.entries(more)]);
  return `${api}/embed/${embedded.tag}${extension}?${query}`.replace(/\?$/, '');
}

/** HTML that embeds a tag as a frame, for pages that do not allow scripts. */
export const frameCode = (
  embedded: PastedTag,
  api: string,
  { title, height }: { title: string; height: number },
): string =>
  `<iframe src="${escapeHtml(soloAddress(embedded, api))}" title="${escapeHtml(title)}" width="100%" height="${height}" loading="lazy" allowfullscreen frameborder="0"></iframe>`;

/** Width of a card's picture, in px. */
export const PICTURE_WIDTH = 720;

/** URL of a card's picture. */
export const pictureAddress = (embedded: PastedTag, api: string): string =>
  soloAddress(embedded, api, { width: String(PICTURE_WIDTH) }, '.png');

/** A picture of a card that links to the page with its data. */
export interface Picture {
  /** The page with the data. */
  href: string;
  /** Text for readers who do not see the picture. */
  alt: string;
  /** Height in px, at the width `PICTURE_WIDTH`. */
  height: number;
}

/** HTML that embeds a tag as a linked picture, for pages that allow nothing else. */
export const pictureCode = (
  embedded: PastedTag,
  api: string,
  { href, alt, height }: Picture,
): string =>
  `<a href="${escapeHtml(href)}"><img src="${escapeHtml(pictureAddress(embedded, api))}" alt="${escapeHtml(alt)}" width="${PICTURE_WIDTH}" height="${height}"></a>`;

/** Properties that depend on the element's page and are not copied. */
const pageProps = new Set(['api', 'address', 'chips', 'source']);

/** Properties that differ from their defaults, as attribute text. */
export function changedAttributes(
  definitions: Props,
  values: Readonly<Record<string, unknown>>,
): Record<string, string> {
  const changed = Object.entries(definitions).filter(
    ([name, prop]) =>
      !pageProps.has(name) && values[name] !== undefined && values[name] !== prop.default,
  );
  return Object.fromEntries(
    changed.map(([name, { type }]) => [
      name,
      type === 'json' ? JSON.stringify(values[name]) : String(values[name]),
    ]),
  );
}

/** Attributes preserved in a page's embed code. */
const keptOfPage = ['group', 'ignore', 'theme', 'heading'];

/** HTML that embeds all tags of a page about an area, in document order, with these filters. */
export function pageEmbedCode(
  root: Element,
  { area, filters }: Pick<PastedTag, 'area' | 'filters'>,
  api: string,
): string {
  const tags = [...root.querySelectorAll('*')]
    .filter(({ localName }) => customElements.get(localName))
    .map((element) => ({
      tag: element.localName,
      area,
      filters,
      attributes: Object.fromEntries(
        keptOfPage.flatMap((name) => {
          const value = element.getAttribute(name);
          return value === null ? [] : [[name, value]];
        }),
      ),
    }));
  return embedCode(tags, api);
}
