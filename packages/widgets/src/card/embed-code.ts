import type { Filters } from '@observatorio/contract';
import { attributeOf, type Props } from '../base/declaration';
import type { Release } from './embed-release';

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '"': '&quot;',
  '<': '&lt;',
  '>': '&gt;',
};

/** A text as HTML, also inside double quotes. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&"<>]/g, (mark) => entities[mark] ?? mark);

/** Whether a filter only says where a visitor is in a list: it would hold every other visitor there. */
const isPosition = (tag: string, name: string): boolean =>
  name === 'currentPage' || (name === 'codigo_curso' && tag !== 'course-detail');

const attributeCode = ([name, value]: readonly [string, string]): string =>
  ` ${attributeOf(name)}="${escapeHtml(value)}"`;

/** A tag to embed. */
export interface EmbeddedTag {
  tag: string;
  filters: Filters;
  /** Other attributes by the names of their properties. Default: none. */
  attributes?: Readonly<Record<string, string>>;
  /** HTML for readers without scripts. Default: none. */
  content?: string;
}

function tagCode({ tag, filters, attributes = {}, content = '' }: EmbeddedTag): string {
  const fixed = Object.entries(filters)
    .filter(([name, codes]) => codes.length > 0 && !isPosition(tag, name))
    .map(([name, codes]): [string, string] => [name, codes.join(',')]);
  const all = [...fixed, ...Object.entries(attributes)].map(attributeCode).join('');
  return `<${tag}${all}>${content}</${tag}>`;
}

/** Without a release, the moving address of the file, whose content changes. */
function fileAttributes(api: string, path: string, release?: Release): string {
  const folder = release ? `widgets/${release.id}` : 'widgets';
  const address = `"${escapeHtml(`${api}/${folder}/${path}`)}"`;
  const hash = release?.files[path];
  return hash ? `${address} integrity="${hash}" crossorigin="anonymous"` : address;
}

/** The reserve and the loader. An API at a path of its host is not the script's origin. */
function loaderCode(api: string, release?: Release): string {
  const given = new URL(api).origin === api ? '' : ` data-api="${escapeHtml(api)}"`;
  return [
    `<link rel="stylesheet" href=${fileAttributes(api, 'reserve.css', release)}>`,
    `<script async src=${fileAttributes(api, 'loader.js', release)}${given}></script>`,
  ].join('\n');
}

/** HTML that embeds tags in another page. `api` is absolute, without a slash at its end. */
export const embedCode = (tags: readonly EmbeddedTag[], api: string, release?: Release): string =>
  [loaderCode(api, release), ...tags.map(tagCode)].join('\n');

/** Properties that the page of the element sets for itself. */
const ofThePage = new Set(['api', 'address', 'chips']);

/** The properties of an element that differ from their defaults, as the text of attributes. */
export function changedAttributes(
  definitions: Props,
  values: Readonly<Record<string, unknown>>,
): Record<string, string> {
  const changed = Object.entries(definitions).filter(
    ([name, prop]) =>
      !ofThePage.has(name) && values[name] !== undefined && values[name] !== prop.default,
  );
  return Object.fromEntries(
    changed.map(([name, { type }]) => [
      name,
      type === 'json' ? JSON.stringify(values[name]) : String(values[name]),
    ]),
  );
}

/** Attributes that the code of a page keeps. */
const keptOfPage = ['group', 'ignore', 'theme', 'heading'];

/** HTML that embeds the tags inside an element, in their order, with these filters. */
export function pageEmbedCode(root: Element, filters: Filters, api: string): string {
  const tags = [...root.querySelectorAll('*')]
    .filter(({ localName }) => customElements.get(localName))
    .map((element) => ({
      tag: element.localName,
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
