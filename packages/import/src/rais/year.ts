import { minimumWage } from '@observatorio/domain';
import { InputRefused } from '../reading/refusal';

/**
 * The year of the data: the requested one, else the one in the files' names. Throws an InputRefused
 * if there is neither, if the names disagree, or if the year's minimum wage is not known.
 */
export function yearOfNames(names: readonly string[], requestedYear?: number): number {
  const year = requestedYear ?? commonYear(names);
  try {
    minimumWage(year);
  } catch (cause) {
    throw new InputRefused({
      found: `o ano ${year} não pode ser importado`,
      advice: (cause as Error).message,
      cause,
    });
  }
  return year;
}

function commonYear(names: readonly string[]): number {
  const named = names.map((name) => ({ name, year: yearInName(name) }));
  const years = [...new Set(named.flatMap(({ year }) => year ?? []))];
  const [first] = years;
  if (first === undefined) {
    throw new InputRefused({
      file: names[0],
      found: 'o nome do arquivo não diz o ano dos dados, e o arquivo oficial também não',
      advice: 'Informe o ano: --ano 2019.',
    });
  }
  if (years.length > 1) {
    const list = named.map(({ name, year }) => `${name} (${year ?? 'sem ano'})`).join(', ');
    throw new InputRefused({
      found: `os nomes dos arquivos dizem anos diferentes: ${list}`,
      advice: 'Importe um ano de cada vez, ou informe o ano com --ano.',
    });
  }
  return first;
}

/** The only year in a file's name, such as `SP2014.txt` or `RAIS_2019.7z`. */
function yearInName(name: string): number | undefined {
  const years = name.match(/(?<!\d)(19[89]\d|20\d\d)(?!\d)/g) ?? [];
  return new Set(years).size === 1 ? Number(years[0]) : undefined;
}
