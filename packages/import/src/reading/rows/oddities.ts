import type { DuckDBConnection } from '@duckdb/node-api';
import { formatCount, formatPercent } from '@observatorio/language';
import { labelOf } from '../kind/columns';
import type { MatchedFile } from '../kind/kind';
import type { Contrast, Peak, Spread } from '../kind/rules';
import { ImportRefusal } from '../refusal/import-refusal';
import { misalignments } from './alignments';
import { relatedOddities, relatedWithin } from './related';
import type { FileReport } from './report';
import { createSample, dropSample, SAMPLE } from './sample';
import { scaleOddities } from './scales';
import { COUNTED_SQL } from './staging-plan';

const MANY_ROWS = 200;

/**
 * Returns, as clauses, what no row of a file shows but many rows together do: columns that were
 * filled, shuffled, shifted or multiplied, or whose codes or units were exchanged.
 */
export async function odditiesOf(
  connection: DuckDBConnection,
  matched: MatchedFile,
  { kept, rows }: Pick<FileReport, 'kept' | 'rows'>,
): Promise<string[]> {
  const { kind, columns } = matched;
  const { manyRows = MANY_ROWS, related = {}, contrasts = [], spreads = [], peaks = [] } = kind;
  const scaled = await scaleOddities(connection, matched, rows);
  if (kept < manyRows) return scaled;
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
  if (values.size + contrasts.length + spreads.length + peaks.length === 0) return oddities;
  await createSample(connection, kind, { rows, values: [...values.keys()] });
  const labels = [...values.values()];
  const unrelated = await relatedOddities(connection, labels);
  oddities.push(...unrelated);
  if (unrelated.length === 0) {
    for (const [field, sql] of Object.entries(kind.relatedWithin ?? {})) {
      if (!columns.has(field)) continue;
      const group = { sql, label: labelOf(matched, field) };
      oddities.push(...(await relatedWithin(connection, labels, group)));
    }
  }
  for (const { field, ...contrast } of contrasts) {
    if (columns.has(field) && (await isReversed(connection, contrast))) {
      oddities.push(
        `os códigos da coluna “${labelOf(matched, field)}” parecem trocados: ${contrast.reversed}`,
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
  return oddities;
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
  const varied = Object.entries(kind.varied ?? {}).filter(([field]) => columns.has(field));
  if (varied.length === 0) return [];
  const sames = varied.map(([, column]) => `min(${column}) = max(${column})`);
  const reader = await connection.runAndReadAll(
    `SELECT ${sames.join(', ')} FROM ${kind.table} WHERE ${COUNTED_SQL} AND rowid >= ${first}`,
  );
  const constant = reader.getRowsJS()[0] ?? [];
  return varied
    .filter((_, index) => constant[index] === true)
    .map(
      ([field]) => `a coluna “${labelOf(matched, field)}” traz o mesmo valor em todas as linhas`,
    );
}

/** Minimum number of rows of each group. */
const MIN_GROUP = 200;
/** Minimum difference of the means, in standard errors; groups of a shuffled column differ by less. */
const MIN_ERRORS = 5;

async function isReversed(
  connection: DuckDBConnection,
  { value, higher, lower }: Omit<Contrast, 'field'>,
): Promise<boolean> {
  const reader = await connection.runAndReadAll(`
    SELECT count(value)::DOUBLE, avg(value), var_samp(value) FROM (
      SELECT ${value} AS value, ${higher} AS isHigher FROM ${SAMPLE} WHERE (${higher}) OR (${lower}))
    GROUP BY isHigher ORDER BY isHigher`);
  const [low, high] = reader.getRowsJS().map((row) => row.map(Number));
  const [lowRows = 0, lowMean = 0, lowVariance = 0] = low ?? [];
  const [highRows = 0, highMean = 0, highVariance = 0] = high ?? [];
  if (Math.min(lowRows, highRows) < MIN_GROUP) return false;
  const error = Math.sqrt(lowVariance / lowRows + highVariance / highRows);
  return lowMean - highMean > MIN_ERRORS * error;
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
