import { unnamedOccupation } from '@observatorio/domain';
import type { Database } from '../engine/connector';
import { retiredTitles } from './retired-occupations';

/** Titles by six-digit CBO code. */
export type Titles = ReadonlyMap<string, string>;

/** Official titles by CBO code, from the live list of occupations. */
export class OccupationTitles {
  private titles: Titles;
  private isOfficial = false;

  /** @param fallback - Titles used while no list of occupations is live. */
  constructor(private readonly fallback: Titles = new Map()) {
    this.titles = fallback;
  }

  /**
   * Replaces the titles, or restores the fallback if called without any. Codes outside an official
   * list are described as such.
   */
  use(titles?: Titles, isOfficial = false): void {
    this.titles = titles ?? this.fallback;
    this.isOfficial = titles !== undefined && isOfficial;
  }

  /** Whether the list contains the code. */
  has(code: string): boolean {
    return this.titles.has(code);
  }

  /**
   * Returns the title of a code, or the last one that it had in the CBO: `Faxineiro (fora da CBO
   * atual)`. Without either, `Ocupação 2251-25, fora da CBO atual`.
   */
  of(code: string): string {
    const title = this.titles.get(code);
    if (title !== undefined) return title;
    const retired = retiredTitles.get(code);
    if (!this.isOfficial) return retired ?? unnamedOccupation(code);
    return retired ? `${retired} (${OUTSIDE})` : `${unnamedOccupation(code)}, ${OUTSIDE}`;
  }

  /** Whether an official list is live and lacks the code. */
  isOutside(code: string): boolean {
    return this.isOfficial && !this.titles.has(code);
  }

  /** All titles by code. */
  all(): Titles {
    return this.titles;
  }

  /** Returns all titles by code, followed by those of further codes in ascending order. */
  with(codes: Iterable<string>): Titles {
    const others = [...codes].filter((code) => !this.titles.has(code)).toSorted();
    if (others.length === 0) return this.titles;
    return new Map([...this.titles, ...others.map((code) => [code, this.of(code)] as const)]);
  }
}

const OUTSIDE = 'fora da CBO atual';

/** Converts the number used in tables to a six-digit CBO code. */
export const cboOf = (id: number): string => String(id).padStart(6, '0');

/** Reads the titles of an edition of `cbo`. */
export async function readTitles(database: Database): Promise<Titles> {
  const rows = await database.rows<[id: number, name: string]>(
    'SELECT id, name FROM occupations ORDER BY id',
  );
  return new Map(rows.map(([id, name]) => [cboOf(id), name]));
}
