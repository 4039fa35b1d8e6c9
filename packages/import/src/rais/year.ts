import { basename } from 'node:path';
import { minimumWage } from '@observatorio/domain';
import { InputRefused } from '../reading/refusal';

/** The year that a file's name says, as in `SP2014.txt` or `RAIS_2019.7z`. */
const yearInName = (path: string): number | undefined => {
  const years = basename(path).match(/(?<!\d)(19[89]\d|20\d\d)(?!\d)/g) ?? [];
  return new Set(years).size === 1 ? Number(years[0]) : undefined;
};

/**
 * The year of the data: what the operator says, else what the files' names say. Throws an
 * InputRefused where neither does, where names differ, or where the minimum wage is not known.
 */
export function yearOf(paths: readonly string[], said?: number): number {
  const year = said ?? yearOfNames(paths);
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

function yearOfNames(paths: readonly string[]): number {
  const named = paths.map((path) => ({ name: basename(path), year: yearInName(path) }));
  const years = [...new Set(named.flatMap(({ year }) => year ?? []))];
  const [year] = years;
  if (year === undefined) {
    throw new InputRefused({
      file: named[0]?.name,
      found: 'o nome do arquivo não diz o ano dos dados, e o arquivo oficial também não',
      advice: 'Informe o ano: --ano 2019.',
    });
  }
  if (years.length > 1) {
    const list = named.map(({ name, year: said }) => `${name} (${said ?? 'sem ano'})`).join(', ');
    throw new InputRefused({
      found: `os nomes dos arquivos dizem anos diferentes: ${list}`,
      advice: 'Importe um ano de cada vez, ou informe o ano com --ano.',
    });
  }
  return year;
}
