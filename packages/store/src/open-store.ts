import { unwatchFile, watchFile } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  type AnyDataset,
  type AreaName,
  areaNames,
  areas,
  canonical,
  type DatasetAnswer,
  type Edition,
  type Filters,
  type Manifest,
  QueryError,
  type RowOf,
  type SourceName,
} from '@observatorio/contract';
import { SMALL_CELL } from '@observatorio/domain';
import { manifestPath, readManifest, type StoredEdition } from './editions/manifest-file';
import { removeLeftovers } from './editions/workspace';
import { EducationSource } from './education/education-source';
import { type Connector, cancellable } from './engine/connector';
import { DuckDbConnector, type DuckDbOptions } from './engine/duckdb';
import { LeasedEdition } from './engine/leased-edition';
import { LabourSource } from './labour/labour-source';
import { Tallies } from './labour/tallies';
import { OccupationSource } from './occupations/occupation-source';
import { ProfileSource } from './occupations/profile-source';
import type { AreaSource, Datasets, OpenEdition } from './query/source';
import { type ResolvedQuery, type Store, YearUnavailableError } from './query/store';
import { OccupationTitles, readTitles, type Titles } from './titles/occupation-titles';
import { loadPlaces } from './titles/places';

export interface StoreOptions extends DuckDbOptions {
  /** Engine that holds the editions, closed with the store; by default DuckDB in this process. */
  connector?: Connector;
  /** Least number of links whose pay statistics are published; 5 by default. */
  smallCell?: number;
  /** Answers kept in memory, about 20 KB each; 500 by default, 0 for none. */
  cachedAnswers?: number;
  /** Occupation titles for data directories without an edition of `cbo`; none by default. */
  fallbackTitles?: Titles;
  /** Called when a new manifest cannot be served; the old data stay. Logs to stderr by default. */
  onProblem?: (error: unknown) => void;
}

/** Interval between checks of the manifest. */
const FOLLOW_MS = 1000;
/** Grace period before a replaced edition is closed, for queries already resolved to it. */
const CLOSE_GRACE_MS = 2000;

/**
 * Opens the data sets of a directory, which may be empty or missing, and picks up later imports
 * without a restart.
 */
export async function openStore(dataDir: string, options: StoreOptions = {}): Promise<Store> {
  const { smallCell = SMALL_CELL, cachedAnswers = 500, onProblem = console.error } = options;
  await mkdir(dataDir, { recursive: true });
  // A replica without write access can still serve.
  await removeLeftovers(dataDir).catch(onProblem);
  const places = await loadPlaces();
  const titles = new OccupationTitles(options.fallbackTitles);
  const tallies = new Tallies(cachedAnswers);
  const labour = { places, titles, tallies, smallCell };
  const sources = {
    labour: new LabourSource({ ...labour, cachedAnswers }),
    graduate: new EducationSource({ places, cachedAnswers }),
    occupation: new OccupationSource(labour),
    profile: new ProfileSource(labour),
  } satisfies AreaSources;
  const connector = options.connector ?? (await DuckDbConnector.start(options));
  const store = new EditionStore(dataDir, connector, sources, titles, onProblem);
  await store.start();
  return store;
}

/** The edition that answers a query without a year: the newest official one, else the newest. */
function newestOf(editions: readonly Edition[], source: SourceName): Edition | undefined {
  const rank = ({ tipo, ano }: Edition): number => (tipo === 'oficial' ? 10_000 : 0) + ano;
  return editions
    .filter(({ conjunto }) => conjunto === source)
    .toSorted((a, b) => rank(a) - rank(b))
    .at(-1);
}

/** The source that answers each area. */
type AreaSources = { readonly [Area in AreaName]: AreaSource<(typeof areas)[Area]> };

/** The source of a dataset and the name of the dataset in its area. */
interface Answerer {
  source: AreaSource<Datasets>;
  name: string;
}

function answerersOf(sources: AreaSources): ReadonlyMap<AnyDataset, Answerer> {
  const answerers = new Map<AnyDataset, Answerer>();
  for (const area of areaNames) {
    const source: AreaSource<Datasets> = sources[area];
    for (const [name, dataset] of Object.entries(areas[area])) {
      answerers.set(dataset, { source, name });
    }
  }
  return answerers;
}

class EditionStore implements Store {
  private readonly answerers: ReadonlyMap<AnyDataset, Answerer>;
  /** Editions in service and those about to be closed, by version. */
  private readonly opened = new Map<string, LeasedEdition>();
  private current: readonly Edition[] = [];
  private updates = Promise.resolve();
  private readonly closing = new AbortController();
  private readonly follow = () => this.update();

  constructor(
    private readonly dataDir: string,
    private readonly connector: Connector,
    sources: AreaSources,
    private readonly titles: OccupationTitles,
    private readonly onProblem: (error: unknown) => void,
  ) {
    this.answerers = answerersOf(sources);
  }

  async start(): Promise<void> {
    await this.load();
    watchFile(manifestPath(this.dataDir), { interval: FOLLOW_MS, persistent: false }, this.follow);
  }

  manifest(): Manifest {
    return { conjuntos: [...this.current] };
  }

  resolve(dataset: AnyDataset, filters: Filters): ResolvedQuery {
    const source = dataset.source(filters);
    const editions = this.editionsOf(source);
    const [year, ...more] = dataset.undated ? [] : (filters.ano ?? []);
    if (more.length > 0) {
      throw new QueryError(
        'ano',
        [year, ...more].join(', '),
        'um ano só',
        'Escolha um ano só: os dados de anos diferentes não se somam.',
      );
    }
    const newest = dataset.undated ? newestOf(editions, source) : editions.at(-1);
    const edition = year ? editions.find(({ ano }) => String(ano) === year) : newest;
    const years = editions.map(({ ano }) => ano).toReversed();
    if (!edition) throw new YearUnavailableError(year ?? '', years);
    const answerer = this.answererOf(dataset);
    const completed = answerer.source.complete(answerer.name, filters);
    return { edition, filters: canonical({ ...completed, ano: [String(edition.ano)] }) };
  }

  cost(dataset: AnyDataset, { filters }: ResolvedQuery): number {
    const { source, name } = this.answererOf(dataset);
    return source.cost(name, filters);
  }

  async answer<D extends AnyDataset>(
    dataset: D,
    { edition, filters }: ResolvedQuery,
    signal?: AbortSignal,
  ): Promise<DatasetAnswer<RowOf<D>>> {
    const leased = this.opened.get(edition.versao);
    if (!leased) throw new Error(`Edition ${edition.versao} is no longer in service.`);
    const database = cancellable(leased.database, signal);
    const years = this.editionsOf(edition.conjunto).map(({ ano }) => ano);
    const newest = (source: SourceName) => this.newest(source, signal);
    const { source, name } = this.answererOf(dataset);
    const answer = () => source.answer(name, { edition, database, filters, years, newest });
    // A query may read any edition in service, so all stay open until it has answered.
    const inService = this.current.flatMap(({ versao }) => this.opened.get(versao) ?? []);
    return [leased, ...inService].reduce((query, each) => () => each.withLease(query), answer)();
  }

  async close(): Promise<void> {
    unwatchFile(manifestPath(this.dataDir), this.follow);
    this.closing.abort();
    await this.updates;
    await Promise.all([...this.opened.values()].map((leased) => leased.retire()));
    await this.connector.close();
  }

  /** Editions of a source in service, oldest year first. */
  private editionsOf(source: SourceName): Edition[] {
    return this.current
      .filter(({ conjunto }) => conjunto === source)
      .toSorted((a, b) => a.ano - b.ano);
  }

  private newest(source: SourceName, signal?: AbortSignal): OpenEdition | undefined {
    const newest = newestOf(this.current, source);
    const leased = newest && this.opened.get(newest.versao);
    return leased && { edition: leased.edition, database: cancellable(leased.database, signal) };
  }

  private answererOf(dataset: AnyDataset): Answerer {
    const found = this.answerers.get(dataset);
    if (!found) throw new Error(`No area has the dataset ${dataset.id}.`);
    return found;
  }

  private update(): void {
    this.updates = this.updates.then(() => this.load()).catch(this.onProblem);
  }

  /** Opens the editions that the manifest names and closes replaced ones. */
  private async load(): Promise<void> {
    const { conjuntos } = await readManifest(this.dataDir);
    for (const stored of conjuntos) await this.open(stored);
    const titles = await this.readTitles(conjuntos);
    this.titles.use(titles);
    this.current = conjuntos.map(({ arquivo: _, ...edition }) => edition);
    const versions = new Set(this.current.map(({ versao }) => versao));
    const replaced = [...this.opened.values()].filter(
      ({ edition }) => !versions.has(edition.versao),
    );
    if (replaced.length > 0) this.closeLater(replaced).catch(this.onProblem);
  }

  /** The titles of the newest list of occupations among the editions. */
  private async readTitles(editions: readonly Edition[]) {
    const newest = newestOf(editions, 'cbo');
    const leased = newest && this.opened.get(newest.versao);
    return leased && readTitles(leased.database);
  }

  private async open({ arquivo, ...edition }: StoredEdition): Promise<void> {
    if (this.opened.has(edition.versao)) return;
    const database = await this.connector.open(edition.versao, join(this.dataDir, arquivo));
    this.opened.set(edition.versao, new LeasedEdition(edition, database));
  }

  private async closeLater(replaced: readonly LeasedEdition[]): Promise<void> {
    await sleep(CLOSE_GRACE_MS, undefined, { ref: false, signal: this.closing.signal }).catch(
      () => undefined,
    );
    for (const leased of replaced) {
      this.opened.delete(leased.edition.versao);
      await leased.retire();
    }
    if (!this.closing.signal.aborted) await removeLeftovers(this.dataDir);
  }
}
