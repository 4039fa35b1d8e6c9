import type { RowsRead } from '../pipeline/importer';
import { COUNTS } from '../reading/judge';
import { InputRefused } from '../reading/refusal';
import { type Field, fields } from './headers';
import { payColumns } from './pay';

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
  const counts = [...filled.map(([column]) => column), 'band'].map((column) => `count(${column})`);
  for (const [index, { file, columns }] of files.entries()) {
    const { rows, kept = 0 } = reports[index] ?? {};
    if (!rows || kept < MIN_LINKS) continue;
    const reader = await connection.runAndReadAll(
      `SELECT ${counts.join(', ')} FROM staged
       WHERE ${COUNTS} AND rowid >= ${rows.first} AND rowid < ${rows.end}`,
    );
    const known = (reader.getRowsJS()[0] ?? []).map(Number);
    const blank = filled
      .filter((_, place) => known[place] === 0)
      .flatMap(([, from]) => from.find((field) => columns.has(field)) ?? [])[0];
    if (blank) throw withoutValues(file.name, blank);
    if (known.at(-1) === 0)
      throw withoutPay(
        file.name,
        payColumns((field) => columns.has(field)),
      );
  }
}

const withoutValues = (file: string, field: Field): InputRefused =>
  new InputRefused({
    file,
    found: `a coluna “${fields[field][0]}” não traz valor conhecido em nenhum vínculo ativo`,
    advice: 'Confira o arquivo: a coluna está vazia, ou com os valores de outra.',
  });

const withoutPay = (
  file: string,
  { wages, amount, band }: ReturnType<typeof payColumns>,
): InputRefused =>
  new InputRefused({
    file,
    found: `nenhum vínculo ativo tem remuneração de 0,3 a 150 salários mínimos em “${fields[wages ?? amount ?? band ?? 'decemberWages'][0]}”`,
    advice: 'Confira o arquivo: a coluna está zerada, ou em outra unidade que a do cabeçalho.',
  });
