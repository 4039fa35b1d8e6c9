import type { RowCheck } from '../reading/cells/checks';
import type { MatchedFile } from '../reading/kind/kind';
import type { RowContext } from '../reading/kind/row-context';
import { MAX_CONTRADICTION_SHARE } from '../reading/kind/rules';
import { ImportRefusal } from '../reading/refusal/import-refusal';

/** Column with the census year, present in every file. */
export const YEAR_NAME = 'NU_ANO_CENSO';

/** First census of higher education of which INEP publishes microdata. */
const FIRST_YEAR = 1995;

/** Check that rejects rows of other years. */
export const otherYear = ({ is, year }: RowContext): RowCheck =>
  is.otherYear(year, MAX_CONTRADICTION_SHARE);

/**
 * Returns the census year of the files: in each, the one of its name if its first rows have it, or
 * else the most frequent one. Throws an ImportRefusal if no file has the column, if a file has no
 * year, or if its year differs from the only year in its name, from the requested year, or from that
 * of the other files.
 */
export function yearOfCensus(files: readonly MatchedFile[], requestedYear?: number): number {
  const stated = files
    .flatMap((file) => yearOf(file))
    .toSorted((a, b) => Number(a.isLookup) - Number(b.isLookup));
  const [first] = stated;
  if (!first) {
    throw new ImportRefusal({
      file: files[0]?.file.name,
      found: `falta a coluna “${YEAR_NAME}”`,
      advice: 'Use o arquivo do INEP com o cabeçalho original.',
    });
  }
  for (const each of stated) assertFileYear(each);
  const year = usual(stated.map((each) => each.year)) ?? first.year;
  const other = stated.find((each) => each.year !== year);
  const like = stated.find((each) => each.year === year);
  if (other && like) {
    throw new ImportRefusal({
      file: other.name,
      line: other.line,
      found: `os dados são de ${other.year}, e os de ${like.name} são de ${year}`,
      advice: 'Importe um ano de cada vez.',
    });
  }
  if (requestedYear !== undefined && requestedYear !== year) {
    throw new ImportRefusal({
      file: first.name,
      line: first.line,
      found: `os dados são de ${year}, e --ano diz ${requestedYear}`,
      advice: 'Confira o arquivo, ou deixe --ano fora: o arquivo diz o ano.',
    });
  }
  return year;
}

/** Census year of a file, and the first line that states it. */
interface StatedYear {
  name: string;
  isLookup: boolean;
  year: number;
  line: number;
}

/**
 * Throws an ImportRefusal if the file name contains exactly one year and it differs from that of the
 * data.
 */
function assertFileYear({ name, year, line }: StatedYear): void {
  const named = yearOfName(name);
  if (named === undefined || named === year) return;
  throw new ImportRefusal({
    file: name,
    line,
    found: `os dados são de ${year}, e o nome do arquivo diz ${named}`,
    advice: 'Confira o arquivo; se os dados estiverem certos, mude o nome.',
  });
}

/** Returns the only year in a file name; undefined if there is none or several. */
export function yearOfName(name: string): number | undefined {
  const [named, ...others] = new Set(name.match(/(?<!\d)(19|20)\d\d(?!\d)/g));
  return named === undefined || others.length > 0 ? undefined : Number(named);
}

function yearOf({ file, kind, columns }: MatchedFile): StatedYear[] {
  const index = columns.get('year');
  if (index === undefined) return [];
  const texts = file.firstRows.map((row) => row[index]?.trim() ?? '');
  const lastYear = new Date().getFullYear();
  const years = texts.map((text) => (/^\d{4}$/.test(text) ? Number(text) : 0));
  const named = yearOfName(file.name);
  const year =
    years.find((each) => each > 0 && each === named) ??
    usual(years.filter((each) => each >= FIRST_YEAR && each <= lastYear));
  if (year !== undefined) {
    const line = years.indexOf(year) + 2;
    return [{ name: file.name, isLookup: kind.isLookup === true, year, line }];
  }
  throw new ImportRefusal({
    file: file.name,
    line: 2,
    found: `“${texts[0]}” em “${YEAR_NAME}” não é um ano de ${FIRST_YEAR} a ${lastYear}`,
    advice: 'Use o arquivo do INEP sem alterações.',
  });
}

/** Returns the most frequent number; the first one of equally frequent numbers. */
function usual(numbers: readonly number[]): number | undefined {
  const count = (number: number): number => numbers.filter((each) => each === number).length;
  return [...new Set(numbers)].toSorted((a, b) => count(b) - count(a))[0];
}
