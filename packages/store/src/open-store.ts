import { mkdir } from 'node:fs/promises';
import {
  type AnyDataset,
  type AreaName,
  areaNames,
  areas,
  canonical,
  checkValueCounts,
  defaultEdition,
  type Edition,
  type Filters,
  faultsOf,
  isCompatible,
  isOccupationSource,
  isPartialYear,
  type Manifest,
  type RowOf,
  type SourceName,
  throwFaults,
  type UnavailableEdition,
} from '@observatorio/contract';
import { ipca, type PriceIndices, SMALL_CELL } from '@observatorio/domain';
import { ClusterEditions } from './cluster/cluster-editions';
import { CourseAreaSource } from './courses/course-source';
import { removeLeftovers } from './editions/workspace';
import { EducationSource } from './education/education-source';
import { FewOffers } from './education/few-offers';
import { AnswerCache } from './engine/answer-cache';
import { ClickHouseConnector } from './engine/clickhouse';
import type { ClusterAddress } from './engine/cluster-address';
import { type Connector, cancellable } from './engine/connector';
import { DuckDbConnector, type DuckDbOptions } from './engine/duckdb';
import { EditionCache } from './engine/edition-cache';
import { withLeases } from './engine/leased-edition';
import type { EditionsObserver, LiveEditions } from './engine/live-editions';
import type { AnsweredQuery } from './engine/observe-queries';
import { EngineUnavailable, QueryFailed } from './engine/query-failed';
import { ImbalanceSource } from './imbalance/imbalance-source';
import { IndicatorSource } from './indicators/indicator-source';
import type { PlaceValues } from './indicators/place-values';
import { Populations } from './indicators/population';
import { FewLinks } from './labour/few-links';
import { LabourSource } from './labour/labour-source';
import { LinkedOccupations } from './labour/linked-occupations';
import { Tallies } from './labour/tallies';
import { OccupationSource } from './occupations/occupation-source';
import { ProfileSource } from './occupations/profile-source';
import { OpenEditions } from './open-editions';
import { PlaceSource } from './place/place-source';
import { pricesIn } from './prices/price-file';
import { Prices } from './prices/prices';
import {
  omittedYears,
  type YearAnswer,
  type YearOfSeries,
  yearsOfSeries,
} from './query/series-years';
import type { AreaSource, Datasets, OpenEdition, SourceQuery } from './query/source';
import {
  EditionUnavailableError,
  outOfService,
  type ResolvedQuery,
  type Store,
  type StoreResponse,
  UnanswerableYearError,
  YearUnavailableError,
} from './query/store';
import { OccupationTitles, readTitles, type Titles } from './titles/occupation-titles';
import { loadPlaces } from './titles/places';

const CACHED_BYTES = 64 * 1024 * 1024;

export interface StoreOptions extends DuckDbOptions {
  /** Database engine for the editions; closed with the store. Default: DuckDB in this process. */
  connector?: Connector;
  /** Minimum number of links for publishing pay statistics. Default: 5. */
  smallCell?: number;
  /** Year of queries without one, for the sources that have it. Default: each source's newest. */
  referenceYear?: number | undefined;
  /** Approximate memory for cached answers, in bytes; 0 disables the cache. Default: 64 MiB. */
  cachedBytes?: number;
  /**
   * Maximum total size of edition files to verify before opening, in bytes; others are verified on
   * first use or in the background. Default: 256 MB.
   */
  verifiedBytes?: number;
  /** Occupation titles for data directories without an edition of `cbo`. Default: none. */
  fallbackTitles?: Titles;
  /**
   * Called if part of the data directory cannot be served, with a DataProblem if the operator can
   * fix it; data that can be served stay live. Default: logs to stderr.
   */
  onProblem?: (error: unknown) => void;
  /** Called after each query on an edition, for logs. Default: queries are not observed. */
  onQuery?: ((query: AnsweredQuery) => void) | undefined;
}

/**
 * Opens the datasets in a directory, which may be empty or missing. Picks up later imports without
 * a restart.
 */
export async function openStore(dataDir: string, options: StoreOptions = {}): Promise<Store> {
  const { onProblem = console.error, verifiedBytes = 256e6 } = options;
  // A failure is only reported because a read-only directory can still be served.
  await mkdir(dataDir, { recursive: true }).catch(onProblem);
  await removeLeftovers(dataDir).catch(onProblem);
  const connector = options.connector ?? (await DuckDbConnector.start(options));
  return openWith(
    options,
    connector,
    () => pricesIn(dataDir),
    (observer) => new OpenEditions({ dataDir, connector, verifiedBytes, ...observer }),
  );
}

/**
 * Opens the datasets published to a cluster. Picks up later publications without a restart. If the
 * cluster is unresponsive, opens them once it recovers.
 */
export function openClusterStore(
  address: ClusterAddress,
  options: Omit<StoreOptions, 'connector' | 'verifiedBytes' | keyof DuckDbOptions> = {},
): Promise<Store> {
  const connector = new ClickHouseConnector(address);
  return openWith(
    options,
    connector,
    async () => ipca,
    (observer) => new ClusterEditions({ address, connector, ...observer }),
  );
}

async function openWith(
  {
    smallCell = SMALL_CELL,
    cachedBytes = CACHED_BYTES,
    referenceYear,
    onProblem = console.error,
    ...options
  }: StoreOptions,
  connector: Connector,
  readPrices: () => Promise<PriceIndices>,
  editionsWith: (observer: EditionsObserver) => LiveEditions,
): Promise<Store> {
  const places = await loadPlaces();
  const titles = new OccupationTitles(options.fallbackTitles);
  const answers = new AnswerCache(cachedBytes);
  const tallies = new Tallies(answers);
  const fewLinks = new FewLinks(answers, tallies);
  const fewOffers = new FewOffers(answers);
  const linked = new LinkedOccupations();
  const prices = new Prices();
  const base = { places, titles, tallies, linked, smallCell };
  const placeValues = new EditionCache<PlaceValues>();
  const populations = new Populations(places, placeValues);
  const labour = new LabourSource({ ...base, fewLinks, answers, prices, populations });
  const sources = {
    labour,
    graduate: new EducationSource({ places, answers, fewOffers }),
    occupation: new OccupationSource(base),
    profile: new ProfileSource(base),
    course: new CourseAreaSource(base),
    imbalance: new ImbalanceSource({ places, tallies, fewLinks, fewOffers, smallCell, answers }),
    place: new PlaceSource({ labour, places, populations, tallies, smallCell }),
    indicator: new IndicatorSource(places, placeValues),
  } satisfies AreaSources;
  const reported = (error: unknown) => {
    // Rethrown so that the editions go live once the engine responds.
    if (error instanceof EngineUnavailable) throw error;
    onProblem(error);
    return undefined;
  };
  const beforeServing = async (live: readonly Edition[]) => {
    prices.use((await readPrices().catch(reported)) ?? ipca);
    const newest = defaultEdition({ conjuntos: [...live] }, 'cbo');
    const leased = newest && editions.get(newest.versao);
    titles.use(
      leased && (await readTitles(leased.database).catch(reported)),
      newest?.tipo === 'oficial',
    );
    const links = live.filter(({ conjunto, tipo }) => conjunto === 'rais' && tipo === 'oficial');
    linked.use(links.flatMap(({ versao }) => editions.get(versao) ?? []));
  };
  const editions = editionsWith({ beforeServing, onProblem, onQuery: options.onQuery });
  await editions.start();
  return new EditionStore({
    editions,
    connector,
    sources,
    titles,
    prices,
    smallCell,
    referenceYear,
  });
}

/** Sources of all areas. */
type AreaSources = { readonly [Area in AreaName]: AreaSource<(typeof areas)[Area]> };

/** Source that serves a dataset, and the dataset's name in its area. */
interface DatasetHandler {
  source: AreaSource<Datasets>;
  name: string;
}

/** Returns the handlers by the datasets’ IDs: a card may change a dataset’s texts. */
function handlersOf(sources: AreaSources): ReadonlyMap<string, DatasetHandler> {
  const handlers = new Map<string, DatasetHandler>();
  for (const area of areaNames) {
    const source: AreaSource<Datasets> = sources[area];
    for (const [name, dataset] of Object.entries(areas[area])) {
      handlers.set(dataset.id, { source, name });
    }
  }
  return handlers;
}

/** Error message if an edition that a query needs was replaced after the query was resolved. */
const CHANGED = 'Os dados acabam de mudar. Tente de novo.';

/** Throws an EditionUnavailableError for a bad edition. */
function refuse(bad: UnavailableEdition | undefined): void {
  if (!bad) return;
  throw new EditionUnavailableError(outOfService([bad]));
}

/** A query without its access to other editions. */
type OwnQuery = Omit<SourceQuery, 'editionsOf' | 'newest' | 'open' | 'titles'>;

/** Components of a store. */
interface Parts {
  editions: LiveEditions;
  connector: Connector;
  sources: AreaSources;
  titles: OccupationTitles;
  prices: Prices;
  smallCell: number;
  referenceYear: number | undefined;
}

/** Live editions of a source. */
interface SourceEditions {
  /** Sorted by year. */
  all: readonly Edition[];
  standard: Edition | undefined;
}

class EditionStore implements Store {
  private readonly handlers: ReadonlyMap<string, DatasetHandler>;
  /** Editions of each source in a list of live ones, which every answer looks up several times. */
  private readonly known = new WeakMap<readonly Edition[], Map<SourceName, SourceEditions>>();

  private readonly editions: LiveEditions;
  private readonly connector: Connector;
  private readonly titles: OccupationTitles;
  private readonly prices: Prices;
  private readonly smallCell: number;
  private readonly referenceYear: number | undefined;

  constructor({ editions, connector, sources, titles, prices, smallCell, referenceYear }: Parts) {
    this.handlers = handlersOf(sources);
    this.editions = editions;
    this.connector = connector;
    this.titles = titles;
    this.prices = prices;
    this.smallCell = smallCell;
    this.referenceYear = referenceYear;
  }

  manifest(): Manifest {
    const { live, unavailable } = this.editions;
    return {
      conjuntos: [...live],
      indisponiveis: [...unavailable],
      limiteSigilo: this.smallCell,
      mesIpca: this.prices.newest,
      ...(this.referenceYear && { anoReferencia: this.referenceYear }),
    };
  }

  fault(): string | undefined {
    return this.editions.fault;
  }

  resolve(dataset: AnyDataset, filters: Filters): ResolvedQuery {
    const source = dataset.source(filters);
    const editions = this.editionsOf(source);
    const [year] = dataset.undated ? [] : (filters.ano ?? []);
    const { source: areaSource, name } = this.handlerOf(dataset);
    const standard = this.standardOf(source);
    const ofKind = editions.filter(({ tipo }) => tipo === standard?.tipo);
    const edition = year
      ? editions.find(({ ano }) => String(ano) === year)
      : (areaSource.editionFor?.(filters, ofKind) ?? standard);
    refuse(this.badFor(source, year, edition));
    const years = editions.map(({ ano }) => ano).toReversed();
    const unavailable = () => new YearUnavailableError(year ?? '', years);
    if (years.length === 0) {
      this.throwFault();
      throw unavailable();
    }
    let completed = filters;
    const faults = [
      ...faultsOf(() => checkValueCounts(dataset.filters, filters)),
      ...faultsOf(() => {
        const open = edition ?? standard;
        completed = areaSource.complete(name, filters, open && this.editions.get(open.versao));
      }),
    ];
    throwFaults([...(edition ? [] : [unavailable()]), ...faults]);
    if (!edition) throw unavailable();
    const ano = dataset.yearsWithin ? (completed.ano ?? []) : [String(edition.ano)];
    return { edition, filters: canonical({ ...completed, ano }) };
  }

  cost(dataset: AnyDataset, { filters }: ResolvedQuery): number {
    const { source, name } = this.handlerOf(dataset);
    return source.cost(name, filters);
  }

  async answer<D extends AnyDataset>(
    dataset: D,
    { edition, filters }: ResolvedQuery,
    signal?: AbortSignal,
  ): Promise<StoreResponse<RowOf<D>>> {
    this.throwFault();
    const leased = this.editions.get(edition.versao);
    if (!leased) throw new EditionUnavailableError(CHANGED);
    const database = cancellable(leased.database, signal);
    const years = this.editionsOf(edition.conjunto).map(({ ano }) => ano);
    const partialYears = this.editionsOf('rais')
      .filter(isPartialYear)
      .map(({ ano }) => ano);
    const own = { edition, database, filters, years, partialYears };
    const answer = dataset.overYears
      ? () => this.answerYears(dataset, own, signal)
      : () => this.answerYear(dataset, own, signal);
    // A query may read any live edition, so all of them stay open until it completes.
    const live = this.editions.live.flatMap(({ versao }) => this.editions.get(versao) ?? []);
    return withLeases([leased, ...live], answer).catch(async (error: unknown) => {
      if (signal?.aborted || !(error instanceof QueryFailed)) throw error;
      const fault = await this.editions.findFault(error);
      throw fault ? new EditionUnavailableError(fault, { cause: error }) : error;
    });
  }

  private async answerYear(
    dataset: AnyDataset,
    own: OwnQuery,
    signal: AbortSignal | undefined,
  ): Promise<StoreResponse<any>> {
    const { source, name } = this.handlerOf(dataset);
    const { query, used } = this.trackUse(own, signal);
    const result = await source.answer(name, query);
    return { ...result, editions: [...new Set([own.edition, ...used])] };
  }

  /** Answers with the rows of every year of the series, oldest first; a refused year has none. */
  private async answerYears(
    dataset: AnyDataset,
    own: OwnQuery,
    signal: AbortSignal | undefined,
  ): Promise<StoreResponse<any>> {
    const { conjunto, tipo } = own.edition;
    const candidates = this.editionsOf(conjunto).filter((each) => each.tipo === tipo);
    const answers = await Promise.all(
      yearsOfSeries(candidates, own.edition, own.filters).map((year) =>
        this.answerYearOfSeries(dataset, own, year, signal),
      ),
    );
    const given = answers.flatMap((each) => ('answer' in each ? each.answer : []));
    const [first] = answers;
    if (given.length === 0 && first && 'error' in first) throw first.error;
    const used = given.toReversed().flatMap(({ editions }) => editions);
    return {
      rows: given.flatMap(({ rows }) => rows),
      editions: [...new Set([own.edition, ...used])],
      omitted: omittedYears(candidates, answers, own.filters),
    };
  }

  private async answerYearOfSeries(
    dataset: AnyDataset,
    own: OwnQuery,
    { edition, filters: selected, coverage }: YearOfSeries,
    signal: AbortSignal | undefined,
  ): Promise<YearAnswer> {
    const leased = this.editions.get(edition.versao);
    if (!leased) throw new EditionUnavailableError(CHANGED);
    const database = cancellable(leased.database, signal);
    const filters = { ...selected, ano: [String(edition.ano)] };
    try {
      const answer = await this.answerYear(dataset, { ...own, edition, database, filters }, signal);
      const rows = answer.rows.map((row) => ({ ...row, coverage }));
      return { edition, answer: { ...answer, rows } };
    } catch (error) {
      if (error instanceof UnanswerableYearError) return { edition, error };
      throw error;
    }
  }

  occupationTitle(code: string): string {
    return this.titles.of(code);
  }

  async close(): Promise<void> {
    await this.editions.close();
    await this.connector.close();
  }

  /** Throws if no edition is currently readable. */
  private throwFault(): void {
    if (this.editions.fault) throw new EditionUnavailableError(this.editions.fault);
  }

  /**
   * Returns the bad edition that should have been selected: the one for the year, or an official
   * one if only the sample was found.
   */
  private badFor(
    source: SourceName,
    year: string | undefined,
    found: Edition | undefined,
  ): UnavailableEdition | undefined {
    if (found && (year || found.tipo === 'oficial')) return undefined;
    const bad = this.editions.unavailable.find(
      ({ conjunto, ano }) => conjunto === source && (!year || String(ano) === year),
    );
    return found && bad?.tipo !== 'oficial' ? undefined : bad;
  }

  /** Returns a source's editions in a list of live ones. */
  private editionsIn(live: readonly Edition[], source: SourceName): SourceEditions {
    const bySource = this.known.get(live) ?? new Map<SourceName, SourceEditions>();
    this.known.set(live, bySource);
    const known = bySource.get(source);
    if (known) return known;
    const all = live
      .filter(({ conjunto }) => conjunto === source)
      .toSorted((a, b) => a.ano - b.ano);
    const manifest = { ...this.manifest(), conjuntos: [...live] };
    const found = { all, standard: defaultEdition(manifest, source) };
    bySource.set(source, found);
    return found;
  }

  /** Lists a source's live editions, oldest year first. */
  private editionsOf(source: SourceName): readonly Edition[] {
    return this.editionsIn(this.editions.live, source).all;
  }

  /** Returns a source's default live edition. */
  private standardOf(source: SourceName): Edition | undefined {
    return this.editionsIn(this.editions.live, source).standard;
  }

  /** Builds a query that records the other editions used for its response. */
  private trackUse(own: OwnQuery, signal?: AbortSignal) {
    const { titles } = this;
    const { live } = this.editions;
    const standardOf = (source: SourceName) => this.editionsIn(live, source).standard;
    const list = standardOf('cbo');
    const used: Edition[] = [];
    const open = (found: Edition): OpenEdition => {
      const leased = this.editions.get(found.versao);
      if (!leased) throw new EditionUnavailableError(CHANGED);
      used.push(leased.edition);
      return { edition: leased.edition, database: cancellable(leased.database, signal) };
    };
    const openNoted = (found: Edition | undefined) => found && open(found);
    const completes = (edition: Pick<Edition, 'conjunto' | 'tipo'> | undefined): boolean =>
      edition !== undefined &&
      isCompatible(edition, own.edition) &&
      (!isOccupationSource(edition.conjunto) || isCompatible(edition, list));
    const newest = (source: SourceName): OpenEdition | undefined => {
      const found = standardOf(source);
      const bad = this.badFor(source, undefined, found);
      // Otherwise, the response would claim that the source's figures do not exist.
      if (completes(bad)) refuse(bad);
      return completes(found) ? openNoted(found) : undefined;
    };
    const editionsOf = (source: SourceName): Edition[] => {
      const found = standardOf(source);
      if (!found || !completes(found)) return [];
      const others = this.editionsOf(source).filter(
        ({ tipo, versao }) => tipo === found.tipo && versao !== found.versao,
      );
      return [found, ...others.toReversed()];
    };
    const query: SourceQuery = {
      ...own,
      newest,
      open,
      editionsOf,
      get titles() {
        if (list) used.push(list);
        return titles;
      },
    };
    return { query, used };
  }

  private handlerOf(dataset: AnyDataset): DatasetHandler {
    const found = this.handlers.get(dataset.id);
    if (!found) throw new Error(`Dataset ${dataset.id} does not belong to any area.`);
    return found;
  }
}
