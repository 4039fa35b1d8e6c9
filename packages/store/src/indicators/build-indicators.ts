import type { DuckDBConnection } from '@duckdb/node-api';
import type { IndicatorRow } from '@observatorio/contract';

/** What an edition says of an indicator besides its values. */
export type IndicatorDescription = Omit<IndicatorRow, 'table' | 'years' | 'levels'>;

/**
 * Builds the tables of an edition of indicators. `values` is a query for `indicator`, `level`, `code`,
 * `label`, `year` and `amount`; the label is only of what the project has no names for, and the amount
 * is NULL if it is unknown.
 */
export async function buildIndicators(
  connection: DuckDBConnection,
  descriptions: readonly IndicatorDescription[],
  values: string,
): Promise<void> {
  await connection.run(`
    CREATE TABLE edition.indicator_values AS
    SELECT indicator, level, code, label, year::INTEGER AS year, amount::DOUBLE AS amount
    FROM (${values}) ORDER BY indicator, level, code, year;
    CREATE TABLE edition.indicators (position INTEGER, id VARCHAR, title VARCHAR, unit VARCHAR,
      unit_of_one VARCHAR, decimals INTEGER, source VARCHAR, licence VARCHAR, sentence VARCHAR,
      years VARCHAR, levels VARCHAR)`);
  for (const [position, each] of descriptions.entries()) {
    const { indicator, title, unit, unitOfOne, decimals, source, licence, sentence } = each;
    await connection.run(
      `INSERT INTO edition.indicators SELECT ?, ?, ?, ?, ?, ?, ?, ?, ?,
        (SELECT string_agg(DISTINCT year, ' ' ORDER BY year) FROM edition.indicator_values
          WHERE indicator = ? AND amount IS NOT NULL),
        (SELECT string_agg(DISTINCT level, ' ' ORDER BY level) FROM edition.indicator_values
          WHERE indicator = ? AND amount IS NOT NULL)`,
      [
        position,
        indicator,
        title,
        unit,
        unitOfOne,
        decimals,
        source,
        licence,
        sentence,
        indicator,
        indicator,
      ],
    );
  }
}
