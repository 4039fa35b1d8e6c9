import type { Database } from '../engine/connector';
import { EditionCache } from '../engine/edition-cache';
import { type LeasedEdition, withLeases } from '../engine/leased-edition';
import { cboOf } from '../titles/occupation-titles';
import { isOccupationKey, occupationOfKey } from './cube';
import { TABLE } from './tables';

/** Occupations with links, by edition; official data also have codes that the CBO has dropped. */
export class LinkedOccupations {
  private readonly codes = new EditionCache<ReadonlySet<string>>();
  private editions: readonly LeasedEdition[] = [];

  /**
   * Replaces the editions of links that are live. Resolves once their occupations are known, except
   * those of files that are still to be verified.
   */
  async use(editions: readonly LeasedEdition[]): Promise<void> {
    this.editions = editions;
    await Promise.all(
      editions.map(async (edition) => {
        const { database } = edition;
        // A failure recurs in the first query that needs the occupations.
        const read = () => withLeases([edition], () => this.of(database)).catch(() => undefined);
        if (database.verified) void database.verified.then(read);
        else await read();
      }),
    );
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

async function readCodes(database: Database): Promise<ReadonlySet<string>> {
  const rows = await database.rows<[number]>(
    `SELECT DISTINCT ${occupationOfKey} AS code FROM ${TABLE.cube} WHERE ${isOccupationKey} ORDER BY code`,
  );
  return new Set(rows.map(([code]) => cboOf(code)));
}
