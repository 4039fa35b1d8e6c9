import type { Filters } from '@observatorio/contract';
import type { Database } from '../engine/connector';
import { Memo } from '../engine/memo';
import type { Counts } from '../query/count-rows';
import { queryKey } from '../query/query-key';
import type { OpenEdition } from '../query/source';
import { isOccupationKey, occupationOfKey } from './cube';
import { planTally } from './plan';
import { selectionOf } from './selection';
import { TABLE } from './tables';
import { DIMENSION, type Tally, type TallyRow, tallyOf } from './tally';

/** Number of editions whose facts are kept; few are in service at once. */
const MAX_EDITIONS = 32;

/** The tallies of editions of links, the most recently used kept in memory. */
export class Tallies {
  private readonly tallies: Memo<Tally>;
  private readonly cubeAxes = new Memo<number>(MAX_EDITIONS);
  private readonly occupations = new Memo<Counts>(MAX_EDITIONS);

  /** Keeps `capacity` tallies in memory; 0 for none. */
  constructor(capacity: number) {
    this.tallies = new Memo(capacity);
  }

  /** The tally under filters of the labour overview other than the year. */
  of({ edition, database }: OpenEdition, filters: Filters): Promise<Tally> {
    return this.tallies.read(queryKey({ edition, filters }), database, async (shared) => {
      const cubeAxes = await this.cubeAxes.read(edition.versao, shared, readCubeAxes);
      return readTally(shared, filters, cubeAxes);
    });
  }

  /** Links of each occupation that has any. */
  byOccupation({ edition, database }: OpenEdition): Promise<Counts> {
    return this.occupations.read(edition.versao, database, readOccupations);
  }
}

async function readTally(database: Database, filters: Filters, cubeAxes: number): Promise<Tally> {
  const selection = selectionOf(filters);
  if (!selection) return tallyOf([]);
  const parts = await Promise.all(
    planTally(selection, cubeAxes).map(({ sql, values }) => database.rows<TallyRow>(sql, values)),
  );
  return tallyOf(parts.flat());
}

async function readOccupations(database: Database): Promise<Counts> {
  return new Map(
    await database.rows<[occupation: number, links: number]>(
      `SELECT ${occupationOfKey}, n FROM ${TABLE.cube}
       WHERE ${isOccupationKey} AND dim = ${DIMENSION.total}`,
    ),
  );
}

async function readCubeAxes(database: Database): Promise<number> {
  const rows = await database.rows<[number]>(`SELECT cube_axes FROM ${TABLE.facts}`);
  return rows[0]?.[0] ?? 0;
}
