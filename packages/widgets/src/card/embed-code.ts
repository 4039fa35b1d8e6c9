import type { Filters } from '@observatorio/contract';
import { attributeOf } from '../base/declaration';

/** Path of the loader script on the API's host. */
const LOADER_PATH = '/widgets/loader.js';

const escapeAttribute = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/"/g, '&quot;');

/** Whether a filter only says where a visitor is in a list: it would hold every other visitor there. */
const isPosition = (tag: string, name: string): boolean =>
  name === 'currentPage' || (name === 'codigo_curso' && tag !== 'course-detail');

/** HTML that embeds a tag with these filters in another page. */
export function embedCode(tag: string, filters: Filters, api: string): string {
  const attributes = Object.entries(filters)
    .filter(([name, codes]) => codes.length > 0 && !isPosition(tag, name))
    .map(([name, codes]) => ` ${attributeOf(name)}="${escapeAttribute(codes.join(','))}"`)
    .join('');
  const loader = escapeAttribute(
    new URL(LOADER_PATH, new URL(api, globalThis.location?.href)).href,
  );
  return `<script type="module" src="${loader}"></script>\n<${tag}${attributes}></${tag}>`;
}
