import type { DuckDBConnection } from '@duckdb/node-api';
import { formatDecimal, formatPercent } from '@observatorio/language';
import { labelOf } from '../kind/columns';
import type { MatchedFile } from '../kind/kind';
import type { Scale } from '../kind/rules';
import type { FileReport } from './report';
import { COUNTED_SQL } from './staging-plan';

/** Minimum number of rows, and of different counts in them, for judging them. */
const MIN_ROWS = 20;
const MIN_COUNTS = 10;
/**
 * Maximum share of counts from 10 on that end in zero, in a long file; in a short one, more may by
 * chance. In the official files it is a tenth, and at most 0.18 in a state.
 */
const MAX_TENS_SHARE = 0.16;
/** Standard errors of that share, and the standard deviation of a tenth. */
const MAX_ERRORS = 5;
const DEVIATION = 0.3;

/** Finds columns whose counts of people were multiplied or divided, as clauses. */
export async function scaleOddities(
  connection: DuckDBConnection,
  matched: MatchedFile,
  { first, end }: FileReport['rows'],
): Promise<string[]> {
  const { kind, columns } = matched;
  const oddities: string[] = [];
  for (const [field, scale] of Object.entries(kind.scales ?? {})) {
    if (!columns.has(field)) continue;
    const rows = `FROM ${kind.table} WHERE ${COUNTED_SQL} AND rowid >= ${first} AND rowid < ${end}`;
    const found = await oddityOf(connection, rows, scale);
    if (found)
      oddities.push(
        `a coluna “${labelOf(matched, field)}” ${found}, como se os números tivessem sido multiplicados ou divididos`,
      );
  }
  return oddities;
}

async function oddityOf(
  connection: DuckDBConnection,
  from: string,
  { count, mean: [low, high] }: Scale,
): Promise<string | undefined> {
  const reader = await connection.runAndReadAll(`
    WITH counts AS (SELECT ${count} AS n ${from} AND n IS NOT NULL)
    SELECT count(*)::DOUBLE, avg(n)::DOUBLE, count(DISTINCT n)::DOUBLE,
      coalesce(avg((n % 10 = 0)::INTEGER) FILTER (n >= 10), 0)::DOUBLE,
      coalesce(list_reduce(list(DISTINCT n) FILTER (n > 0), lambda a, b: gcd(a, b)), 1)::DOUBLE
    FROM counts`);
  const [rows = 0, mean = 0, counts = 0, tens = 0, factor = 1] = (reader.getRowsJS()[0] ?? []).map(
    Number,
  );
  if (rows < MIN_ROWS) return undefined;
  if (mean < low || mean > high)
    return `tem média de ${formatDecimal(mean)} por linha, e nos arquivos oficiais ela vai de ${formatDecimal(low)} a ${formatDecimal(high)}`;
  if (counts < MIN_COUNTS) return undefined;
  if (tens > MAX_TENS_SHARE + (MAX_ERRORS * DEVIATION) / Math.sqrt(rows))
    return `traz números que terminam em zero em ${formatPercent(tens)} das linhas, e nos arquivos oficiais são cerca de 10%`;
  return factor > 1 ? `só traz múltiplos de ${formatDecimal(factor)}` : undefined;
}
