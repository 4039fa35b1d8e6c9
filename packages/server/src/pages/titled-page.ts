import {
  type AnyDataset,
  type FilterDefinition,
  filterNamed,
  formatFilters,
  labour,
  OMITTED,
  parseFilters,
  QueryError,
} from '@observatorio/contract';
import { escapeHtml } from '@observatorio/language';
import { type Page, type Subject, subjectParameters, subjectTitle } from '@observatorio/pages';
import {
  EditionUnavailableError,
  type ResolvedQuery,
  type Store,
  YearUnavailableError,
} from '@observatorio/store';
import { fill, type Head, withHead } from '../http/page-head';
import { type PublicResponse, toPublicResponse, type Written } from '../responses/public-response';
import type { FirstFigures } from './first-figures';
import type { Template } from './page-template';

/** Kind of the nonexistent item in a URL, for the page's notice; for a filter, followed by its label. */
type Missing = Subject['kind'] | 'lugar';

/**
 * Builds a 404 page under the title of its route, with a marker for the kind of the nonexistent
 * item.
 */
function withMissing(html: string, head: Head, missing: Missing): Written {
  const mark = () => `<meta name="observatorio-inexistente" content="${escapeHtml(missing)}" />`;
  return { text: fill(withHead(html, head), 'missing', mark), status: 404 };
}

/** Head of a page without a subject. */
const plainHead = ({ title, description, variant }: Page, search: string): Head => ({
  title: variant && new URLSearchParams(search).has(variant.parameter) ? variant.title : title,
  description,
});

/** Head of a page about a subject, from the row about it. */
function headOf(page: Page, row: Readonly<Record<string, string | null>>, search: string): Head {
  const { title, example } = page.subject ?? {};
  if (!title) return plainHead(page, search);
  const name = row[title.name] ?? '';
  const text = row[title.text] ?? null;
  return {
    title: subjectTitle(title, name),
    description: text,
    ...(example && { subject: { name, text } }),
  };
}

/** A query for the row about the subject that a page's URL names. */
interface SubjectQuery {
  subject: Subject;
  query: ResolvedQuery;
}

/**
 * Returns the subject named by a URL; undefined if there is none, the subject's kind if it does not
 * exist.
 */
function subjectOf(
  store: Store,
  { subject }: Page,
  search: string,
): SubjectQuery | Missing | undefined {
  if (!subject) return undefined;
  const { kind, filter, dataset, datasetFilter = filter.name, takesSeveral = false } = subject;
  const parameters = new URLSearchParams(search);
  const texts = subjectParameters(subject)
    .flatMap((parameter) => parameters.getAll(parameter))
    .flatMap((text) => text.split(','))
    .filter(Boolean);
  if (texts.length === 0) return undefined;
  const codes = texts.map(filter.parse);
  const found = [...new Set(codes.filter((code) => code !== undefined))];
  if (found.length === 0 || codes.includes(undefined) || (found.length > 1 && !takesSeveral)) {
    return kind;
  }
  try {
    return { subject, query: store.resolve(dataset, { [datasetFilter]: found }) };
  } catch (error) {
    return isUnknown(error) ? kind : undefined;
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

/** Returns the kind of a nonexistent filter value in a URL, except a year without data. */
function missingFilter(
  store: Store,
  { readsQuery, filterLists }: Page,
  search: string,
): Missing | undefined {
  if (readsQuery) return undefined;
  const isPlace = ({ name }: FilterDefinition) => places.includes(name);
  if (unknownFilter(store, labour.options, search, isPlace)) return 'lugar';
  const isFilter = ({ name }: FilterDefinition) => name !== OMITTED;
  const unknown = filterLists && unknownFilter(store, filterLists, search, isFilter);
  return unknown && `filtro ${unknown.label}`;
}

/**
 * Returns the row about a subject; the subject's kind if the data have none, undefined if the data
 * are unavailable.
 */
async function readSubject(
  store: Store,
  { subject: { dataset, kind }, query }: SubjectQuery,
  signal: AbortSignal,
): Promise<Readonly<Record<string, string | null>> | Missing | undefined> {
  try {
    const { rows } = await store.answer(dataset, query, signal);
    return rows[0] ?? kind;
  } catch (error) {
    if (error instanceof EditionUnavailableError) return undefined;
    if (error instanceof QueryError) return kind;
    throw error;
  }
}

/** What a page is made of. */
interface TitledPage {
  page: Page;
  template: Template;
  /** Query string of its URL. */
  search: string;
  /** Default: none. */
  figures?: FirstFigures | undefined;
}

/**
 * Returns the page at a URL under its own title, which includes the occupation in `?cbo=` or the
 * course in `?codigo_curso=`. The status is 404 if an item in the URL does not exist.
 */
export function titledPage(
  store: Store,
  { page, template, search, figures }: TitledPage,
): PublicResponse {
  const named = subjectOf(store, page, search);
  const about = typeof named === 'object' ? named : undefined;
  const missing = typeof named === 'string' ? named : missingFilter(store, page, search);
  const versions = store.manifest().conjuntos.map(({ versao }) => versao);
  const plain = plainHead(page, search);
  const costs = missing
    ? []
    : [
        ...(about ? [store.cost(about.subject.dataset, about.query)] : []),
        ...(figures?.queries ?? []).map(({ dataset, query }) => store.cost(dataset, query)),
      ];
  const subject = about && formatFilters(about.query.filters);
  return toPublicResponse({
    key: [page.path, missing, subject, versions, template.page].join(' '),
    type: 'text/html; charset=utf-8',
    cache: 'no-cache',
    ...(costs.length > 0 && { cost: Math.max(...costs) }),
    async write(signal) {
      const row = missing ?? (about && (await readSubject(store, about, signal)));
      if (typeof row === 'string') return withMissing(template.plain, plain, row);
      const marked = figures ? await figures.write(signal) : {};
      const text = Object.entries(marked ?? {}).reduce(
        (html, [name, content]) => fill(html, name, () => content),
        withHead(template.page, row ? headOf(page, row, search) : plain),
      );
      return { text, isPartial: marked === undefined };
    },
  });
}
