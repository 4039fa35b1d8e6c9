import {
  type AnyDataset,
  type Edition,
  type Filters,
  payTermsOf,
  QueryError,
  sampleNote,
  vintageMark,
  yearName,
} from '@observatorio/contract';
import { coverageInWords, escapeHtml, numberInWords, type PayTerms } from '@observatorio/language';
import { headlineOf, type Opening, type Page } from '@observatorio/pages';
import { EditionUnavailableError, type ResolvedQuery, type Store } from '@observatorio/store';
import { servedDataset } from '../responses/served-dataset';

/** Time that a page waits for its figures, in ms. */
const TIMEOUT_MS = 500;

/** Query result from which a page's first figures are written. */
interface Answered {
  rows: readonly any[];
  /** The queried edition, followed by those that complete it. */
  editions: readonly Edition[];
  /** Filters set by the URL of the page or by the page itself. */
  asked: Filters;
  query: ResolvedQuery;
  pay: PayTerms;
}

/** Marker in the page → HTML. */
type Marked = Readonly<Record<string, string>>;

/** The data behind a page's first figures, and a function that writes them. */
interface Figures {
  requests: readonly { dataset: AnyDataset; filters: Filters }[];
  /** Takes one result for each request. */
  write(answers: readonly Answered[]): Marked;
}

/**
 * Prefix of a headline: `Em 2019: `, or `Em 2019, com os filtros escolhidos: ` if it does not name
 * all filters. The prefix also says that the year is partial, and names the covered states if the
 * edition does not cover all of them and no place is chosen: `Em 2024 (parcial, só Acre): `.
 */
function scope(named: readonly string[], { query: { edition }, asked }: Answered): string {
  if (!named.includes('ano')) return '';
  const isFiltered = Object.keys(asked).some((name) => !named.includes(name));
  const covered = asked.uf || asked.municipio ? '' : coverageInWords(edition.ufs);
  const limits = [vintageMark(edition), covered].filter(Boolean).join(', ');
  return `Em ${edition.ano}${limits && ` (${limits})`}${isFiltered ? ', com os filtros escolhidos' : ''}: `;
}

/** The headline of a page, as its first sentence. */
function sentence(page: Page, opening: Opening): Figures | undefined {
  const request = headlineOf(page, opening);
  if (!request) return undefined;
  const { headline } = request;
  return {
    requests: [request],
    write([answer]): Marked {
      if (!answer) return {};
      const { rows, query, pay, editions } = answer;
      const words = headline.write(rows, { filters: query.filters, pay });
      if (!words) return {};
      const isSample = editions.some(({ tipo }) => tipo === 'demonstracao');
      const text = `${scope(headline.named, answer)}${words}${isSample ? ' Dados de demonstração.' : ''}`;
      return { figures: `<p class="first-figures">${escapeHtml(text)}</p>` };
    },
  };
}

/** The numbers of a page, in order. */
const numbersOf = ({ numbers }: Page): Figures | undefined =>
  numbers && {
    requests: numbers(),
    write(answers): Marked {
      const totals = answers.map(({ rows }) =>
        rows.reduce((sum, row) => sum + (row.links ?? row.count), 0),
      );
      const editions = answers.flatMap(({ query: { edition } }) => edition);
      const years = new Set(editions.map(yearName));
      // Omits the numbers, because the page names the covered states, and the year of each number,
      // only once the manifest loads.
      if (years.size > 1 || editions.some(({ ufs }) => coverageInWords(ufs))) return {};
      return {
        year: [...years].join(),
        kind: sampleNote(editions.map(({ tipo }) => tipo)),
        ...Object.fromEntries(
          totals.map((total, index) => [`number-${index + 1}`, numberInWords(total)]),
        ),
      };
    },
  };

/** A resolved query of a dataset. */
interface DatasetQuery {
  dataset: AnyDataset;
  query: ResolvedQuery;
}

/** The figures in the HTML of a page. */
export interface FirstFigures {
  queries: readonly DatasetQuery[];
  /**
   * Returns the HTML by marker; empty if there are no figures, undefined if the data fail to load
   * or take too long.
   */
  write(signal: AbortSignal): Promise<Marked | undefined>;
}

/**
 * Returns the first figures of a page for the filters in its URL. Undefined for a page without
 * figures, or if the filters are invalid or the data unavailable.
 */
export function firstFigures(store: Store, page: Page, opening: Opening): FirstFigures | undefined {
  const found = numbersOf(page) ?? sentence(page, opening);
  if (!found) return undefined;
  let queries: (DatasetQuery & { asked: Filters })[];
  try {
    queries = found.requests.map(({ dataset: asking, filters }) => {
      const dataset = servedDataset(asking);
      return { dataset, asked: filters, query: store.resolve(dataset, filters) };
    });
  } catch (error) {
    if (error instanceof QueryError || error instanceof EditionUnavailableError) return undefined;
    throw error;
  }
  return {
    queries,
    async write(signal) {
      const both = AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]);
      const answered = queries.map(async ({ dataset, query, asked }) => {
        const { rows, editions } = await store.answer(dataset, query, both);
        return { rows, editions, asked, query, pay: payTermsOf(store.manifest(), query.edition) };
      });
      try {
        return found.write(await Promise.all(answered));
      } catch (error) {
        if (signal.aborted) throw error;
        // The page is still useful without its figures: its cards report the failure.
        return undefined;
      }
    },
  };
}
