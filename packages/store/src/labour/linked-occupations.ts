import type { FilterDefinition, Filters } from '@observatorio/contract';
import type { Database } from '../engine/connector';
import { EditionCache } from '../engine/edition-cache';
import type { LeasedEdition } from '../engine/leased-edition';
import { checkOccupation } from '../query/occupation-filter';
import { cboOf, type OccupationTitles } from '../titles/occupation-titles';
import { isOccupationKey, occupationOfKey } from './cube';
import { TABLE } from './tables';

/** Occupations with links, by edition. Official links also have codes that the CBO has dropped. */
export class LinkedOccupations {
  private readonly codes = new EditionCache<ReadonlySet<string>>();
  private editions: readonly LeasedEdition[] = [];

  /** Replaces the live editions of links that may have occupations outside the list. */
  use(editions: readonly LeasedEdition[]): void {
    this.editions = editions;
  }

  /** Returns the codes of the occupations with links in an edition, ascending. */
  of(database: Database): Promise<ReadonlySet<string>> {
    return this.codes.read(database, readCodes);
  }

  /** Returns the same if it is already known. */
  peek(database: Database): ReadonlySet<string> | undefined {
    return this.codes.peek(database);
  }

  /** Whether an occupation has links in a live edition, or in one whose occupations are unknown. */
  mayHave(code: string): boolean {
    return this.editions.some(({ database }) => this.peek(database)?.has(code) ?? true);
  }

  /** Whether an occupation has links in a live edition. */
  async has(code: string): Promise<boolean> {
    for (const { database } of this.editions) {
      if ((await this.of(database)).has(code)) return true;
    }
    return false;
  }
}

/** The occupations of the list, and those with links. */
interface KnownOccupations {
  titles: Pick<OccupationTitles, 'has'>;
  linked: Pick<LinkedOccupations, 'has' | 'mayHave'>;
}

/** Returns whether an occupation may exist: `checkLinked` decides on those outside the list. */
export const mayExist =
  ({ titles, linked }: KnownOccupations) =>
  (code: string): boolean =>
    titles.has(code) || linked.mayHave(code);

/** Throws a QueryError if the filter includes occupations that are not listed and have no links. */
export async function checkLinked(
  filters: Filters,
  definition: FilterDefinition,
  { titles, linked }: KnownOccupations,
): Promise<void> {
  const outside = (filters[definition.name] ?? []).filter((code) => !titles.has(code));
  const found = await Promise.all(outside.map((code) => linked.has(code)));
  checkOccupation({ [definition.name]: outside }, definition, {
    exists: (code) => found[outside.indexOf(code)] === true,
  });
}

async function readCodes(database: Database): Promise<ReadonlySet<string>> {
  const rows = await database.rows<[number]>(
    `SELECT DISTINCT ${occupationOfKey} AS code FROM ${TABLE.cube} WHERE ${isOccupationKey} ORDER BY code`,
  );
  return new Set(rows.map(([code]) => cboOf(code)));
}
