import type { Filters } from '@observatorio/contract';
import { attributeOf } from '../base/declaration';

/** Path of the loader script on the API's host. */
const LOADER_PATH = '/widgets/loader.js';

const escapeAttribute = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/"/g, '&quot;');

/** Whether a filter only says where a visitor is in a list: it would hold every other visitor there. */
const isPosition = (tag: string, name: string): boolean =>
  name === 'currentPage' || (name === 'codigo_curso' && tag !== 'course-detail');

function tagCode(tag: string, filters: Filters): string {
  const attributes = Object.entries(filters)
    .filter(([name, codes]) => codes.length > 0 && !isPosition(tag, name))
    .map(([name, codes]) => ` ${attributeOf(name)}="${escapeAttribute(codes.join(','))}"`)
    .join('');
  return `<${tag}${attributes}></${tag}>`;
}

function loaderCode(api: string): string {
  const loader = escapeAttribute(
    new URL(LOADER_PATH, new URL(api, globalThis.location?.href)).href,
  );
  return `<script type="module" src="${loader}"></script>`;
}

/** HTML that embeds a tag with these filters in another page. */
export const embedCode = (tag: string, filters: Filters, api: string): string =>
  [loaderCode(api), tagCode(tag, filters)].join('\n');

/** HTML that embeds the tags inside an element, in their order, with these filters. */
export function pageEmbedCode(root: Element, filters: Filters, api: string): string {
  const tags = [...root.querySelectorAll('*')]
    .map(({ localName }) => localName)
    .filter((name) => customElements.get(name));
  return [loaderCode(api), ...tags.map((tag) => tagCode(tag, filters))].join('\n');
}
