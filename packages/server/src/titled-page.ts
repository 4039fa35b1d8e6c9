import {
  type AnyDataset,
  course,
  courseFilter,
  formatFilters,
  profile,
  QueryError,
  type RowOf,
} from '@observatorio/contract';
import { cboCode, coursePageTitle, occupationPageTitles, pageTitles } from '@observatorio/domain';
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

/** What the address of a page names, and the head that it gives the page. */
interface Subject {
  query: ResolvedQuery;
  dataset: AnyDataset;
  headOf(row: any): Head;
}

const occupationSubject = (titleOf: (occupation: string) => string) => ({
  parameter: 'cbo',
  filter: 'codigoBrasileiroOcupacao',
  parse: cboCode,
  dataset: profile.occupation,
  headOf: ({ title, synthesis }: RowOf<typeof profile.occupation>): Head => ({
    title: titleOf(title),
    description: synthesis,
  }),
});

/** Page → how its address names a subject. */
const subjects = {
  '/busca-cargo': occupationSubject(occupationPageTitles['/busca-cargo']),
  '/perfil': occupationSubject(occupationPageTitles['/perfil']),
  '/busca-curso': {
    parameter: courseFilter.name,
    filter: courseFilter.name,
    parse: courseFilter.parse,
    dataset: course.detail,
    headOf: ({ name, afterGraduation }: RowOf<typeof course.detail>): Head => ({
      title: coursePageTitle(name),
      description: afterGraduation,
    }),
  },
} as const;

/** The subject that an address names; undefined for none, or for one that does not exist. */
function subjectOf(store: Store, path: string, search = ''): Subject | undefined {
  const known = own<(typeof subjects)[keyof typeof subjects]>(subjects, path);
  const code = known?.parse(new URLSearchParams(search).get(known.parameter) ?? '');
  if (!known || !code) return undefined;
  const { dataset, filter, headOf } = known;
  try {
    return { query: store.resolve(dataset, { [filter]: [code] }), dataset, headOf };
  } catch {
    return undefined;
  }
}

/** The head of a page about a subject; undefined if the data have no row about it. */
async function readHead(
  store: Store,
  { dataset, query, headOf: write }: Subject,
  signal: AbortSignal,
): Promise<Head | undefined> {
  try {
    const { rows } = await store.answer(dataset, query, signal);
    return rows[0] && write(rows[0]);
  } catch (error) {
    if (error instanceof QueryError) return undefined;
    throw error;
  }
}

/**
 * The page at an address with its own title, which names the occupation in `?cbo=` or the course in
 * `?codigo_curso=`; undefined for an address without a title, which `html`, the portal's page,
 * answers unchanged.
 */
export function titledPage(store: Store, html: string, url: string): Answer | undefined {
  const [address = '', search] = url.split('?');
  const path = address.replace(/\/$/, '');
  const title = own(pageTitles, path);
  if (!title) return undefined;
  const subject = subjectOf(store, path, search);
  const versions = store.manifest().conjuntos.map(({ versao }) => versao);
  return answerWith({
    key: [path, subject && formatFilters(subject.query.filters), versions, html].join(' '),
    type: 'text/html; charset=utf-8',
    cache: 'no-cache',
    ...(subject && { cost: store.cost(subject.dataset, subject.query) }),
    async write(signal) {
      const head = subject && (await readHead(store, subject, signal));
      return { text: withHead(html, head ?? { title }) };
    },
  });
}
