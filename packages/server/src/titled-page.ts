import { profile } from '@observatorio/contract';
import { cboCode, occupationPageTitles, pageTitles } from '@observatorio/domain';
import { type ResolvedQuery, type Store } from '@observatorio/store';
import { type Answer, answerWith } from './answer';

/** What a page says of itself to those who run no script: previews of links, search engines. */
interface Head {
  title: string;
  /** Absent, that of the whole portal serves. */
  description?: string | null;
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};
const escaped = (text: string): string => text.replace(/[&<>"]/g, (mark) => entities[mark] ?? mark);

const description = /(<meta\s+(?:name|property)="(?:og:)?description"\s+content=")[^"]*/g;

/** The page with its title before the portal's. */
function withHead(html: string, head: Head): string {
  const title = escaped(head.title);
  const titled = html
    .replace(/<title>/, (start) => `${start}${title} · `)
    .replace(/(<meta\s+property="og:title"\s+content=")[^"]*/, (_, start) => `${start}${title}`);
  const told = head.description && escaped(head.description);
  return told ? titled.replace(description, (_, start) => `${start}${told}`) : titled;
}

const own = <Value>(values: Readonly<Record<string, Value>>, key: string): Value | undefined =>
  Object.hasOwn(values, key) ? values[key] : undefined;

/** What asks for the occupation of an address, where it names one that exists. */
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
 * The page at an address under its own title, that of the occupation which `?cbo=` names where
 * there is one; undefined where `html`, that of the whole portal, serves as it is.
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
    async write() {
      const { rows } = query ? await store.answer(profile.occupation, query) : { rows: [] };
      const [known] = rows;
      if (!occupationTitle || !known) return withHead(html, { title });
      return withHead(html, {
        title: occupationTitle(known.title),
        description: known.synthesis,
      });
    },
  });
}
