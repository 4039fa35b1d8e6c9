import {
  type AnyDataset,
  comparedOccupations,
  course,
  courseFilter,
  type FilterDefinition,
  filterNamed,
  formatFilters,
  graduate,
  imbalance,
  labour,
  OMITTED,
  parseFilters,
  profile,
  QueryError,
  type RowOf,
} from '@observatorio/contract';
import {
  cboCode,
  comparisonPageTitle,
  coursePageTitle,
  escapeHtml,
  occupationPageTitles,
  type PagePath,
  pageDescriptions,
  pageTitles,
} from '@observatorio/domain';
import {
  EditionUnavailableError,
  type ResolvedQuery,
  type Store,
  YearUnavailableError,
} from '@observatorio/store';
import type { FirstFigures } from './first-figures';
import type { Template } from './page-template';
import { type PublicResponse, toPublicResponse, type Written } from './public-response';

/**
 * Title and description of a page, for link previews and search engines that do not run scripts.
 */
interface Head {
  title: string;
  /** Default: the description of the portal. */
  description?: string | null;
  /**
   * Name and summary of the page's subject, for the heading and the sentence below it. Default: the
   * route's own heading and sentence.
   */
  subject?: { name: string; text: string | null };
}

/**
 * Replaces the part of a page between `<!--name-->` and `<!--/name-->` with the result of
 * `content`.
 */
function fill(html: string, name: string, content: (part: string) => string): string {
  const [before = '', rest] = html.split(`<!--${name}-->`);
  const [part, after] = rest?.split(`<!--/${name}-->`) ?? [];
  return part === undefined || after === undefined ? html : before + content(part) + after;
}

/** Inserts the name and summary of the page's subject, if it has one. */
function withSubject(html: string, { subject }: Head): string {
  if (!subject) return html;
  const name = () => escapeHtml(subject.name);
  const named = fill(fill(html, 'heading', name), 'crumb', name);
  return fill(named, 'lead', () => escapeHtml(subject.text ?? ''));
}

/** Sets the page's description and its title, followed by the portal's name. */
function withHead(html: string, head: Head): string {
  const title = escapeHtml(head.title);
  const withTitle = fill(html, 'title', (part) =>
    part.replace('<title>', () => `<title>${title} · `),
  );
  const shared = fill(
    withSubject(withTitle, head),
    'shared-title',
    () => `<meta property="og:title" content="${title}" />`,
  );
  if (!head.description) return shared;
  const description = escapeHtml(head.description);
  return fill(
    shared,
    'description',
    () => `<meta name="description" content="${description}" />
    <meta property="og:description" content="${description}" />`,
  );
}

const own = <Value>(values: Readonly<Record<string, Value>>, key: string): Value | undefined =>
  Object.hasOwn(values, key) ? values[key] : undefined;

/** Kind of the nonexistent item in a URL, for the page's notice; for a filter, followed by its label. */
type Missing = 'ocupacao' | 'curso' | 'lugar' | `filtro ${string}`;

/**
 * Builds a 404 page under the title of its route, with a marker for the kind of the nonexistent
 * item.
 */
function withMissing(html: string, head: Head, missing: Missing): Written {
  const mark = () => `<meta name="observatorio-inexistente" content="${escapeHtml(missing)}" />`;
  return { text: fill(withHead(html, head), 'missing', mark), status: 404 };
}

/** The subject named by a page's URL: the query for its row, and the page head for that row. */
interface Subject {
  missing: Missing;
  query: ResolvedQuery;
  dataset: AnyDataset;
  headOf(row: any): Head;
}

/** Head of a page without a subject. */
const plainHead = (path: PagePath, search = ''): Head => ({
  title:
    path === '/busca-cargo' && new URLSearchParams(search).has(comparedOccupations.name)
      ? comparisonPageTitle
      : pageTitles[path],
  description: pageDescriptions[path],
});

const occupationSubject = (parameter: string, titleOf: (occupation: string) => string) => ({
  missing: 'ocupacao' as const,
  parameters: ['cbo', parameter],
  filter: 'codigoBrasileiroOcupacao',
  parse: cboCode,
  dataset: profile.occupation,
  headOf: ({ title, synthesis }: RowOf<typeof profile.occupation>): Head => ({
    title: titleOf(title),
    description: synthesis,
    subject: { name: title, text: synthesis },
  }),
});

/** Page → the parameters through which its URL names a subject. */
const subjects = {
  // Only the list of options shows whether an occupation has employment links.
  '/mapa': {
    missing: 'filtro Ocupação',
    parameters: ['occupation'],
    filter: 'occupation',
    parse: cboCode,
    dataset: labour.options,
    takesSeveral: true,
    headOf: (): Head => plainHead('/mapa'),
  },
  '/busca-cargo': occupationSubject('cod_cbo', occupationPageTitles['/busca-cargo']),
  '/perfil': occupationSubject('codigoBrasileiroOcupacao', occupationPageTitles['/perfil']),
  '/busca-curso': {
    missing: 'curso',
    parameters: [courseFilter.name],
    filter: courseFilter.name,
    parse: courseFilter.parse,
    dataset: course.detail,
    headOf: ({ name, afterGraduation }: RowOf<typeof course.detail>): Head => ({
      title: coursePageTitle(name),
      description: afterGraduation,
    }),
  },
} as const;

/**
 * Returns the subject named by a URL; undefined if there is none, the subject's kind if it does not
 * exist.
 */
function subjectOf(store: Store, path: string, search: string): Subject | Missing | undefined {
  const known = own<(typeof subjects)[keyof typeof subjects]>(subjects, path);
  const query = new URLSearchParams(search);
  const texts = (known?.parameters ?? [])
    .flatMap((parameter) => query.getAll(parameter))
    .flatMap((text) => text.split(','))
    .filter(Boolean);
  if (!known || texts.length === 0) return undefined;
  const codes = texts.map(known.parse);
  const { dataset, filter, headOf, missing } = known;
  const found = [...new Set(codes.filter((code) => code !== undefined))];
  const isSingle = !('takesSeveral' in known);
  if (found.length === 0 || codes.includes(undefined) || (isSingle && found.length > 1)) {
    return missing;
  }
  try {
    return { query: store.resolve(dataset, { [filter]: found }), dataset, headOf, missing };
  } catch (error) {
    return isUnknown(error) ? missing : undefined;
  }
}

/** Whether an error means that a value does not exist in any year. */
const isUnknown = (error: unknown): error is QueryError =>
  error instanceof QueryError && !(error instanceof YearUnavailableError);

const places = ['regiao', 'uf', 'municipio'];

/** Returns the first filter in a URL whose value does not exist, alone or in combination. */
function unknownFilter(
  store: Store,
  dataset: AnyDataset,
  search: string,
  isChecked: (filter: FilterDefinition) => boolean,
): FilterDefinition | undefined {
  const filters = dataset.filters.filter(isChecked);
  const parameters = new URLSearchParams(search);
  const query = filters.flatMap(({ name, aliases = [] }) =>
    [name, ...aliases].map((parameter) => [parameter, parameters.getAll(parameter)] as const),
  );
  try {
    store.resolve(dataset, parseFilters(filters, Object.fromEntries(query)));
  } catch (error) {
    if (isUnknown(error)) return filterNamed(filters, error.parameter);
  }
  return undefined;
}

/**
 * Page → the lists against which its filters are checked; undefined if only places are checked.
 */
const filterLists: Readonly<Record<string, AnyDataset | undefined>> = {
  '/mapa': labour.options,
  '/formandos': graduate.options,
  '/profissoes': imbalance.options,
  '/busca-cargo': undefined,
  '/busca-curso': course.options,
  '/perfil': undefined,
};

/**
 * Returns the kind of a nonexistent filter value in a URL. Ignores the year, which the page checks
 * itself.
 */
function missingFilter(store: Store, path: string, search: string): Missing | undefined {
  // The builder reports the errors in its URL itself.
  if (path === '/incorporar') return undefined;
  const isPlace = ({ name }: FilterDefinition) => places.includes(name);
  if (unknownFilter(store, labour.options, search, isPlace)) return 'lugar';
  const list = own(filterLists, path);
  const isFilter = ({ name }: FilterDefinition) => name !== 'ano' && name !== OMITTED;
  const unknown = list && unknownFilter(store, list, search, isFilter);
  return unknown && `filtro ${unknown.label}`;
}

/**
 * Returns the head of a page about a subject; the subject's kind if the data have no row about it,
 * undefined if the data are unavailable.
 */
async function readHead(
  store: Store,
  { dataset, query, headOf: write, missing }: Subject,
  signal: AbortSignal,
): Promise<Head | Missing | undefined> {
  try {
    const { rows } = await store.answer(dataset, query, signal);
    return rows[0] ? write(rows[0]) : missing;
  } catch (error) {
    if (error instanceof EditionUnavailableError) return undefined;
    if (error instanceof QueryError) return missing;
    throw error;
  }
}

/** Builds the page for a nonexistent URL: the portal's own page, which then shows the error. */
export const missingPage = (html: string): string =>
  withHead(html, { title: 'Página não encontrada' });

/**
 * Returns the page at a URL under its own title, which includes the occupation in `?cbo=` or the
 * course in `?codigo_curso=`. The status is 404 if an item in the URL does not exist. Undefined
 * for a page without a title, whose HTML stays unchanged.
 */
export function titledPage(
  store: Store,
  { page, plain: empty }: Template,
  url: string,
  figures?: FirstFigures,
): PublicResponse | undefined {
  const [address = ''] = url.split('?', 1);
  const search = url.slice(address.length + 1);
  const path = address.replace(/\/+$/, '');
  const title = own(pageTitles, path);
  if (!title) return undefined;
  const named = subjectOf(store, path, search);
  const subject = typeof named === 'object' ? named : undefined;
  const missing = typeof named === 'string' ? named : missingFilter(store, path, search);
  const versions = store.manifest().conjuntos.map(({ versao }) => versao);
  const plain = plainHead(path as PagePath, search);
  const queried = missing ? [] : [...(subject ? [subject] : []), ...(figures?.queries ?? [])];
  const costs = queried.map(({ dataset, query }) => store.cost(dataset, query));
  return toPublicResponse({
    key: [path, missing, subject && formatFilters(subject.query.filters), versions, page].join(' '),
    type: 'text/html; charset=utf-8',
    cache: 'no-cache',
    ...(costs.length > 0 && { cost: Math.max(...costs) }),
    async write(signal) {
      const head = missing ?? (subject && (await readHead(store, subject, signal))) ?? plain;
      if (typeof head === 'string') return withMissing(empty, plain, head);
      const marked = figures ? await figures.write(signal) : {};
      const text = Object.entries(marked ?? {}).reduce(
        (html, [name, content]) => fill(html, name, () => content),
        withHead(page, head),
      );
      return { text, isPartial: marked === undefined };
    },
  });
}
