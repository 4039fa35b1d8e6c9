import { minimumWage, minimumWageYears } from '@observatorio/domain';
import { formatCount, formatMoney } from '@observatorio/language';
import type { RowsRead } from '../pipeline/rows-read';
import { ImportRefusal } from '../reading/refusal/import-refusal';
import { COUNTED_SQL } from '../reading/rows/staging-plan';

/** Minimum number and share of links that earn exactly the minimum wage of another year. */
const MIN_LINKS = 20;
const MIN_SHARE = 0.005;
/** Minimum ratio of those links to the ones that earn exactly the minimum wage of the edition's year. */
const MIN_RATIO = 10;

/**
 * Throws an ImportRefusal if pay peaks at the minimum wage of another year, since official files do
 * not state theirs: in Acre in 2016, 2,375 of 126,758 paid links earned R$ 880.00, the minimum wage
 * of 2016, and few the exact one of another year.
 */
export async function rejectOtherYear(
  { connection, reports }: RowsRead,
  year: number,
): Promise<void> {
  const reader = await connection.runAndReadAll(`
    SELECT pay::DOUBLE / 100, count(*)::DOUBLE, (sum(count(*)) OVER ())::DOUBLE FROM staged
    WHERE ${COUNTED_SQL} AND pay > 0 GROUP BY pay`);
  const rows = reader.getRowsJS().map((row) => row.map(Number));
  const paid = rows[0]?.[2] ?? 0;
  const linksAt = (wage: number): number => rows.find(([pay]) => pay === wage)?.[1] ?? 0;
  const expected = linksAt(minimumWage(year));
  const other = minimumWageYears.find((each) => {
    const links = linksAt(minimumWage(each));
    return links >= Math.max(MIN_LINKS, paid * MIN_SHARE) && links > expected * MIN_RATIO;
  });
  if (other === undefined) return;
  throw new ImportRefusal({
    file: reports.length === 1 ? reports[0]?.file : undefined,
    found: `${formatCount(linksAt(minimumWage(other)))} vínculos ganham exatamente ${formatMoney(minimumWage(other))}, o salário mínimo de ${other}, e ${formatCount(expected)} o de ${year}`,
    advice: 'Confira o ano dos dados.',
  });
}
