import { formatMoney, LINKS, minimumWage, withUnit } from '@observatorio/domain';
import type { RowsRead } from '../pipeline/importer';
import { numberOf } from '../pipeline/number-of';
import { COUNTS } from '../reading/judge';
import { InputRefused } from '../reading/refusal';
import { type Field, fields } from './headers';
import { payColumns } from './pay';

/** The bits of `pay_facts`: the columns that hold a value, and whether reais come from wages. */
const BIT = { wages: 1, amount: 2, band: 4, converted: 8 } as const;

/** SQL of the column `pay_facts`, over those of the pay. A negative number is a mark of no value. */
export const payFactsSql = `
  CASE WHEN wages >= 0 THEN ${BIT.wages} ELSE 0 END + CASE WHEN amount >= 0 THEN ${BIT.amount} ELSE 0 END
  + CASE WHEN bandCode IS NOT NULL THEN ${BIT.band} ELSE 0 END
  + CASE WHEN payCents > 0 AND coalesce(amount, 0) <= 0 THEN ${BIT.converted} ELSE 0 END`;

/** Throws an InputRefused for a column of pay without a value in any link of its file. */
export async function refuseBlankPay({ connection, files, reports }: RowsRead): Promise<void> {
  for (const [index, { file, columns }] of files.entries()) {
    const { rows, kept } = reports[index] ?? {};
    if (!rows || !kept) continue;
    const filled = await numberOf(
      connection,
      `SELECT bit_or(pay_facts) FROM staged WHERE ${COUNTS} AND rowid >= ${rows.first} AND rowid < ${rows.end}`,
    );
    const read = payColumns((field) => columns.has(field));
    const blank = blankField(read, filled);
    if (blank) throw blankPay(file.name, blank);
  }
}

function blankField(read: ReturnType<typeof payColumns>, filled: number): Field | undefined {
  const name = (['wages', 'amount', 'band'] as const).find(
    (each) => read[each] && (filled & BIT[each]) === 0,
  );
  return name && read[name];
}

const blankPay = (file: string, field: Field): InputRefused =>
  new InputRefused({
    file,
    found: `a coluna “${fields[field][0]}” não traz valor em nenhum vínculo ativo`,
    advice:
      'Confira o arquivo. Se a fonte não traz esses valores, retire a coluna: vale então a melhor das outras remunerações.',
  });

/** The caveat about reais that come from minimum wages with two decimals; none if there are none. */
export async function conversionNotes({ connection }: RowsRead, year: number): Promise<string[]> {
  const converted = await numberOf(
    connection,
    `SELECT count(*)::DOUBLE FROM staged WHERE ${COUNTS} AND (pay_facts & ${BIT.converted}) > 0`,
  );
  if (converted === 0) return [];
  const error = formatMoney(minimumWage(year) / 200);
  return [
    `Em ${withUnit(converted, LINKS)}, o valor em reais foi calculado da remuneração em salários mínimos, que a fonte arredonda a duas casas: pode errar em até ${error}.`,
  ];
}
