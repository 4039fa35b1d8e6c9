import {
  type AnyDataset,
  type Edition,
  type Filters,
  graduate,
  imbalance,
  labour,
  payTermsOf,
  QueryError,
  type RowOf,
  sampleNote,
} from '@observatorio/contract';
import {
  coverageInWords,
  escapeHtml,
  formatPercent,
  inWords,
  LINKS,
  measureUnit,
  numberInWords,
  type PayTerms,
  paySentence,
  placeInFull,
  rankedSentence,
  totalOf,
} from '@observatorio/domain';
import { EditionUnavailableError, type ResolvedQuery, type Store } from '@observatorio/store';
import { filtersAsked, type Preload } from './page-preloads';

/** Time that a page waits for its figures, in ms. */
const TIMEOUT_MS = 500;

/** Query result from which a page's first figures are written. */
interface Answered<Row = any> {
  rows: readonly Row[];
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
  datasets: readonly AnyDataset[];
  /** Takes one result for each of the page's initial requests for these datasets. */
  write(answers: readonly Answered[]): Marked;
}

/**
 * First figures that consist of a single sentence from one dataset; empty if the rows contain no
 * figure. `named` lists the filters that the sentence mentions. If they include `ano`, the year
 * precedes the sentence.
 */
const sentence = <D extends AnyDataset>(
  dataset: D,
  named: readonly string[],
  write: (answer: Answered<RowOf<D>>) => string,
): Figures => ({
  datasets: [dataset],
  write([answer]): Marked {
    const words = answer && write(answer);
    if (!words) return {};
    const isSample = answer.editions.some(({ tipo }) => tipo === 'demonstracao');
    const text = `${scope(named, answer)}${words}${isSample ? ' Dados de demonstração.' : ''}`;
    return { figures: `<p class="first-figures">${escapeHtml(text)}</p>` };
  },
});

/**
 * Prefix of a sentence: `Em 2019: `, or `Em 2019, com os filtros escolhidos: ` if the sentence does
 * not mention all filters. If the edition does not cover every state and no place is chosen, the
 * prefix also names the covered states: `Em 2019 (só Acre): `.
 */
function scope(named: readonly string[], { query: { edition }, asked }: Answered): string {
  if (!named.includes('ano')) return '';
  const isFiltered = Object.keys(asked).some((name) => !named.includes(name));
  const covered = asked.uf || asked.municipio ? '' : coverageInWords(edition.ufs);
  const place = covered && ` (${covered})`;
  return `Em ${edition.ano}${place}${isFiltered ? ', com os filtros escolhidos' : ''}: `;
}

const PUBLIC = '1';

const linksAndPay = ({ rows: [row], pay }: Answered<RowOf<typeof labour.summary>>): string =>
  row?.links ? `${inWords(row.links, LINKS)}. ${paySentence(row, pay)}` : '';

const enrolments = ({ rows, query }: Answered<RowOf<typeof graduate.byNetwork>>): string => {
  const total = totalOf(rows);
  const inPublic = totalOf(rows.filter(({ key }) => key === PUBLIC));
  const courses = query.filters.nivel_ensino?.[0] === 'Superior' ? 'superiores' : 'técnicos';
  const measure = query.filters.dimensao?.[0] ?? 'Matrículas';
  return total > 0
    ? `${inWords(total, measureUnit(measure))} em cursos ${courses}, ${formatPercent(inPublic / total)} na rede pública.`
    : '';
};

/** The numbers of the front page, in order: employment links, enrolments, graduates. */
const numbers: Figures = {
  datasets: [labour.summary, graduate.byNetwork],
  write(answers): Marked {
    const totals = answers.map(({ rows }) =>
      rows.reduce((sum, row) => sum + (row.links ?? row.count), 0),
    );
    const editions = answers.flatMap(({ query: { edition } }) => edition);
    // Omits the numbers, because the page names the covered states only once the manifest loads.
    if (editions.some(({ ufs }) => coverageInWords(ufs))) return {};
    return {
      kind: sampleNote(editions.map(({ tipo }) => tipo)),
      ...Object.fromEntries(
        totals.map((total, index) => [`number-${index + 1}`, numberInWords(total)]),
      ),
    };
  },
};

/** Path of a page → its first figures. */
const figures: Readonly<Record<string, Figures>> = {
  '/home': numbers,
  '/mapa': sentence(labour.summary, ['ano'], linksAndPay),
  '/busca-cargo': sentence(labour.summary, ['ano', 'occupation'], linksAndPay),
  '/perfil': sentence(labour.summary, ['ano', 'occupation'], linksAndPay),
  '/formandos': sentence(graduate.byNetwork, ['ano', 'nivel_ensino', 'dimensao'], enrolments),
  '/profissoes': sentence(imbalance.summary, ['uf', 'municipio'], ({ rows: [row] }) =>
    row ? rankedSentence({ ...row, place: placeInFull(row) }) : '',
  ),
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
 * Returns the first figures of a page for the filters in its URL, given the page's preloads.
 * Undefined for a page without figures, or if the filters are invalid or the data unavailable.
 */
export function firstFigures(
  store: Store,
  preloads: readonly Preload[],
  path: string,
  search: string,
): FirstFigures | undefined {
  const found = Object.hasOwn(figures, path) ? figures[path] : undefined;
  const wanted = (found?.datasets ?? []).flatMap((dataset) =>
    filtersAsked(preloads, dataset, search).map((asked) => ({ dataset, asked })),
  );
  if (!found || wanted.length === 0) return undefined;
  let queries: (DatasetQuery & { asked: Filters })[];
  try {
    queries = wanted.map((each) => ({ ...each, query: store.resolve(each.dataset, each.asked) }));
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
