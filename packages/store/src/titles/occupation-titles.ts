import { unnamedOccupation } from '@observatorio/domain';
import type { Database } from '../engine/connector';

/** Titles by six-digit CBO code. */
export type Titles = ReadonlyMap<string, string>;

/** Official titles by CBO code, from the live list of occupations. */
export class OccupationTitles {
  private titles: Titles;

  /** @param fallback - Titles used while no list of occupations is live. */
  constructor(private readonly fallback: Titles = new Map()) {
    this.titles = fallback;
  }

  /** Replaces the titles, or restores the fallback if called without an argument. */
  use(titles?: Titles): void {
    this.titles = titles ?? this.fallback;
  }

  /** Whether the list contains the code. */
  has(code: string): boolean {
    return this.titles.has(code);
  }

  /** Returns the title of a code, or `Ocupação 2251-25` if it is unknown. */
  of(code: string): string {
    return this.titles.get(code) ?? unnamedOccupation(code);
  }

  /** All titles by code. */
  all(): Titles {
    return this.titles;
  }
}

/** Converts the number used in tables to a six-digit CBO code. */
export const cboOf = (id: number): string => String(id).padStart(6, '0');

/** Reads the titles of an edition of `cbo`. */
export async function readTitles(database: Database): Promise<Titles> {
  const rows = await database.rows<[id: number, name: string]>(
    'SELECT id, name FROM occupations ORDER BY id',
  );
  return new Map(rows.map(([id, name]) => [cboOf(id), name]));
}
