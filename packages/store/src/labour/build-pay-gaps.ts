import type { DuckDBConnection } from '@duckdb/node-api';
import { SMALL_CELL } from '@observatorio/domain';
import { axes } from './axes';
import { keyExpressions, occupationKeyExpression } from './cube';
import { readyDimension } from './pay-dimensions';
import { type Comparison, commonSums, comparisons, sideOf, workedSql } from './pay-gap';
import { payGapColumns, TABLE } from './tables';

const stateAxis = axes.filter(({ column }) => column === 'uf');

/** SQL expressions for the keys of a cell. */
const keys = ['0', ...keyExpressions(stateAxis), occupationKeyExpression];

/** Sides of the comparisons, with the condition on a link. */
const sides = new Map(
  comparisons.flatMap(({ column, codes, base }) =>
    [codes, [base]].map((side) => [sideOf(column, side), `${column} IN (${side.join(', ')})`]),
  ),
);

const sideNames = [...sides.keys()].flatMap((side) => [`${side}_classified`, `${side}_pay`]);

/**
 * Creates `edition.pay_gaps` from the links and from the precomputed pay by sex and race. The cells
 * are those with the default minimum number of links.
 */
export async function buildPayGaps(connection: DuckDBConnection): Promise<void> {
  const sums = [...sides].flatMap(([side, condition]) => [
    `sum(CASE WHEN ${condition} THEN n::DOUBLE END) AS ${side}_classified`,
    `sum(CASE WHEN ${condition} THEN n::DOUBLE * pay END) AS ${side}_pay`,
  ]);
  await connection.run(`
    CREATE OR REPLACE TEMP TABLE gap_cells AS
    SELECT uf, occupation, age, schooling, ${workedSql} AS worked, ${sums.join(', ')}
    FROM edition.${TABLE.byOccupation}
    WHERE pay IS NOT NULL AND age IS NOT NULL AND schooling IS NOT NULL AND hours IS NOT NULL
    GROUP BY ALL;
    CREATE OR REPLACE TEMP TABLE gap_totals AS
    ${totalsSql('gender')} UNION ALL ${totalsSql('race')};
    CREATE OR REPLACE TEMP TABLE gaps (key INTEGER, comparison UTINYINT, common_links DOUBLE,
      common_pay DOUBLE, common_base_pay DOUBLE, least_ratio DOUBLE)`);
  for (const key of keys) {
    const common = comparisons.map(
      (comparison, index) =>
        `SELECT key, ${index}, ${commonSums(comparison, SMALL_CELL).join(', ')} FROM cells GROUP BY key`,
    );
    await connection.run(`
      INSERT INTO temp.gaps
      WITH cells AS MATERIALIZED (
        SELECT ${key} AS key, occupation, age, schooling, worked,
          ${sideNames.map((name) => `sum(${name}) AS ${name}`).join(', ')}
        FROM temp.gap_cells WHERE (${key}) IS NOT NULL GROUP BY ALL)
      ${common.join(' UNION ALL ')}`);
  }
  await connection.run(`
    CREATE TABLE edition.${TABLE.payGaps} AS
    SELECT key, ${payGapColumns.join(', ')} FROM (${comparisons.map(comparedSql).join(' UNION ALL ')})
    LEFT JOIN temp.gaps USING (key, comparison) ORDER BY key, comparison;
    DROP TABLE temp.gap_cells; DROP TABLE temp.gap_totals; DROP TABLE temp.gaps`);
}

const totals = ['links', 'classified', 'pay', 'hourly_links', 'hourly_pay', 'weekly_hours'];

/** Query for the precomputed sums by key and code of a column. */
function totalsSql(column: Comparison['column']): string {
  const by = column === 'gender' ? 'genero' : 'raca';
  const from = `FROM edition.${TABLE.payGroups}`;
  const [firstKey, lastKey] = [0, (stateAxis[0]?.radix ?? 0) - 1];
  return `
    SELECT '${column}' AS side, key, code // 10 AS code, ${totals.join(', ')}
    ${from} WHERE dim = ${readyDimension({ by })} AND key BETWEEN ${firstKey} AND ${lastKey}
    UNION ALL
    SELECT '${column}', ${occupationKeyExpression}, code % 10, ${totals.join(', ')}
    FROM (SELECT *, code // 10 AS occupation ${from}
      WHERE dim = ${readyDimension({ by: 'occupation', split: by })} AND key = 0)
    WHERE occupation > 0`;
}

/** Query for the sums of a comparison by key. */
function comparedSql({ column, codes, base }: Comparison, index: number): string {
  const sumsOf = (name: string, of: readonly number[]) =>
    totals.map(
      (total) =>
        `coalesce(sum(${total}) FILTER (code IN (${of.join(', ')})), 0)::BIGINT AS ${name}_${total}`,
    );
  return `SELECT key, ${index}::UTINYINT AS comparison, sum(links)::BIGINT AS links,
      coalesce(sum(links) FILTER (code > 0), 0)::BIGINT AS known,
      ${[...sumsOf('group', codes), ...sumsOf('base', [base])].join(', ')}
    FROM temp.gap_totals WHERE side = '${column}' GROUP BY key`;
}
