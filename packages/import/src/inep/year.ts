import { InputRefused } from '../reading/refusal';
import { type CensusFile, YEAR_NAME } from './census-file';

/**
 * The year of a census: what the files say in their first rows. Throws an InputRefused where they
 * do not say, differ from one another, or from what the operator `said`.
 */
export function yearOfCensus(files: readonly CensusFile[], said?: number): number {
  const told = files.flatMap((census) => yearOf(census));
  const [first] = told;
  const other = told.find(({ year }) => year !== first?.year);
  if (!first) {
    throw new InputRefused({
      file: files[0]?.file.name,
      found: `falta a coluna “${YEAR_NAME}”`,
      advice: 'Use o arquivo do INEP com o cabeçalho original.',
    });
  }
  if (other) {
    throw new InputRefused({
      file: other.name,
      line: 2,
      found: `os dados são de ${other.year}, e os de ${first.name} são de ${first.year}`,
      advice: 'Importe um ano de cada vez.',
    });
  }
  if (said !== undefined && said !== first.year) {
    throw new InputRefused({
      file: first.name,
      line: 2,
      found: `os dados são de ${first.year}, e --ano diz ${said}`,
      advice: 'Confira o arquivo, ou deixe --ano fora: o arquivo diz o ano.',
    });
  }
  return first.year;
}

function yearOf({ file, columns }: CensusFile): { name: string; year: number }[] {
  const index = columns.get('year');
  if (index === undefined) return [];
  const text = file.firstRow[index]?.trim() ?? '';
  if (/^(19|20)\d\d$/.test(text)) return [{ name: file.name, year: Number(text) }];
  throw new InputRefused({
    file: file.name,
    line: 2,
    found: `“${text}” em “${YEAR_NAME}” não é um ano`,
    advice: 'Use o arquivo do INEP sem alterações.',
  });
}
