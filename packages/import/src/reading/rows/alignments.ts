import type { DuckDBConnection } from '@duckdb/node-api';
import { labelOf } from '../kind/columns';
import type { MatchedFile } from '../kind/kind';
import type { Alignment } from '../kind/rules';
import { COUNTED_SQL } from './staging-plan';

/** Minimum number of neighbours of the same group, and of different ones, for comparing them. */
const MIN_PAIRS = 100;
/**
 * Maximum ratio of a column's gain after moving it by one row to its gain as it is. In the official
 * files it is at most 0.42; it is about 1 if half of the column was moved.
 */
const MAX_MOVED = 0.6;

/** Returns the columns whose values belong to other rows, as clauses. */
export async function misalignments(
  connection: DuckDBConnection,
  matched: MatchedFile,
  firstRow: number,
): Promise<string[]> {
  const { kind, columns } = matched;
  const clauses: string[] = [];
  for (const alignment of kind.alignments ?? []) {
    const { fields, minGain } = alignment;
    if (!fields.every((field) => columns.has(field))) continue;
    const gains = await gainsOf(connection, alignment, { table: kind.table, firstRow });
    const [subject, value] = fields.map((field) => `“${labelOf(matched, field)}”`);
    const place = alignment.per ? 'ocupação' : 'linha';
    const fault = gains && faultOf(gains, minGain, { subject: `${subject}`, place });
    if (fault) clauses.push(`os valores de ${value} ${fault}`);
  }
  return clauses;
}

/** Describes a column that does not follow `subject`; undefined if it does. */
function faultOf(
  { before, own, after }: Gains,
  minGain: number,
  { subject, place }: { subject: string; place: string },
): string | undefined {
  const moved = Math.max(before, after);
  const other = `${subject} da ${place} ${before > after ? 'seguinte' : 'anterior'}`;
  if (moved > Math.max(minGain, own)) return `combinam com ${other}: uma das colunas foi deslocada`;
  if (own < minGain) return `não têm relação com ${subject}: uma das colunas foi embaralhada`;
  if (moved > own * MAX_MOVED)
    return `combinam quase tanto com ${other}: parte de uma das colunas foi deslocada ou embaralhada`;
  return undefined;
}

interface Gains {
  /** Gain if each row had the value of the row before it. */
  before: number;
  own: number;
  after: number;
}

/**
 * Returns how much more often neighbours have alike values if they are in the same group; undefined
 * if there are too few of them.
 */
async function gainsOf(
  connection: DuckDBConnection,
  { group, value, order, per, alike }: Alignment,
  { table, firstRow }: { table: string; firstRow: number },
): Promise<Gains | undefined> {
  const gain = (alikes: string) =>
    `avg(${alikes}::DOUBLE) FILTER (same) - avg(${alikes}::DOUBLE) FILTER (NOT same)`;
  // In a file in another order, rows that follow each other within a group are no neighbours.
  const isAdjacent = order || per ? 'true' : 'lead(row) OVER rows = row + 1';
  const reader = await connection.runAndReadAll(`
    WITH valued AS (
      SELECT ${per ? 'min(rowid)' : 'rowid'} AS row, ${order ?? group} AS place, ${group} AS subject, ${value} AS value
      FROM ${table} WHERE ${COUNTED_SQL} AND rowid >= ${firstRow}
      ${per ? `GROUP BY ${per}, place, subject` : ''}),
    neighbours AS (
      SELECT CASE WHEN ${isAdjacent} THEN subject = lead(subject) OVER rows END AS same, lag(value) OVER rows AS before, value,
        lead(value) OVER rows AS next, lead(value, 2) OVER rows AS after
      FROM valued WHERE place IS NOT NULL AND subject IS NOT NULL AND value IS NOT NULL
      WINDOW rows AS (ORDER BY place, row)),
    compared AS (
      SELECT same, ${alike('before', 'value')} AS before, ${alike('value', 'next')} AS own,
        ${alike('next', 'after')} AS after
      FROM neighbours WHERE same IS NOT NULL)
    SELECT ${gain('before')}, ${gain('own')}, ${gain('after')}
    FROM compared
    HAVING count(*) FILTER (same) >= ${MIN_PAIRS} AND count(*) FILTER (NOT same) >= ${MIN_PAIRS}`);
  const [gains] = reader.getRowsJS();
  if (!gains) return undefined;
  const [before = 0, own = 0, after = 0] = gains.map(Number);
  return { before, own, after };
}
