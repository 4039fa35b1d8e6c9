import type { RowCheck } from '../reading/cells/checks';
import type { MatchedFile } from '../reading/kind/kind';
import { ImportRefusal } from '../reading/refusal/import-refusal';

/** Column with the census year, present in every file. */
export const YEAR_NAME = 'NU_ANO_CENSO';

/** Check that rejects rows of other years. */
export const otherYear = (year: number): RowCheck => ({
  reason: `“${YEAR_NAME}” não é ${year}`,
  field: 'year',
  when: `TRY_CAST(year AS INTEGER) IS DISTINCT FROM ${year}`,
});

/**
 * Returns the census year found in the first row of each file. Throws an ImportRefusal if no file
 * has the column, if a value is not a year, or if a year differs from that of another file, from
 * the requested year, or from the only year in its file's name.
 */
export function yearOfCensus(files: readonly MatchedFile[], requestedYear?: number): number {
  const stated = files.flatMap((file) => yearOf(file));
  const [first] = stated;
  const other = stated.find(({ year }) => year !== first?.year);
  if (!first) {
    throw new ImportRefusal({
      file: files[0]?.file.name,
      found: `falta a coluna “${YEAR_NAME}”`,
      advice: 'Use o arquivo do INEP com o cabeçalho original.',
    });
  }
  if (other) {
    throw new ImportRefusal({
      file: other.name,
      line: 2,
      found: `os dados são de ${other.year}, e os de ${first.name} são de ${first.year}`,
      advice: 'Importe um ano de cada vez.',
    });
  }
  if (requestedYear !== undefined && requestedYear !== first.year) {
    throw new ImportRefusal({
      file: first.name,
      line: 2,
      found: `os dados são de ${first.year}, e --ano diz ${requestedYear}`,
      advice: 'Confira o arquivo, ou deixe --ano fora: o arquivo diz o ano.',
    });
  }
  for (const { name, year } of stated) assertFileYear(name, year);
  return first.year;
}

/**
 * Throws an ImportRefusal if the file name contains exactly one year and it differs from `year`.
 */
function assertFileYear(name: string, year: number): void {
  const [named, ...others] = new Set(name.match(/(?<!\d)(19|20)\d\d(?!\d)/g));
  if (named === undefined || others.length > 0 || Number(named) === year) return;
  throw new ImportRefusal({
    file: name,
    line: 2,
    found: `os dados são de ${year}, e o nome do arquivo diz ${named}`,
    advice: 'Confira o arquivo; se os dados estiverem certos, mude o nome.',
  });
}

function yearOf({ file, columns }: MatchedFile): { name: string; year: number }[] {
  const index = columns.get('year');
  if (index === undefined) return [];
  const text = file.firstRow[index]?.trim() ?? '';
  if (/^(19|20)\d\d$/.test(text)) return [{ name: file.name, year: Number(text) }];
  throw new ImportRefusal({
    file: file.name,
    line: 2,
    found: `“${text}” em “${YEAR_NAME}” não é um ano`,
    advice: 'Use o arquivo do INEP sem alterações.',
  });
}
