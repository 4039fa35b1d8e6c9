import { minimumWage, PAY_BOUNDS } from '@observatorio/domain';
import { formatMoney, LINKS, withUnit } from '@observatorio/language';
import { numberOf } from '../pipeline/number-of';
import type { RowsRead } from '../pipeline/rows-read';
import { COUNTED_SQL } from '../reading/rows/staging-plan';

/**
 * Bits of `pay_facts`: which pay columns have a value, whether the amount in reais was converted
 * from minimum wages, whether there is any pay, whether it is above the highest one that counts, and
 * whether the link has ended.
 */
export const payFact = {
  wages: 1,
  amount: 2,
  band: 4,
  converted: 8,
  paid: 16,
  excessive: 32,
  ended: 64,
} as const;

/**
 * SQL expression for the column `pay_facts`, from the pay columns. Negative numbers denote missing
 * values.
 */
export const payFactsSql = `
  CASE WHEN wages >= 0 THEN ${payFact.wages} ELSE 0 END + CASE WHEN amount >= 0 THEN ${payFact.amount} ELSE 0 END
  + CASE WHEN bandCode IS NOT NULL THEN ${payFact.band} ELSE 0 END
  + CASE WHEN wages > 0 OR amount > 0 THEN ${payFact.paid} ELSE 0 END
  + CASE WHEN stated > ${PAY_BOUNDS.max} THEN ${payFact.excessive} ELSE 0 END
  + CASE WHEN activeCode = 0 THEN ${payFact.ended} ELSE 0 END
  + CASE WHEN payCents > 0 AND coalesce(amount, 0) <= 0 THEN ${payFact.converted} ELSE 0 END`;

/** Returns a caveat if reais were computed from minimum wages rounded to two decimals. */
export async function conversionNotes({ connection }: RowsRead, year: number): Promise<string[]> {
  const converted = await numberOf(
    connection,
    `SELECT count(*)::DOUBLE FROM staged WHERE ${COUNTED_SQL} AND (pay_facts & ${payFact.converted}) > 0`,
  );
  if (converted === 0) return [];
  const error = formatMoney(minimumWage(year) / 200);
  return [
    `Em ${withUnit(converted, LINKS)}, o valor em reais foi calculado da remuneração em salários mínimos, que a fonte arredonda a duas casas: pode errar em até ${error}.`,
  ];
}
