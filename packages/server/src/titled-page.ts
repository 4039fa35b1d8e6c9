import { profile } from '@observatorio/contract';
import { cboCode, occupationPageTitles, pageTitles } from '@observatorio/domain';
import { type ResolvedQuery, type Store } from '@observatorio/store';
import { type Answer, answerWith } from './answer';

/** Title and description of a page, for link previews and search engines, which run no script. */
interface Head {
  title: string;
  /** Default: the description of the portal. */
  description?: string | null;
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};
const escaped = (text: string): string => text.replace(/[&<>"]/g, (mark) => entities[mark] ?? mark);

/**
 * Replaces the part of a page between `<!--name-->` and `<!--/name-->` with the result of
 * `content`.
 */
function fill(html: string, name: string, content: (part: string) => string): string {
  const [before = '', rest] = html.split(`<!--${name}-->`);
  const [part, after] = rest?.split(`<!--/${name}-->`) ?? [];
  return part === undefined || after === undefined ? html : before + content(part) + after;
}

/** The page under its own title, followed by the portal's, and its own description. */
function withHead(html: string, head: Head): string {
  const title = escaped(head.title);
  const withTitle = fill(html, 'title', (part) =>
    part.replace('<title>', () => `<title>${title} · `),
  );
  const shared = fill(
    withTitle,
    'shared-title',
    () => `<meta property="og:title" content="${title}" />`,
  );
  if (!head.description) return shared;
  const description = escaped(head.description);
  return fill(
    shared,
    'description',
    () => `<meta name="description" content="${description}" />
    <meta property="og:description" content="${description}" />`,
  );
}

const own = <Value>(values: Readonly<Record<string, Value>>, key: string): Value | undefined =>
  Object.hasOwn(values, key) ? values[key] : undefined;

/** The query for the occupation that an address names; undefined for one that does not exist. */
function queryFor(store: Store, search = ''): ResolvedQuery | undefined {
  const code = cboCode(new URLSearchParams(search).get('cbo') ?? '');
  if (!code) return undefined;
  try {
    return store.resolve(profile.occupation, { codigoBrasileiroOcupacao: [code] });
  } catch {
    return undefined;
  }
}

/**
 * The page at an address with its own title, which names the occupation in `?cbo=`; undefined for
 * an address without a title, which `html`, the portal's page, answers unchanged.
 */
export function titledPage(store: Store, html: string, url: string): Answer | undefined {
  const [address = '', search] = url.split('?');
  const path = address.replace(/\/$/, '');
  const title = own(pageTitles, path);
  const occupationTitle = own(occupationPageTitles, path);
  if (!title) return undefined;
  const query = occupationTitle && queryFor(store, search);
  const versions = store.manifest().conjuntos.map(({ versao }) => versao);
  return answerWith({
    key: [path, query?.filters.codigoBrasileiroOcupacao, versions, html].join(' '),
    type: 'text/html; charset=utf-8',
    cache: 'no-cache',
    ...(query && { cost: store.cost(profile.occupation, query) }),
    async write(signal) {
      const { rows } = query ? await store.answer(profile.occupation, query, signal) : { rows: [] };
      const [known] = rows;
      if (!occupationTitle || !known) return { text: withHead(html, { title }) };
      const head = { title: occupationTitle(known.title), description: known.synthesis };
      return { text: withHead(html, head) };
    },
  });
}
