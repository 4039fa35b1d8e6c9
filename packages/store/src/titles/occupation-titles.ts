import { unnamedOccupation } from '@observatorio/domain';
import type { Database } from '../engine/connector';

/** CBO code of six digits → title. */
export type Titles = ReadonlyMap<string, string>;

/** The official title of each CBO code, from the list of occupations in service. */
export class OccupationTitles {
  private titles: Titles;

  /** `fallback` is used while no list of occupations is in service. */
  constructor(private readonly fallback: Titles = new Map()) {
    this.titles = fallback;
  }

  /** Replaces the list; without an argument, by the fallback. */
  use(titles?: Titles): void {
    this.titles = titles ?? this.fallback;
  }

  /** Whether the list has the code. */
  has(code: string): boolean {
    return this.titles.has(code);
  }

  /** The title of a code, or `Ocupação 2251-25` for an unknown one. */
  of(code: string): string {
    return this.titles.get(code) ?? unnamedOccupation(code);
  }

  /** All codes and their titles, by code. */
  all(): Titles {
    return this.titles;
  }
}

/** CBO code of six digits of the number that tables hold. */
export const cboOf = (id: number): string => String(id).padStart(6, '0');

/** Reads the titles of an edition of `cbo`. */
export async function readTitles(database: Database): Promise<Titles> {
  const rows = await database.rows<[id: number, name: string]>(
    'SELECT id, name FROM occupations ORDER BY id',
  );
  return new Map(rows.map(([id, name]) => [cboOf(id), name]));
}
