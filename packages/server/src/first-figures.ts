import {
  type AnyDataset,
  type Filters,
  graduate,
  imbalance,
  labour,
  payTermsOf,
  QueryError,
  type RowOf,
} from '@observatorio/contract';
import {
  escapeHtml,
  formatPercent,
  inWords,
  LINKS,
  measureUnit,
  type PayTerms,
  paySentence,
  placeInFull,
  rankedSentence,
  totalOf,
} from '@observatorio/domain';
import { EditionUnavailableError, type ResolvedQuery, type Store } from '@observatorio/store';
import { type FirstAnswer, filtersAsked } from './page-preloads';

/** Milliseconds that a page waits for its figures. */
const PATIENCE = 500;

/** What a sentence depends on, besides its rows. */
interface About {
  filters: Filters;
  pay: PayTerms;
}

/** The dataset of a page's first figures, and what they say; nothing for rows without a figure. */
interface Figures {
  dataset: AnyDataset;
  /** Filters whose values the sentence says; a year is said before it. */
  named: readonly string[];
  write(rows: readonly any[], about: About): string;
}

const figuresOf = <D extends AnyDataset>(
  dataset: D,
  named: readonly string[],
  write: (rows: readonly RowOf<D>[], about: About) => string,
): Figures => ({ dataset, named, write });

const PUBLIC = '1';

const linksAndPay = ([row]: readonly RowOf<typeof labour.summary>[], { pay }: About): string =>
  row?.links ? `${inWords(row.links, LINKS)}. ${paySentence(row, pay)}` : '';

/** Path of a page → its first figures. */
const figures: Readonly<Record<string, Figures>> = {
  '/mapa': figuresOf(labour.summary, ['ano'], linksAndPay),
  '/busca-cargo': figuresOf(labour.summary, ['ano', 'occupation'], linksAndPay),
  '/formandos': figuresOf(
    graduate.byNetwork,
    ['ano', 'nivel_ensino', 'dimensao'],
    (rows, { filters }) => {
      const total = totalOf(rows);
      const inPublic = totalOf(rows.filter(({ key }) => key === PUBLIC));
      const courses = filters.nivel_ensino?.[0] === 'Superior' ? 'superiores' : 'técnicos';
      const measure = filters.dimensao?.[0] ?? 'Matrículas';
      return total > 0
        ? `${inWords(total, measureUnit(measure))} em cursos ${courses}, ${formatPercent(inPublic / total)} na rede pública.`
        : '';
    },
  ),
  '/profissoes': figuresOf(imbalance.summary, ['uf', 'municipio'], ([row]) =>
    row ? rankedSentence({ ...row, place: placeInFull(row) }) : '',
  ),
};

/** The figures that a page is sent with. */
export interface FirstFigures {
  query: ResolvedQuery;
  dataset: AnyDataset;
  /** A paragraph; empty without figures, undefined if they take too long. */
  write(signal: AbortSignal): Promise<string | undefined>;
}

/** `Em 2019: `, or `Em 2019, com os filtros escolhidos: ` if the sentence does not name them all. */
function scope({ named }: Figures, { edition }: ResolvedQuery, asked: Filters): string {
  if (!named.includes('ano')) return '';
  const isFiltered = Object.keys(asked).some((name) => !named.includes(name));
  return `Em ${edition.ano}${isFiltered ? ', com os filtros escolhidos' : ''}: `;
}

/**
 * The figures of the page at a path, which has these first answers, for the filters of its address;
 * undefined for a page without, and if the data cannot answer.
 */
export function firstFigures(
  store: Store,
  answers: readonly FirstAnswer[],
  path: string,
  search: string,
): FirstFigures | undefined {
  const found = Object.hasOwn(figures, path) ? figures[path] : undefined;
  const asked = found && filtersAsked(answers, found.dataset, search);
  if (!found || !asked) return undefined;
  const { dataset } = found;
  let query: ResolvedQuery;
  try {
    query = store.resolve(dataset, asked);
  } catch (error) {
    if (error instanceof QueryError || error instanceof EditionUnavailableError) return undefined;
    throw error;
  }
  return {
    query,
    dataset,
    async write(signal) {
      const both = AbortSignal.any([signal, AbortSignal.timeout(PATIENCE)]);
      try {
        const { rows, editions } = await store.answer(dataset, query, both);
        const about = { filters: query.filters, pay: payTermsOf(store.manifest(), query.edition) };
        const sentence = found.write(rows, about);
        if (!sentence) return '';
        const isSample = editions.some(({ tipo }) => tipo === 'demonstracao');
        const text = `${scope(found, query, asked)}${sentence}${isSample ? ' Dados de demonstração.' : ''}`;
        return `<p class="first-figures">${escapeHtml(text)}</p>`;
      } catch (error) {
        if (signal.aborted) throw error;
        // Worth sending without them: the cards of the page report what fails.
        return undefined;
      }
    },
  };
}
