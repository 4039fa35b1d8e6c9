import { type Edition, type Filters, formatFilters, isFinalYear } from '@observatorio/contract';
import { MIN_RANKED, type NoGrowthReason, yearlyGrowth } from '@observatorio/domain';
import { catalogueOf } from '../courses/catalogue';
import type { FewOffers } from '../education/few-offers';
import type { AnswerCache, ReadAnswer } from '../engine/answer-cache';
import { cancellable } from '../engine/connector';
import { EditionCache } from '../engine/edition-cache';
import type { FewLinks } from '../labour/few-links';
import type { Tallies } from '../labour/tallies';
import { isSameScope } from '../query/place-filters';
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
  type OpenCourseLevel,
  readCatalogueLinks,
  readStudents,
} from './course-leads';
import {
  type Growths,
  growthsBetween,
  growthsIn,
  readSeries,
  type SeriesByOccupation,
  type YearCounts,
} from './growth';
import { readPlaceLinks } from './place-links';
import { type RankedOccupation, type RankingInput, rankOccupations } from './rank';
import { commonStates, covers, type PlaceScope, scopesOf } from './scopes';

export interface RankingOptions {
  places: Places;
  tallies: Tallies;
  fewLinks: FewLinks;
  fewOffers: FewOffers;
  /** Minimum number of links for publishing pay statistics. */
  smallCell: number;
  answers: AnswerCache;
}

/** Editions that a query reads, with the titles of the occupations. */
export interface Editions {
  links: OpenEdition;
  courses: CourseEditions;
  /**
   * A time series of links by occupation, or else the links of the first and last year to compare; or
   * why there is none.
   */
  growth: readonly OpenEdition[] | NoGrowthReason;
  /** Years whose links are partial. */
  partialYears: readonly number[];
  titles: OccupationTitles;
  /** The list with the titles; undefined if none is live. */
  titleList: OpenEdition | undefined;
  /** Cache key; changes whenever one of the editions does. */
  key: string;
}

/** Selects the editions for a query on the newest edition of links. */
export function editionsOf(query: SourceQuery): Editions {
  const courses = courseEditionsOf(query);
  const series = query.newest('evolucao');
  const growth = series ? [series] : comparedYears(query);
  const titleList = query.newest('cbo');
  const open = [query, ...courses.levels, courses.catalogue, ...editionsIn(growth), titleList];
  return {
    links: query,
    courses,
    growth,
    partialYears: query.partialYears,
    titles: query.titles,
    titleList,
    key: [...open.map((each) => each?.edition.versao), ...query.partialYears].join(),
  };
}

/** Returns the years of links between which the growth of any occupation is measured, or why none. */
function comparedYears(query: SourceQuery): readonly OpenEdition[] | NoGrowthReason {
  const editions = query
    .editionsOf('rais')
    .filter((edition) => isSameScope(edition, query.edition));
  const notFinal = editions.filter((edition) => !isFinalYear(edition));
  const { from, to, reason } = yearlyGrowth(
    editions.map(({ ano }) => ({ year: ano, links: 1 })),
    notFinal.map(({ ano }) => ano),
  );
  if (reason !== null) return reason;
  return [from, to].flatMap((year) =>
    editions.filter(({ ano }) => ano === year).map((edition) => query.open(edition)),
  );
}

const editionsIn = (growth: Editions['growth']): readonly OpenEdition[] =>
  typeof growth === 'string' ? [] : growth;

/** A place with its ranked occupations. */
interface PlaceRanking {
  scope: PlaceScope;
  /** Total links in the place. */
  links: number;
  occupations: readonly RankedOccupation[];
  /** Why the growth of no occupation is known; null if that of some is. */
  noGrowthReason: NoGrowthReason | null;
}

/** Ranking returned for a chosen place. */
export interface ChosenRanking extends PlaceRanking {
  /** The chosen place, if a wider one is ranked instead. */
  asked: PlaceScope | undefined;
  /** Reason for ranking a wider place: too few occupations can be ranked, or it has no links. */
  reason: 'poucos-dados' | 'sem-dados' | null;
  /** Courses that count in the ranked place. */
  courses: CourseEditions;
  /** Whether nothing can be ranked because some courses do not cover the place. */
  isUnknown: boolean;
  /** Editions of links and courses that do not cover the chosen place. */
  uncovered: readonly Edition[];
}

/** Selects the courses that cover a place; a level that does not cover it counts as missing. */
function coursesIn(scope: PlaceScope, courses: CourseEditions): CourseEditions {
  const levels = courses.levels.filter(({ edition }) => covers(edition, scope));
  const others = courses.levels.filter((level) => !levels.includes(level));
  return { ...courses, levels, missing: [...courses.missing, ...others.map(({ level }) => level)] };
}

/** Rankings of places. */
export class PlaceRankings {
  private readonly series = new EditionCache<SeriesByOccupation>();
  /** Growths in each series, with the partial years that they leave out. */
  private readonly growths = new WeakMap<SeriesByOccupation, { key: string; growths: Growths }>();
  private readonly catalogueLinks = new EditionCache<CatalogueLinks>();
  private readonly leads = new EditionCache<ReadonlyMap<number, Lead>>();
  private readonly readRanking: ReadAnswer<PlaceRanking>;

  constructor(private readonly options: RankingOptions) {
    this.readRanking = options.answers.readerOf();
  }

  /**
   * Ranks the chosen place or, if it has too few data, the smallest wider place with enough; if
   * there is none, the widest place. A place with links that some courses do not cover is not
   * replaced by one that they do cover, whose figures would not describe it.
   */
  async choose(filters: Filters, editions: Editions): Promise<ChosenRanking> {
    const { links, courses } = editions;
    const open = [links, ...courses.levels].map(({ edition }) => edition);
    const common = commonStates(open);
    const covered = common.length > 0 ? common : commonStates([links.edition]);
    const scopes = scopesOf(filters, { places: this.options.places, covered });
    const rank = async (scope: PlaceScope): Promise<PlaceRanking> =>
      covers(links.edition, scope)
        ? this.rankingOf(scope, { ...editions, courses: coursesIn(scope, courses) })
        : {
            scope,
            links: 0,
            occupations: [],
            noGrowthReason: reasonIn(await this.growthsOf(editions)),
          };
    const uncoveredLevels = (scope: PlaceScope): number =>
      courses.levels.length - coursesIn(scope, courses).levels.length;
    const [asked, ...wider] = scopes;
    const own = await rank(asked);
    let ranking = own;
    for (const scope of wider) {
      if (ranking.occupations.length >= MIN_RANKED) break;
      const uncovered = uncoveredLevels(ranking.scope);
      const isWithoutCourses = uncovered > 0 && uncovered === courses.levels.length;
      if (ranking.links > 0 && (isWithoutCourses || uncovered !== uncoveredLevels(scope))) break;
      ranking = await rank(scope);
    }
    const isOwn = isSame(ranking.scope, asked);
    const reason = own.links > 0 ? 'poucos-dados' : 'sem-dados';
    return {
      ...ranking,
      asked: isOwn ? undefined : asked,
      reason: isOwn ? null : reason,
      courses: coursesIn(ranking.scope, courses),
      isUnknown: ranking.occupations.length === 0 && uncoveredLevels(ranking.scope) > 0,
      uncovered: open.filter((edition) => !covers(edition, asked)),
    };
  }

  private rankingOf(scope: PlaceScope, editions: Editions): Promise<PlaceRanking> {
    const key = `${editions.key} ${scope.kind} ${formatFilters(scope.filters)}`;
    return this.readRanking(key, editions.links.database, async ({ signal }) => {
      const stoppable = stoppedBy(signal, editions);
      const growths = await this.growthsOf(stoppable);
      const input = await this.inputOf(scope, stoppable, growths);
      return {
        scope,
        links: input.place.links,
        occupations: rankOccupations(input),
        noGrowthReason: reasonIn(growths),
      };
    });
  }

  private async inputOf(
    scope: PlaceScope,
    editions: Editions,
    growths: Growths,
  ): Promise<RankingInput> {
    const { links, courses } = editions;
    const catalogueLinks = await this.catalogueLinksOf(courses);
    const [place, levels] = await Promise.all([
      readPlaceLinks(links, scope, this.options.fewLinks),
      Promise.all(
        courses.levels.map(async (level) => ({
          leads: await this.leadsOf(level, { catalogueLinks, editions }),
          students: await readStudents(level, scope, this.options.fewOffers),
        })),
      ),
    ]);
    const uncounted = courses.missing.map((level) => leadPredicate(level, catalogueLinks));
    return {
      place,
      levels,
      growths: typeof growths === 'string' ? undefined : growths,
      isUncounted: (occupation) => uncounted.some((leads) => leads(occupation)),
      isCounted: (level) => !courses.missing.includes(level),
      smallCell: this.options.smallCell,
    };
  }

  /** Measures the growth of all occupations in the country. */
  private async growthsOf({ growth, partialYears }: Editions): Promise<Growths> {
    if (typeof growth === 'string') return growth;
    const [first, last] = growth;
    if (!first) return 'sem-dados';
    if (!last) {
      const series = await this.series.read(first.database, readSeries);
      return this.growthsWithin(series, partialYears);
    }
    const [earlier, later] = await Promise.all([this.countsOf(first), this.countsOf(last)]);
    return growthsBetween(earlier, later);
  }

  /** Returns the growths in a series; recomputes them only when other years are partial. */
  private growthsWithin(series: SeriesByOccupation, partialYears: readonly number[]): Growths {
    const key = partialYears.join();
    const known = this.growths.get(series);
    if (known?.key === key) return known.growths;
    const growths = growthsIn(series, partialYears);
    this.growths.set(series, { key, growths });
    return growths;
  }

  private async countsOf(open: OpenEdition): Promise<YearCounts> {
    return { year: open.edition.ano, counts: await this.options.tallies.byOccupation(open) };
  }

  private async catalogueLinksOf({ catalogue }: CourseEditions): Promise<CatalogueLinks> {
    if (!catalogue) return new Map();
    return this.catalogueLinks.read(catalogue.database, readCatalogueLinks);
  }

  private async leadsOf(
    level: OpenCourseLevel,
    { catalogueLinks, editions }: { catalogueLinks: CatalogueLinks; editions: Editions },
  ): Promise<ReadonlyMap<number, Lead>> {
    const catalogue = await catalogueOf(level);
    const sources = [level, editions.courses.catalogue, editions.titleList];
    return this.leads.compute(
      sources.flatMap((open) => open?.database ?? []),
      async () => {
        const occupations = [...editions.titles.all().keys()].map(Number);
        return leadsOf(level.level, catalogue, { occupations, catalogueLinks });
      },
    );
  }
}

/** Returns the same editions with a signal that stops their queries. */
function stoppedBy(signal: AbortSignal | undefined, editions: Editions): Editions {
  const stopped = <Open extends OpenEdition>(open: Open): Open => ({
    ...open,
    database: cancellable(open.database, signal),
  });
  const { links, courses, growth } = editions;
  return {
    ...editions,
    links: stopped(links),
    courses: {
      ...courses,
      levels: courses.levels.map(stopped),
      catalogue: courses.catalogue && stopped(courses.catalogue),
    },
    growth: typeof growth === 'string' ? growth : growth.map(stopped),
  };
}

const reasonIn = (growths: Growths): NoGrowthReason | null =>
  typeof growths === 'string' ? growths : null;

const isSame = (a: PlaceScope, b: PlaceScope): boolean => a.kind === b.kind && a.code === b.code;
