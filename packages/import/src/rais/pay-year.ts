import { minimumWage, minimumWageYears } from '@observatorio/domain';
import { formatCount, formatMoney } from '@observatorio/language';
import type { Imported } from '../pipeline/importer';
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
export async function rejectOtherYear({ connection, reports, year }: Imported): Promise<void> {
  const counts = minimumWageYears.map(
    (each) => `count(*) FILTER (pay = ${Math.round(minimumWage(each) * 100)})`,
  );
  const reader = await connection.runAndReadAll(
    `SELECT count(*) FILTER (pay > 0), ${counts.join(', ')} FROM staged WHERE ${COUNTED_SQL}`,
  );
  const [paid = 0, ...counted] = (reader.getRowsJS()[0] ?? []).map(Number);
  const linksIn = new Map(minimumWageYears.map((each, index) => [each, counted[index] ?? 0]));
  const expected = linksIn.get(year) ?? 0;
  const other = minimumWageYears.find((each) => {
    const links = linksIn.get(each) ?? 0;
    return links >= Math.max(MIN_LINKS, paid * MIN_SHARE) && links > expected * MIN_RATIO;
  });
  if (other === undefined) return;
  throw new ImportRefusal({
    file: reports.length === 1 ? reports[0]?.file : undefined,
    found: `${formatCount(linksIn.get(other) ?? 0)} vínculos ganham exatamente ${formatMoney(minimumWage(other))}, o salário mínimo de ${other}, e ${expected === 0 ? 'nenhum' : formatCount(expected)} o de ${year}`,
    advice: 'Confira o ano dos dados.',
  });
}
