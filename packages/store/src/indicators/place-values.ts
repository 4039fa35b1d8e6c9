import type { IndicatorLevel } from '@observatorio/contract';
import type { Database } from '../engine/connector';
import { NumberTable } from '../engine/number-table';

/** Code of Brazil, at its level. */
export const BRAZIL = '1';

/** A value, and its year. */
export type YearValue = readonly [year: number, value: number];

/**
 * Values of an edition's indicators that the pages of places show: the newest in each municipality,
 * in 24 bytes each, and all of the states, the regions and Brazil.
 */
export class PlaceValues {
  private constructor(
    /** By indicator, and by the code of the municipality. */
    private readonly municipalities: ReadonlyMap<string, NumberTable>,
    /** By indicator and place, the oldest first. */
    private readonly wider: ReadonlyMap<string, readonly YearValue[]>,
  ) {}

  /** Reads the values of all places. */
  static async read(database: Database): Promise<PlaceValues> {
    const [municipalities, wider] = await Promise.all([readNewest(database), readWider(database)]);
    return new PlaceValues(municipalities, wider);
  }

  /** Returns the newest value in a municipality, a state, a region or Brazil. */
  newest(id: string, level: IndicatorLevel, code: string): YearValue | undefined {
    if (level !== 'municipio') return this.wider.get(keyOf(id, level, code))?.at(-1);
    const [year, value] = this.municipalities.get(id)?.get(Number(code)) ?? [];
    return typeof year === 'number' && typeof value === 'number' ? [year, value] : undefined;
  }

  /** Returns the value of a year in a state or Brazil; null if there is none. */
  valueIn(year: number, id: string, level: 'uf' | 'brasil', code: string): number | null {
    const values = this.wider.get(keyOf(id, level, code)) ?? [];
    return values.findLast(([each]) => each === year)?.[1] ?? null;
  }
}

const keyOf = (id: string, level: string, code: string): string =>
  level === 'brasil' ? id : `${id} ${code}`;

async function readWider(database: Database): Promise<ReadonlyMap<string, YearValue[]>> {
  const rows = await database.rows<
    [id: string, level: string, code: string, year: number, amount: number]
  >(
    `SELECT indicator, level, code, year, amount FROM indicator_values
     WHERE amount IS NOT NULL AND level IN ('uf', 'regiao', 'brasil') ORDER BY year`,
  );
  const values = new Map<string, YearValue[]>();
  for (const [id, level, code, year, amount] of rows) {
    const key = keyOf(id, level, code);
    const known = values.get(key);
    if (known) known.push([year, amount]);
    else values.set(key, [[year, amount]]);
  }
  return values;
}

/** Reads the newest years, then their values: a window function is not SQL of all engines. */
async function readNewest(database: Database): Promise<ReadonlyMap<string, NumberTable>> {
  const known = `level = 'municipio' AND amount IS NOT NULL`;
  const newest = await database.rows<[id: string, code: string, year: number]>(
    `SELECT indicator, code, max(year) FROM indicator_values WHERE ${known}
     GROUP BY indicator, code`,
  );
  const years = [...new Set(newest.map(([, , year]) => year))];
  if (years.length === 0) return new Map();
  const yearOf = new Map(newest.map(([id, code, year]) => [`${id} ${code}`, year]));
  const rows = await database.rows<[id: string, code: string, year: number, amount: number]>(
    `SELECT indicator, code, year, amount FROM indicator_values
     WHERE ${known} AND year IN (${years.map(() => '?').join(', ')})`,
    years,
  );
  const tables = new Map<string, [code: number, year: number, amount: number][]>();
  for (const [id, code, year, amount] of rows) {
    if (yearOf.get(`${id} ${code}`) !== year) continue;
    const row = [Number(code), year, amount] as [number, number, number];
    const table = tables.get(id);
    if (table) table.push(row);
    else tables.set(id, [row]);
  }
  return new Map([...tables].map(([id, list]) => [id, new NumberTable(list)]));
}
