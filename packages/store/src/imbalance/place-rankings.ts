import { type Filters, formatFilters } from '@observatorio/contract';
import { MIN_RANKED } from '@observatorio/domain';
import { LRUCache } from 'lru-cache';
import { type Catalogue, readCatalogue } from '../courses/catalogue';
import { Memo } from '../engine/memo';
import type { Tallies } from '../labour/tallies';
import type { OpenEdition, SourceQuery } from '../query/source';
import type { OccupationTitles } from '../titles/occupation-titles';
import type { Places } from '../titles/places';
import {
  type CatalogueLinks,
  type CourseEditions,
  courseEditionsOf,
  type Lead,
  leadPredicate,
  leadsOf,
  type OpenLevel,
  readCatalogueLinks,
  readStudents,
  type Students,
} from './course-leads';
import { type Growths, growthsBetween, readGrowths, type YearCounts } from './growth';
import { type PlaceLinks, readPlaceLinks } from './place-links';
import { type RankedOccupation, type RankingInput, rankOccupations } from './rank';
import { commonStates, isCovered, type Scope, scopesOf } from './scopes';

/** Number of editions whose courses and growth are cached; few are live at once. */
const MAX_EDITIONS = 8;

/** Number of cached rankings, about 100 KB each. */
const MAX_PLACES = 256;

/** Number of places whose links and students are cached for sharing between concurrent queries. */
const MAX_READ = 16;

export interface RankingOptions {
  places: Places;
  tallies: Tallies;
  /** Minimum number of links for publishing pay statistics. */
  smallCell: number;
}

/** Editions that a query reads, with the titles of the occupations. */
export interface Editions {
  links: OpenEdition;
  courses: CourseEditions;
  /**
   * A time series of links by occupation, or else the links of an earlier year; undefined if
   * neither is live.
   */
  growth: OpenEdition | undefined;
  titles: OccupationTitles;
  /** Cache key; changes whenever one of the editions does. */
  key: string;
}

/** Selects the editions for a query on the newest edition of links. */
export function editionsOf(query: SourceQuery): Editions {
  const courses = courseEditionsOf(query);
  const growth = query.newest('evolucao') ?? query.previous();
  const open = [query, ...courses.levels, courses.catalogue, growth, query.newest('cbo')];
  return {
    links: query,
    courses,
    growth,
    titles: query.titles,
    key: open.map((each) => each?.edition.versao).join(),
  };
}

/** A place with its ranked occupations. */
interface PlaceRanking {
  scope: Scope;
  /** Total links in the place. */
  links: number;
  occupations: readonly RankedOccupation[];
}

/** Ranking returned for a chosen place. */
export interface ChosenRanking extends PlaceRanking {
  /** The chosen place, if a wider one is ranked instead. */
  asked: Scope | undefined;
  /**
   * Reason for ranking a wider place: too few occupations can be ranked, or the place has no links
   * or is missing from an edition.
   */
  reason: 'poucos-dados' | 'sem-dados' | null;
}

/** Rankings of places; the most recently used are cached. */
export class PlaceRankings {
  private readonly placeLinks = new Memo<PlaceLinks>(MAX_READ);
  private readonly students = new Memo<ReadonlyMap<number, Students>>(2 * MAX_READ);
  private readonly growths = new Memo<Growths>(MAX_EDITIONS);
  private readonly catalogues = new Memo<Catalogue>(MAX_EDITIONS);
  private readonly catalogueLinks = new Memo<CatalogueLinks>(MAX_EDITIONS);
  private readonly leads = new LRUCache<string, ReadonlyMap<number, Lead>>({ max: MAX_EDITIONS });
  private readonly rankings = new LRUCache<string, PlaceRanking>({ max: MAX_PLACES });

  constructor(private readonly options: RankingOptions) {}

  /**
   * Ranks the chosen place or, if it has too few data, the smallest wider place with enough; if
   * there is none, the widest place.
   */
  async choose(filters: Filters, editions: Editions): Promise<ChosenRanking> {
    const covered = commonStates(
      [editions.links, ...editions.courses.levels].map(({ edition }) => edition),
    );
    const scopes = scopesOf(filters, { places: this.options.places, covered });
    const rank = async (scope: Scope): Promise<PlaceRanking> =>
      isCovered(scope, covered)
        ? this.rankingOf(scope, editions)
        : { scope, links: 0, occupations: [] };
    const [asked, ...wider] = scopes;
    const own = await rank(asked);
    let ranking = own;
    for (const scope of wider) {
      if (ranking.occupations.length >= MIN_RANKED) break;
      ranking = await rank(scope);
    }
    if (isSame(ranking.scope, asked)) return { ...ranking, asked: undefined, reason: null };
    return { ...ranking, asked, reason: own.links > 0 ? 'poucos-dados' : 'sem-dados' };
  }

  private async rankingOf(scope: Scope, editions: Editions): Promise<PlaceRanking> {
    const key = `${editions.key} ${scope.kind} ${formatFilters(scope.filters)}`;
    const known = this.rankings.get(key);
    if (known) return known;
    const input = await this.inputOf(scope, editions);
    // Another query may have ranked the place in the meantime.
    const other = this.rankings.get(key);
    if (other) return other;
    const ranking = { scope, links: input.place.links, occupations: rankOccupations(input) };
    this.rankings.set(key, ranking);
    return ranking;
  }

  private async inputOf(scope: Scope, editions: Editions): Promise<RankingInput> {
    const { links, courses } = editions;
    const catalogueLinks = await this.catalogueLinksOf(courses);
    const [place, growths, levels] = await Promise.all([
      this.placeLinks.read(placeKey(links, scope), links.database, (database) =>
        readPlaceLinks(database, scope),
      ),
      this.growthsOf(editions),
      Promise.all(
        courses.levels.map(async (level) => ({
          leads: await this.leadsOf(level, { catalogueLinks, editions }),
          students: await this.studentsOf(level, scope),
        })),
      ),
    ]);
    const uncounted = courses.missing.map((level) => leadPredicate(level, catalogueLinks));
    return {
      place,
      levels,
      growths,
      isUncounted: (occupation) => uncounted.some((leads) => leads(occupation)),
      smallCell: this.options.smallCell,
    };
  }

  private studentsOf(level: OpenLevel, scope: Scope): Promise<ReadonlyMap<number, Students>> {
    return this.students.read(placeKey(level, scope), level.database, (database) =>
      readStudents({ ...level, database }, scope),
    );
  }

  private async growthsOf({ growth, links }: Editions): Promise<Growths | undefined> {
    if (!growth) return undefined;
    if (growth.edition.conjunto === 'evolucao') {
      return this.growths.read(growth.edition.versao, growth.database, readGrowths);
    }
    const [earlier, later] = await Promise.all([growth, links].map((open) => this.countsOf(open)));
    return earlier && later && growthsBetween(earlier, later);
  }

  private async countsOf(open: OpenEdition): Promise<YearCounts> {
    return { year: open.edition.ano, counts: await this.options.tallies.byOccupation(open) };
  }

  private async catalogueLinksOf({ catalogue }: CourseEditions): Promise<CatalogueLinks> {
    if (!catalogue) return new Map();
    const { edition, database } = catalogue;
    return this.catalogueLinks.read(edition.versao, database, readCatalogueLinks);
  }

  private async leadsOf(
    { level, edition, database }: OpenLevel,
    { catalogueLinks, editions }: { catalogueLinks: CatalogueLinks; editions: Editions },
  ): Promise<ReadonlyMap<number, Lead>> {
    const key = `${level} ${editions.key}`;
    const known = this.leads.get(key);
    if (known) return known;
    const catalogue = await this.catalogues.read(edition.versao, database, (shared) =>
      readCatalogue(shared, edition),
    );
    const occupations = [...editions.titles.all().keys()].map(Number);
    const leads = leadsOf(level, catalogue, { occupations, catalogueLinks });
    this.leads.set(key, leads);
    return leads;
  }
}

const placeKey = ({ edition }: OpenEdition, { filters }: Scope): string =>
  `${edition.versao} ${formatFilters(filters)}`;

const isSame = (a: Scope, b: Scope): boolean => a.kind === b.kind && a.code === b.code;
