import type { DuckDBConnection } from '@duckdb/node-api';
import { nextColumn, SAMPLE, valueColumn } from './sample';

/**
 * Minimum significance of a column's association with one of the others. In Acre in 2016 it is at
 * least 30 for each column, even among builders only or in one town; about 0 if a column is shuffled.
 */
const MIN_SIGNIFICANCE = 10;
/**
 * Minimum excess, and share of it, of the strength of the associations with a neighbouring row over
 * those with the same row, in a shifted column. In Acre in 2016 the share is at most 0.3%, and 5% to
 * 9% if a column is shifted. Shifting a column by which the file is sorted changes next to nothing.
 */
const MIN_SHIFT = 0.02;
const MIN_SHIFT_SHARE = 0.02;

/** Association of two columns. */
interface Association {
  /** Standard deviations between chi-squared and its mean for independent columns. */
  significance: number;
  /** Cramér's V, from 0 to 1, without its bias. */
  strength: number;
}

/** Associations of a column with the others: of the same row, and of the rows before and after it. */
interface Dependence {
  label: string;
  same: Association;
  before: Association;
  after: Association;
}

const NONE: Association = { significance: -Infinity, strength: 0 };

/** Returns the greatest significance and the sum of the strengths. */
const together = (one: Association, other: Association = NONE): Association => ({
  significance: Math.max(one.significance, other.significance),
  strength: one.strength + other.strength,
});

/**
 * Finds columns of the sample that depend on none of the others, or on those of a neighbouring row.
 * `labels` name the columns in order. Columns with a single value are ignored.
 */
export async function relatedOddities(
  connection: DuckDBConnection,
  labels: readonly string[],
): Promise<string[]> {
  const all = labels.map((label): Dependence => ({ label, same: NONE, before: NONE, after: NONE }));
  for (const [index, one] of all.entries()) {
    for (const [place, other] of all.entries()) {
      if (place <= index) continue;
      const same = await associationOf(connection, valueColumn(index), valueColumn(place));
      if (!same) continue;
      const ahead = await associationOf(connection, valueColumn(index), nextColumn(place));
      const behind = await associationOf(connection, nextColumn(index), valueColumn(place));
      one.same = together(one.same, same);
      other.same = together(other.same, same);
      one.after = together(one.after, ahead);
      other.before = together(other.before, ahead);
      one.before = together(one.before, behind);
      other.after = together(other.after, behind);
    }
  }
  const compared = all.filter(({ same }) => same !== NONE);
  const shifted = shiftedText(compared);
  if (shifted) return [shifted];
  return compared
    .filter(({ same }) => same.significance < MIN_SIGNIFICANCE)
    .map(
      ({ label }) =>
        `os valores da coluna “${label}” não têm relação com os das outras, como se tivessem sido embaralhados`,
    );
}

/** Minimum number of sampled rows of a group for judging it. */
const MIN_GROUP = 2000;
/**
 * Maximum number of rows lower than the row before in a column that is in order, and minimum in any
 * other, as shares of their number in a shuffled column.
 */
const MAX_DESCENTS = 0.1;
const MIN_DESCENTS = 0.4;

/**
 * Finds columns of the sample that depend on none of the others among the rows of some group, or that are
 * in order among them and not among the others.
 */
export async function relatedWithin(
  connection: DuckDBConnection,
  labels: readonly string[],
  group: { sql: string; label: string },
): Promise<string[]> {
  const reader = await connection.runAndReadAll(`
    SELECT ${group.sql} AS value FROM ${SAMPLE} WHERE value IS NOT NULL
    GROUP BY value HAVING count(*) >= ${MIN_GROUP} ORDER BY value`);
  const oddities: string[] = [];
  for (const [value] of reader.getRowsJS()) {
    const isIn = `${group.sql} = ${String(value)}`;
    const where = `nas linhas com “${group.label}” ${String(value)}`;
    const ordered = await orderedIn(connection, labels, isIn);
    oddities.push(
      ...ordered.map(
        (label) =>
          `os valores da coluna “${label}” estão em ordem ${where}, e nas outras não, como se tivessem sido ordenados à parte`,
      ),
    );
    const unrelated = await unrelatedIn(connection, labels, isIn);
    oddities.push(
      ...unrelated.map(
        (label) =>
          `os valores da coluna “${label}” não têm relação com os das outras ${where}, como se tivessem sido embaralhados`,
      ),
    );
  }
  return oddities;
}

async function unrelatedIn(
  connection: DuckDBConnection,
  labels: readonly string[],
  isIn: string,
): Promise<string[]> {
  const greatest = labels.map(() => Number.NEGATIVE_INFINITY);
  const compared = new Set<number>();
  for (const one of labels.keys()) {
    for (const other of labels.keys()) {
      if (other <= one) continue;
      const columns = [valueColumn(one), valueColumn(other)] as const;
      const found = await associationOf(connection, ...columns, isIn);
      if (!found) continue;
      for (const index of [one, other]) {
        compared.add(index);
        greatest[index] = Math.max(greatest[index] ?? 0, found.significance);
      }
    }
  }
  const unrelated = labels.filter(
    (_, index) => compared.has(index) && (greatest[index] ?? 0) < MIN_SIGNIFICANCE,
  );
  // Alike rows, such as those of a single occupation, have no related columns at all.
  return compared.size - unrelated.length >= 2 ? unrelated : [];
}

async function orderedIn(
  connection: DuckDBConnection,
  labels: readonly string[],
  isIn: string,
): Promise<string[]> {
  const ordered: string[] = [];
  for (const [index, label] of labels.entries()) {
    const reader = await connection.runAndReadAll(`
      WITH rows AS (
        SELECT ${isIn} AS isIn, ${valueColumn(index)} AS value,
          lag(value) OVER (PARTITION BY isIn ORDER BY place) AS before
        FROM ${SAMPLE} WHERE isIn IS NOT NULL AND value IS NOT NULL),
      shares AS (
        SELECT isIn, count(*) / sum(count(*)) OVER (PARTITION BY isIn) AS share
        FROM rows GROUP BY isIn, value),
      expected AS (SELECT isIn, (1 - sum(share * share)) / 2 AS descents FROM shares GROUP BY isIn)
      SELECT isIn, avg((value < before)::INTEGER) / nullif(any_value(descents), 0)
      FROM rows JOIN expected USING (isIn) GROUP BY isIn ORDER BY isIn`);
    const [others, own] = reader.getRowsJS().map(([, descents]) => descents);
    if (typeof others !== 'number' || typeof own !== 'number') continue;
    if (own <= MAX_DESCENTS && others >= MIN_DESCENTS) ordered.push(label);
  }
  return ordered;
}

/** Describes the column that is shifted most; the columns related to it seem shifted as well. */
function shiftedText(compared: readonly Dependence[]): string | undefined {
  const [most] = compared
    .map(({ label, same, before, after }) => {
      const isBefore = before.strength > after.strength;
      const { significance, strength } = isBefore ? before : after;
      return {
        label,
        isBefore,
        significance,
        same: same.strength,
        excess: strength - same.strength,
      };
    })
    .toSorted((a, b) => b.excess - a.excess);
  if (!most || most.significance < MIN_SIGNIFICANCE) return undefined;
  if (most.excess < Math.max(MIN_SHIFT, most.same * MIN_SHIFT_SHARE)) return undefined;
  return `os valores da coluna “${most.label}” combinam com os das outras na linha ${most.isBefore ? 'anterior' : 'seguinte'}, como se tivessem sido deslocados`;
}

/** Returns the association of two columns of rows of the sample, unless one has a single value. */
async function associationOf(
  connection: DuckDBConnection,
  one: string,
  other: string,
  where = 'true',
): Promise<Association | undefined> {
  const reader = await connection.runAndReadAll(`
    WITH pairs AS (
      SELECT ${one} AS a, ${other} AS b, count(*) AS n FROM ${SAMPLE}
      WHERE a IS NOT NULL AND b IS NOT NULL AND ${where} GROUP BY ALL),
    margins AS (
      SELECT *, sum(n) OVER (PARTITION BY a) AS ofA, sum(n) OVER (PARTITION BY b) AS ofB FROM pairs)
    SELECT sum(n), sum(n * n / (ofA * ofB)) - 1, count(DISTINCT a), count(DISTINCT b) FROM margins`);
  const [rows = 0, phiSquared = 0, ones = 0, others = 0] = (reader.getRowsJS()[0] ?? []).map(
    Number,
  );
  const freedom = (ones - 1) * (others - 1);
  if (freedom <= 0) return undefined;
  return {
    significance: (rows * phiSquared - freedom) / Math.sqrt(2 * freedom),
    strength: Math.sqrt(
      Math.max(0, phiSquared - freedom / (rows - 1)) / (Math.min(ones, others) - 1),
    ),
  };
}
