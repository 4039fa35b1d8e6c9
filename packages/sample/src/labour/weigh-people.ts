import type { DuckDBConnection } from '@duckdb/node-api';
import { apportion, type Margins, rake, roundToMargins } from '../base/balance';
import { load } from '../base/load';
import { AGE_SHARES, GENDER_SHARES, SCHOOLING_SHARES, type Shares } from '../base/totals';
import { sectorLinks, stateLinks } from './margins';

/** Dimensions whose margins are matched exactly. */
const DIMENSIONS = ['uf', 'sector', 'gender', 'schooling', 'age'] as const;
const LIST = DIMENSIONS.join(', ');

/**
 * Creates the temporary table `sample_weighted`: the people in `sample_person` with at least one
 * link, each with an integer number of links `n`. The totals match the margins exactly.
 */
export async function weighPeople(connection: DuckDBConnection, links: number): Promise<void> {
  const reader = await connection.runAndReadAll(
    `SELECT ${LIST}, count(*) FROM sample_person GROUP BY ${LIST} ORDER BY ${LIST}`,
  );
  const columns = reader.getColumnsJS().map((column) => column.map(Number));
  const keys = columns.slice(0, DIMENSIONS.length);
  const cells = { keys, weights: columns.at(-1) ?? [] };
  const margins = marginsOf(links);
  rake(cells, margins);
  const counts = roundToMargins(cells, margins);
  await load(
    connection,
    'sample_count',
    Object.fromEntries([...DIMENSIONS, 'links'].map((name) => [name, 'INTEGER'])),
    counts.map((count, cell) => [...keys.map((codes) => codes[cell] ?? 0), count]),
  );
  await connection.run(`CREATE OR REPLACE TEMP TABLE sample_weighted AS
    WITH ranked AS (
      SELECT *, row_number() OVER (cell ORDER BY hash(id), id) AS rank, count(*) OVER cell AS people
      FROM sample_person JOIN sample_count USING (${LIST})
      WINDOW cell AS (PARTITION BY ${LIST})
    ), shared AS (
      SELECT * EXCLUDE (rank, people, links),
        CAST(rank * links // people - (rank - 1) * links // people AS INTEGER) AS n
      FROM ranked
    )
    SELECT * FROM shared WHERE n > 0 ORDER BY id`);
}

/** Returns the margins for a number of links, in the order of `DIMENSIONS`. */
function marginsOf(links: number): Margins {
  const shares = [
    stateLinks(),
    sectorLinks(),
    byCode(GENDER_SHARES),
    byCode(SCHOOLING_SHARES),
    byCode(AGE_SHARES),
  ];
  return shares.map((margin) => {
    const parts = apportion(links, [...margin.values()]);
    return new Map([...margin.keys()].map((code, index) => [code, parts[index] ?? 0]));
  });
}

const byCode = (shares: Shares): ReadonlyMap<number, number> =>
  new Map(Object.entries(shares).map(([code, share]) => [Number(code), share]));
