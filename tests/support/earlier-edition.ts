import { minimumWage } from '@observatorio/domain';

/** Tables of links, and their columns that earlier versions lack. */
const LINK_TABLES = ['links_by_municipality', 'links_by_occupation'] as const;
const LATER_COLUMNS = ['race', 'hours', 'tenure'] as const;

/** Tables with the column `step`. */
const TABLES = ['profiles', 'pays', ...LINK_TABLES] as const;

/** Indices of the cube's dimensions `step` and `percentile`. */
const [STEP, PERCENTILE] = [5, 10];

/**
 * SQL that downgrades the attached edition of links of a year to the format of an earlier version,
 * whose pay classes were those of the curve.
 */
export function earlierEdition(year: number): string {
  const floor = 0.3 * minimumWage(year);
  const step = (reais: number) => Math.floor((Math.log(reais / floor) / Math.log(500)) * 100);
  const amounts = [-1, 0, 1, 2, 3, 4, 5]
    .flatMap((exponent) => [1, 2, 5].map((digit) => digit * 10 ** exponent))
    .filter((amount) => floor <= amount && amount <= 500 * floor);
  // An amount is a class, and the rest of its class another one.
  const curveClass = (column: string) =>
    `CASE ${amounts
      .flatMap((amount, index) => [
        `WHEN ${column} = ${step(amount) + 2 * index + 1} THEN ${step(amount)}`,
        `WHEN ${column} > ${step(amount) + 2 * index + 1} AND ${column} <= ${
          step(amounts[index + 1] ?? 600 * floor) + 2 * index + 2
        } THEN ${column} - ${2 * index + 2}`,
      ])
      .join(' ')} ELSE ${column} END`;
  return `
    ${TABLES.map((table) => `UPDATE edition.${table} SET step = ${curveClass('step')};`).join(' ')}
    UPDATE edition.cube SET value = ${curveClass('value')} WHERE dim = ${STEP};
    ${[
      'has_amounts',
      'has_occupations',
      'has_pay_groups',
      ...LATER_COLUMNS.map((column) => `has_${column}`),
    ]
      .map((column) => `ALTER TABLE edition.facts DROP COLUMN ${column};`)
      .join(' ')}
    ${LINK_TABLES.flatMap((table) =>
      LATER_COLUMNS.map((column) => `ALTER TABLE edition.${table} DROP COLUMN ${column};`),
    ).join(' ')}
    DROP TABLE IF EXISTS edition.pay_groups;
    DROP TABLE IF EXISTS edition.pay_gaps;
    DELETE FROM edition.cube WHERE key < 0 OR dim = ${PERCENTILE};
    DROP TABLE edition.cube_occupations`;
}
