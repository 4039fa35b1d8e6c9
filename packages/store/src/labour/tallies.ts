import type { Filters } from '@observatorio/contract';
import type { Database } from '../engine/connector';
import { Memo } from '../engine/memo';
import type { Counts } from '../query/count-rows';
import { queryKey } from '../query/query-key';
import type { OpenEdition } from '../query/source';
import { isOccupationKey, occupationOfKey } from './cube';
import { MAX_FEW_ROWS } from './few-rows';
import { cellOf, type MarketCell, type MarketRow } from './market';
import { classesOf, meanOf, middleRanks } from './median';
import { classifiedLinks, stepCounts } from './pay-statistics';
import {
  type CubeExtent,
  planLinks,
  planMarket,
  planPays,
  planTally,
  type TallyQuery,
} from './plan';
import { selectionOf } from './selection';
import { TABLE } from './tables';
import { DIMENSION, type Tally, type TallyRow, tallyOf } from './tally';

/** Number of editions whose facts and occupations are cached; few are live at once. */
const MAX_EDITIONS = 32;

/** Tallies of editions of links; the most recently used are cached. */
export class Tallies {
  private readonly tallies: Memo<Tally>;
  private readonly medians: Memo<number>;
  private readonly counts: Memo<number>;
  private readonly facts = new Memo<EditionFacts>(MAX_EDITIONS);
  private readonly occupations = new Memo<Counts>(MAX_EDITIONS);

  /** Caches `capacity` tallies; 0 disables the cache. */
  constructor(capacity: number) {
    this.tallies = new Memo(capacity);
    this.medians = new Memo(capacity);
    this.counts = new Memo(capacity);
  }

  /** Returns the tally for labour overview filters, which must not include the year. */
  of({ edition, database }: OpenEdition, filters: Filters): Promise<Tally> {
    return this.tallies.read(queryKey({ edition, filters }), database, async (shared) => {
      const facts = await this.facts.read(edition.versao, shared, readFacts);
      return readTally(shared, filters, facts);
    });
  }

  /** Returns the number of links for labour overview filters without the year. */
  links({ edition, database }: OpenEdition, filters: Filters): Promise<number> {
    return this.counts.read(queryKey({ edition, filters }), database, async (shared) => {
      const facts = await this.facts.read(edition.versao, shared, readFacts);
      return readLinks(shared, filters, facts);
    });
  }

  /**
   * Returns the exact median pay for labour overview filters without the year, in centavos. Throws
   * if no pay is classified.
   */
  async median(open: OpenEdition, filters: Filters): Promise<number> {
    const { edition, database } = open;
    const tally = await this.of(open, filters);
    if (tally.median !== null) return tally.median;
    return this.medians.read(queryKey({ edition, filters }), database, async (shared) => {
      const { hasPays } = await this.facts.read(edition.versao, shared, readFacts);
      return readMedian(shared, filters, { tally, hasPays });
    });
  }

  /** Returns the market for labour overview filters on at most one occupation, in cell order. */
  async market({ edition, database }: OpenEdition, filters: Filters): Promise<MarketCell[]> {
    const selection = selectionOf(filters);
    if (!selection) return [];
    const facts = await this.facts.read(edition.versao, database, readFacts);
    const { sql, values } = planMarket(selection, facts);
    return (await database.rows<MarketRow>(sql, values)).map(cellOf);
  }

  /** Returns the number of links of each occupation that has any. */
  byOccupation({ edition, database }: OpenEdition): Promise<Counts> {
    return this.occupations.read(edition.versao, database, readOccupations);
  }
}

async function readTally(database: Database, filters: Filters, cube: CubeExtent): Promise<Tally> {
  const selection = selectionOf(filters);
  if (!selection) return tallyOf([]);
  const parts = await Promise.all(
    planTally(selection, { cube, dialect: database.dialect }).map((query) =>
      readPart(database, query),
    ),
  );
  return tallyOf(parts.flat());
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

async function readMedian(
  database: Database,
  filters: Filters,
  { tally, hasPays }: { tally: Tally; hasPays: boolean },
): Promise<number> {
  const { classes, ranks } = classesOf(stepCounts(tally), middleRanks(classifiedLinks(tally)));
  const selection = selectionOf(filters);
  if (!selection || classes.length === 0) throw new RangeError('No link has classified pay.');
  const { sql, values } = planPays(selection, [...new Set(classes)], hasPays);
  const pays = await database.rows<[pay: number, links: number]>(sql, values);
  return meanOf(classesOf(new Map(pays), ranks).classes);
}

/** Properties of an edition of links that queries depend on. */
interface EditionFacts extends CubeExtent {
  hasPays: boolean;
}

async function readFacts(database: Database): Promise<EditionFacts> {
  const [[cubeAxes = 0, hasPays = 0, hasOccupations = 0] = []] = await database.rows<
    readonly number[]
  >(`SELECT * FROM ${TABLE.facts}`);
  return { cubeAxes, hasPays: hasPays > 0, hasOccupations: hasOccupations > 0 };
}
