import type { DuckDBConnection } from '@duckdb/node-api';
import { load } from '../base/load';
import { SLOTS } from './draws';

/** Category shares and the values assigned to each category. */
export interface Distribution {
  shares: readonly number[];
  /** Column values by category. */
  values: readonly (readonly number[])[];
}

/**
 * Creates a table of distributions with `SLOTS` rows each. `slot` is the distribution number ×
 * `SLOTS` + the index of the row.
 */
export async function loadQuantiles(
  connection: DuckDBConnection,
  table: string,
  columns: Readonly<Record<string, 'INTEGER' | 'DOUBLE'>>,
  distributions: readonly Distribution[],
): Promise<void> {
  const rows: number[][] = [];
  distributions.forEach(({ shares, values }, number) => {
    slotRanges(shares).forEach(({ first, past }, index) => {
      rows.push([...(values[index] ?? []), number * SLOTS + first, number * SLOTS + past]);
    });
  });
  await load(connection, 'sample_ranges', { ...columns, first: 'INTEGER', past: 'INTEGER' }, rows);
  await connection.run(`CREATE OR REPLACE TEMP TABLE ${table} AS
    SELECT unnest(range(first, past)) AS slot, ${Object.keys(columns).join(', ')}
    FROM sample_ranges`);
}

/** Divides the slots in proportion to shares; shares too small for a slot get none. */
function slotRanges(shares: readonly number[]): { first: number; past: number }[] {
  const total = shares.reduce((sum, share) => sum + share, 0);
  let before = 0;
  return shares.map((share) => {
    const first = Math.round((before / total) * SLOTS);
    before += share;
    return { first, past: Math.round((before / total) * SLOTS) };
  });
}
