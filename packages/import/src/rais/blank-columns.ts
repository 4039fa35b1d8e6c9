import type { RowsRead } from '../pipeline/importer';
import { InputRefused } from '../reading/refusal';
import { type Field, fields } from './headers';
import { countedRowsOf } from './links-file';
import { type PayColumns, payColumns } from './pay';
import { payFact } from './pay-facts';

/** A file of fewer active links may know none of their values by chance. */
const MIN_LINKS = 20;

/** The staged columns that a file must fill, and the fields they come from, the one read first. */
const filled: readonly (readonly [column: string, from: readonly Field[]])[] = [
  ['municipio', ['municipality']],
  ['occupation', ['occupation']],
  ['gender', ['gender']],
  ['schooling', ['schooling']],
  ['age', ['ageBand', 'ageYears']],
  ['sector', ['sector']],
  ['size', ['size']],
];

/** Throws an InputRefused for a column that is read and of no use in any active link of its file. */
export async function refuseBlankColumns({ connection, files, reports }: RowsRead): Promise<void> {
  const counts = ['band', ...filled.map(([column]) => column)].map((column) => `count(${column})`);
  for (const [index, { file, columns }] of files.entries()) {
    const report = reports[index];
    if (!report?.kept) continue;
    const reader = await connection.runAndReadAll(
      `SELECT bit_or(pay_facts), ${counts.join(', ')} FROM ${countedRowsOf(report)}`,
    );
    const [facts = 0, bands, ...known] = (reader.getRowsJS()[0] ?? []).map(Number);
    const pay = payColumns((field) => columns.has(field));
    const blankPay = blankPayField(pay, facts);
    if (blankPay) throw withoutPayValues(file.name, blankPay);
    if (report.kept < MIN_LINKS) continue;
    const blank = filled
      .filter((_, place) => known[place] === 0)
      .flatMap(([, from]) => from.find((field) => columns.has(field)) ?? [])[0];
    if (blank) throw withoutValues(file.name, blank);
    if (bands === 0) throw withoutUsefulPay(file.name, pay);
  }
}

function blankPayField(pay: PayColumns, facts: number): Field | undefined {
  const name = (['wages', 'amount', 'band'] as const).find(
    (each) => pay[each] && (facts & payFact[each]) === 0,
  );
  return name && pay[name];
}

const withoutPayValues = (file: string, field: Field): InputRefused =>
  new InputRefused({
    file,
    found: `a coluna “${fields[field][0]}” não traz valor em nenhum vínculo ativo`,
    advice:
      'Confira o arquivo. Se a fonte não traz esses valores, retire a coluna: vale então a melhor das outras remunerações.',
  });

const withoutValues = (file: string, field: Field): InputRefused =>
  new InputRefused({
    file,
    found: `a coluna “${fields[field][0]}” não traz valor conhecido em nenhum vínculo ativo`,
    advice: 'Confira o arquivo: a coluna está vazia, ou com os valores de outra.',
  });

const withoutUsefulPay = (file: string, { wages, amount, band }: PayColumns): InputRefused =>
  new InputRefused({
    file,
    found: `nenhum vínculo ativo tem remuneração de 0,3 a 150 salários mínimos em “${fields[wages ?? amount ?? band ?? 'decemberWages'][0]}”`,
    advice: 'Confira o arquivo: a coluna está zerada, ou em outra unidade que a do cabeçalho.',
  });
