import type { Filters } from '@observatorio/contract';
import type { AnswerCache, ReadAnswer } from '../engine/answer-cache';
import type { Database } from '../engine/connector';
import { EditionCache } from '../engine/edition-cache';
import type { Counts } from '../query/count-rows';
import { queryKey } from '../query/query-key';
import type { OpenEdition } from '../query/source';
import { isOccupationKey, occupationOfKey } from './cube';
import { MAX_FEW_ROWS } from './few-rows';
import { cellsOf, type MarketCell, type MarketRecord } from './market';
import { type PayClass, payClassesOf } from './pay-classes';
import type { OptionalColumn } from './pay-dimensions';
import { bandCounts, payCounts } from './pay-statistics';
import { PercentileSearch, type Percentiles, publicPercentiles } from './percentiles';
import {
  type CubeExtent,
  planLinks,
  planMacroSectors,
  planMarket,
  planPays,
  planTally,
  type TallyQuery,
} from './plan';
import { selectionOf } from './selection';
import { PAY_GROUPS, TABLE } from './tables';
import { DIMENSION, type Tally, type TallyRow, tallyOf } from './tally';

/** Tallies of editions of links. */
export class Tallies {
  private readonly facts = new EditionCache<EditionFacts>();
  private readonly occupations = new EditionCache<Counts>();
  private readonly readTally: ReadAnswer<Tally>;
  private readonly readPercentiles: ReadAnswer<Percentiles>;
  private readonly readLinks: ReadAnswer<number>;

  constructor(answers: AnswerCache) {
    this.readTally = answers.readerOf();
    this.readPercentiles = answers.readerOf();
    this.readLinks = answers.readerOf();
  }

  /** Returns the tally for labour overview filters, which must not include the year. */
  of({ edition, database }: OpenEdition, filters: Filters): Promise<Tally> {
    return this.readTally(queryKey({ edition, filters }), database, async (shared) => {
      return readTally(shared, filters, await this.factsOf({ edition, database: shared }));
    });
  }

  /** Returns the number of links for labour overview filters without the year. */
  links({ edition, database }: OpenEdition, filters: Filters): Promise<number> {
    return this.readLinks(queryKey({ edition, filters }), database, async (shared) => {
      return readLinks(shared, filters, await this.factsOf({ edition, database: shared }));
    });
  }

  /**
   * Returns the exact percentiles of the pay that may be published for labour overview filters
   * without the year, in centavos.
   */
  async percentiles(open: OpenEdition, filters: Filters): Promise<Percentiles> {
    const { edition, database } = open;
    const tally = await this.of(open, filters);
    const percents = publicPercentiles(bandCounts(tally));
    if (percents.length === 0) return new Map();
    if (tally.percentiles.size > 0) {
      return new Map([...tally.percentiles].filter(([percent]) => percents.includes(percent)));
    }
    return this.readPercentiles(queryKey({ edition, filters }), database, async (shared) => {
      const { hasPays } = await this.factsOf({ edition, database: shared });
      const search = PercentileSearch.start(percents, payCounts(tally));
      return readPercentiles(shared, filters, { search, hasPays });
    });
  }

  /** Returns the market for labour overview filters on at most one occupation, in cell order. */
  async market(open: OpenEdition, filters: Filters): Promise<MarketCell[]> {
    const selection = selectionOf(filters);
    if (!selection) return [];
    const facts = await this.factsOf(open);
    const { sql, values } = planMarket(selection, facts);
    return cellsOf(await open.database.rows<MarketRecord>(sql, values), facts.classes);
  }

  /** Returns the properties of an edition that queries depend on. */
  factsOf({ edition, database }: OpenEdition): Promise<EditionFacts> {
    return this.facts.read(database, (shared) => readFacts(shared, edition.ano));
  }

  /**
   * Returns the links by macro sector of the CNAE for filters on places; empty if the edition does not
   * have it.
   */
  async byMacroSector(open: OpenEdition, filters: Filters): Promise<Counts> {
    const selection = selectionOf(filters);
    const { hasMacroSectors } = await this.factsOf(open);
    if (!selection || !hasMacroSectors) return new Map();
    const { sql, values } = planMacroSectors(selection);
    return new Map(await open.database.rows<[number | null, number]>(sql, values));
  }

  /** Returns the number of links of each occupation that has any. */
  byOccupation({ database }: OpenEdition): Promise<Counts> {
    return this.occupations.read(database, readOccupations);
  }
}

async function readTally(
  database: Database,
  filters: Filters,
  { classes, ...cube }: EditionFacts,
): Promise<Tally> {
  const selection = selectionOf(filters);
  if (!selection) return tallyOf([], classes);
  const parts = await Promise.all(
    planTally(selection, { cube, dialect: database.dialect }).map((query) =>
      readPart(database, query),
    ),
  );
  return tallyOf(parts.flat(), classes);
}

/** Reads a selection's rows if they are few; otherwise counts them in SQL. */
async function readPart(
  database: Database,
  { few, sql, values, count }: TallyQuery,
): Promise<readonly TallyRow[]> {
  if (few) {
    const rows = await database.rows(few.sql, few.values);
    if (rows.length <= MAX_FEW_ROWS) return few.count(rows);
  }
  return count ? count(await database.rows(sql, values)) : database.rows<TallyRow>(sql, values);
}

async function readLinks(database: Database, filters: Filters, cube: CubeExtent): Promise<number> {
  const selection = selectionOf(filters);
  if (!selection) return 0;
  const { sql, values } = planLinks(selection, cube);
  const [[links] = [null]] = await database.rows<[number | null]>(sql, values);
  return links ?? 0;
}

async function readOccupations(database: Database): Promise<Counts> {
  return new Map(
    await database.rows<[occupation: number, links: number]>(
      `SELECT ${occupationOfKey}, n FROM ${TABLE.cube}
       WHERE ${isOccupationKey} AND dim = ${DIMENSION.total}`,
    ),
  );
}

async function readPercentiles(
  database: Database,
  filters: Filters,
  { search, hasPays }: { search: PercentileSearch; hasPays: boolean },
): Promise<Percentiles> {
  const selection = selectionOf(filters);
  if (!selection) return new Map();
  const { sql, values } = planPays(selection, search.classes, hasPays);
  const pays = await database.rows<[pay: number, links: number]>(sql, values);
  return search.narrow(new Map(pays)).result();
}

/** Properties of an edition of links that queries depend on. */
export interface EditionFacts extends CubeExtent {
  hasPays: boolean;
  hasMacroSectors: boolean;
  /** Pay that is precomputed; one of `PAY_GROUPS`. */
  payGroups: number;
  /** Optional columns with a value in any link. */
  columns: ReadonlySet<OptionalColumn>;
  classes: readonly PayClass[];
}

async function readFacts(database: Database, year: number): Promise<EditionFacts> {
  const [
    [
      cubeAxes = 0,
      hasPays = 0,
      hasOccupations = 0,
      hasMacroSectors = 0,
      hasAmounts = 0,
      hasRace = 0,
      hasHours = 0,
      hasTenure = 0,
      payGroups = PAY_GROUPS.none,
    ] = [],
  ] = await database.rows<readonly number[]>(`SELECT * FROM ${TABLE.facts}`);
  return {
    cubeAxes,
    hasPays: hasPays > 0,
    hasOccupations: hasOccupations > 0,
    hasMacroSectors: hasMacroSectors > 0,
    hasMarkets: hasOccupations > 0 && hasAmounts > 0,
    payGroups,
    columns: new Set<OptionalColumn>([
      ...(hasRace > 0 ? (['race'] as const) : []),
      ...(hasHours > 0 ? (['hours'] as const) : []),
      ...(hasTenure > 0 ? (['tenure'] as const) : []),
    ]),
    classes: payClassesOf(year, hasAmounts > 0),
  };
}
