import type { DuckDBConnection } from '@duckdb/node-api';
import { formatCount, formatPercent } from '@observatorio/language';
import { labelOf } from '../kind/columns';
import type { FileKind, MatchedFile } from '../kind/kind';
import type { Contrast, Peak, Spread } from '../kind/rules';
import { ImportRefusal } from '../refusal/import-refusal';
import { misalignments } from './alignments';
import { columnOf, relatedOddities, relatedWithin, unrelatedText } from './related';
import type { FileReport } from './report';
import { createSample, dropSample, SAMPLE, sampledValues } from './sample';
import { scaleOddities } from './scales';
import { COUNTED_SQL } from './staging-plan';

const MANY_ROWS = 200;

/** Clauses about the rows of a file. */
export interface Oddities {
  oddities: string[];
  /** Those that do not reject the file. */
  noted: string[];
}

/**
 * Returns what no row of a file shows but many rows together do: columns that were filled, shuffled,
 * shifted or multiplied, or whose codes or units were exchanged.
 */
export async function odditiesOf(
  connection: DuckDBConnection,
  matched: MatchedFile,
  { kept, rows }: Pick<FileReport, 'kept' | 'rows'>,
): Promise<Oddities> {
  const { kind, columns } = matched;
  const { manyRows = MANY_ROWS, related = {}, contrasts = [], spreads = [] } = kind;
  const { peaks = [], rarities = [] } = kind;
  const scaled = [
    ...(await scaleOddities(connection, matched, rows)),
    ...(await cutTexts(connection, matched, rows.first)),
  ];
  if (kept < manyRows) return { oddities: scaled, noted: [] };
  const oddities = [
    ...scaled,
    ...(await constantOddities(connection, matched, rows)),
    ...(await misalignments(connection, matched, rows.first)),
  ];
  const values = new Map(
    Object.entries(related)
      .filter(([field]) => columns.has(field))
      .map(([field, sql]) => [sql, labelOf(matched, field)]),
  );
  if (values.size + contrasts.length + spreads.length + peaks.length + rarities.length === 0)
    return { oddities, noted: [] };
  await createSample(connection, kind, rows);
  for (const { field, when, maxShare, among = 'das linhas', found } of rarities) {
    if (!columns.has(field)) continue;
    const reader = await connection.runAndReadAll(
      `SELECT avg(found::INTEGER) FROM (SELECT ${when} AS found FROM ${SAMPLE})
      HAVING count(found) >= ${MIN_GROUP}`,
    );
    const share = Number(reader.getRowsJS()[0]?.[0] ?? 0);
    if (share > maxShare) {
      oddities.push(`em ${formatPercent(share)} ${among}, “${labelOf(matched, field)}” ${found}`);
    }
  }
  const groups = Object.entries(kind.relatedWithin ?? {}).filter(([field]) => columns.has(field));
  const sampled = await sampledValues(connection, [
    ...values.keys(),
    ...groups.map(([, sql]) => sql),
  ]);
  const compared = [...values.values()].map((label) => columnOf(label, sampled.shift() ?? []));
  const { shifted, unrelated } = relatedOddities(compared);
  const loose = (kind.looselyRelated ?? []).map((field) => labelOf(matched, field));
  const rejected = unrelated.filter((label) => !loose.includes(label));
  const noted = unrelated
    .filter((label) => loose.includes(label))
    .map((label) => unrelatedText(label));
  oddities.push(...(shifted ? [shifted] : []), ...rejected.map((label) => unrelatedText(label)));
  if (!shifted && unrelated.length === 0) {
    for (const [field] of groups) {
      const group = { label: labelOf(matched, field), values: sampled.shift() ?? [] };
      oddities.push(...relatedWithin(compared, group));
    }
  }
  for (const { field, ...contrast } of contrasts) {
    if (!columns.has(field)) continue;
    const label = labelOf(matched, field);
    const { isReversed, gap } = await orderOf(connection, contrast);
    if (isReversed) {
      oddities.push(`os códigos da coluna “${label}” parecem trocados: ${contrast.reversed}`);
    } else if (contrast.minGap !== undefined && gap < contrast.minGap) {
      oddities.push(
        `os códigos da coluna “${label}” parecem trocados ou preenchidos em parte das linhas: os grupos que se comparam quase não diferem por eles`,
      );
    }
  }
  for (const { field, ...spread } of spreads) {
    if (!columns.has(field)) continue;
    oddities.push(...(await spreadOddities(connection, spread, labelOf(matched, field))));
  }
  for (const { field, ...peak } of peaks) {
    if (!columns.has(field)) continue;
    oddities.push(...(await peakOddities(connection, peak, labelOf(matched, field))));
  }
  await dropSample(connection);
  return { oddities, noted };
}

/** Throws an ImportRefusal for the first of a file's oddities. */
export function rejectOddities(file: string, [found]: readonly string[]): void {
  if (found === undefined) return;
  throw new ImportRefusal({
    file,
    found,
    advice: 'Confira o arquivo. Se é um recorte da fonte, e os valores são mesmo esses: --parcial.',
  });
}

/** Finds columns that vary in official files but have the same value in all rows. */
async function constantOddities(
  connection: DuckDBConnection,
  matched: MatchedFile,
  { first }: FileReport['rows'],
): Promise<string[]> {
  const { kind, columns } = matched;
  const varied = Object.entries(kind.varied ?? {})
    .filter(([field]) => columns.has(field))
    .flatMap(([field, values]) => [values].flat().map((value) => [field, value] as const));
  if (varied.length === 0) return [];
  const sames = varied.map(([, column]) => `min(${column}) = max(${column})`);
  const reader = await connection.runAndReadAll(
    `SELECT ${sames.join(', ')} FROM ${kind.table} WHERE ${COUNTED_SQL} AND rowid >= ${first}`,
  );
  const constant = reader.getRowsJS()[0] ?? [];
  return varied.flatMap(([field, value], index) => {
    const isSame = constant[index] === true;
    const found = value.includes('%') ? 'termina do mesmo modo' : 'traz o mesmo valor';
    return isSame ? [`a coluna “${labelOf(matched, field)}” ${found} em todas as linhas`] : [];
  });
}

/** Minimum number of rows of each group. */
const MIN_GROUP = 200;
/** Minimum difference of the means, in standard errors; groups of a shuffled column differ by less. */
const MIN_ERRORS = 5;

/** Number of parts of a file, each of which must have the order of the whole. */
const PARTS = 5;

/** Returns whether the means are reversed in the file or a part of it, and their difference in the file. */
async function orderOf(
  connection: DuckDBConnection,
  { value, higher, lower }: Pick<Contrast, 'value' | 'higher' | 'lower'>,
): Promise<{ isReversed: boolean; gap: number }> {
  const reader = await connection.runAndReadAll(`
    SELECT coalesce(part, 0), isHigher, count(value)::DOUBLE, avg(value), var_samp(value) FROM (
      SELECT ${value} AS value, ${higher} AS isHigher, ntile(${PARTS}) OVER (ORDER BY place) AS part
      FROM ${SAMPLE} WHERE (${higher}) OR (${lower}))
    GROUP BY GROUPING SETS ((isHigher), (isHigher, part)) ORDER BY part NULLS FIRST`);
  const rows = reader.getRowsJS();
  const orders = [...new Set(rows.map(([part]) => Number(part)))].map((part) => {
    const [low, high] = [false, true].map((isHigher) =>
      rows
        .find((row) => Number(row[0]) === part && row[1] === isHigher)
        ?.slice(2)
        .map(Number),
    );
    const [lowRows = 0, lowMean = 0, lowVariance = 0] = low ?? [];
    const [highRows = 0, highMean = 0, highVariance = 0] = high ?? [];
    if (Math.min(lowRows, highRows) < MIN_GROUP) return undefined;
    const error = Math.sqrt(lowVariance / lowRows + highVariance / highRows);
    return { isReversed: lowMean - highMean > MIN_ERRORS * error, gap: highMean - lowMean };
  });
  return {
    isReversed: orders.some((order) => order?.isReversed),
    gap: orders[0]?.gap ?? Number.POSITIVE_INFINITY,
  };
}

/** Minimum number of similar rows for a median. */
const MIN_SIMILAR = 20;

async function spreadOddities(
  connection: DuckDBConnection,
  { value, by, median, times, maxShare }: Omit<Spread, 'field'>,
  label: string,
): Promise<string[]> {
  const reader = await connection.runAndReadAll(`
    WITH valued AS (
      SELECT ${value} AS value, ${by} AS class FROM ${SAMPLE} WHERE value > 0 AND class IS NOT NULL),
    medians AS (
      SELECT class, median(value) AS usual FROM valued
      GROUP BY class HAVING count(*) >= ${MIN_SIMILAR})
    SELECT avg((value > usual * ${times})::INTEGER), avg((value < usual / ${times})::INTEGER)
    FROM valued JOIN medians USING (class)`);
  const [above = 0, below = 0] = (reader.getRowsJS()[0] ?? []).map(Number);
  const share = Math.max(above, below);
  if (share <= maxShare) return [];
  return [
    `em ${formatPercent(share)} das linhas, “${label}” é mais de ${times} vezes ${above > below ? 'maior' : 'menor'} que ${median}`,
  ];
}

async function peakOddities(
  connection: DuckDBConnection,
  { value, by, classes, format, maxShare, maxClasses }: Omit<Peak, 'field'>,
  label: string,
): Promise<string[]> {
  const reader = await connection.runAndReadAll(`
    WITH valued AS (SELECT ${value} AS value, ${by} AS class FROM ${SAMPLE} WHERE value > 0),
    top AS (SELECT max(value) AS most FROM valued)
    SELECT any_value(most)::DOUBLE, avg((value = most)::INTEGER),
      count(DISTINCT class) FILTER (value = most)::DOUBLE
    FROM valued, top`);
  const [most = 0, share = 0, found = 0] = (reader.getRowsJS()[0] ?? []).map(Number);
  if (share <= maxShare || found <= maxClasses) return [];
  return [
    `em ${formatPercent(share)} das linhas, de ${formatCount(found)} ${classes}, “${label}” é exatamente ${format(most)}, e nenhuma tem mais: as maiores foram cortadas aí`,
  ];
}

/** Length from which texts are long, and number and share of those that are as long as the longest. */
const LONG_TEXT = 8;
const MANY_LONGEST = 20;
const MAX_LONGEST_SHARE = 0.03;

/**
 * Finds columns of texts that were cut at a length, which many have then that differ by more than a number.
 * In the official files, at most 17 of a column are as long as the longest.
 */
async function cutTexts(
  connection: DuckDBConnection,
  matched: MatchedFile,
  first: number,
): Promise<string[]> {
  const { kind, columns } = matched;
  const cut: string[] = [];
  for (const field of Object.keys(kind.fields)) {
    const column = columns.has(field) && textColumnOf(kind, field);
    if (!column) continue;
    const reader = await connection.runAndReadAll(`
      WITH texts AS (
        SELECT ${column} AS text, length(text) AS n FROM ${kind.table}
        WHERE ${COUNTED_SQL} AND rowid >= ${first} AND text IS NOT NULL)
      SELECT max(n), count(DISTINCT translate(text, '0123456789', '')) FILTER (n >= most - 1)::DOUBLE,
        avg((n >= most - 1)::INTEGER)
      FROM texts, (SELECT max(n) AS most FROM texts)`);
    const [most = 0, longest = 0, share = 0] = (reader.getRowsJS()[0] ?? []).map(Number);
    if (most < LONG_TEXT || longest < MANY_LONGEST || share < MAX_LONGEST_SHARE) continue;
    cut.push(
      `em ${formatPercent(share)} das linhas, “${labelOf(matched, field)}” tem ${formatCount(most)} letras ou uma menos, e nenhuma tem mais: os textos foram cortados`,
    );
  }
  return cut;
}

/** Returns the column of the table with the text of a field, if it is a free one. */
function textColumnOf({ columns }: FileKind, field: string): string | undefined {
  const text = new RegExp(`\\b${field}(Code)?\\b`);
  return Object.entries(columns).find(
    ([, [type, sql]]) => type === 'VARCHAR' && text.test(sql),
  )?.[0];
}
