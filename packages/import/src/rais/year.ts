import { basename } from 'node:path';
import { minimumWage } from '@observatorio/domain';
import { formatList } from '@observatorio/language';
import { ImportRefusal } from '../reading/refusal/import-refusal';

/**
 * Returns the requested year, or the one in the file names or else in those of their folders, given
 * the paths. Throws an ImportRefusal if there is
 * neither, if a name disagrees with another name or with the request, or if the year's minimum wage
 * is unknown.
 */
export function yearOfPaths(paths: readonly string[], requestedYear?: number): number {
  assertYear(
    paths.map((path) => basename(path)),
    requestedYear,
  );
  const year = requestedYear ?? commonYear(paths);
  try {
    minimumWage(year);
  } catch (cause) {
    throw new ImportRefusal({
      found: `o ano ${year} não pode ser importado`,
      advice: (cause as Error).message,
      cause,
    });
  }
  return year;
}

function assertYear(names: readonly string[], requestedYear?: number): void {
  if (requestedYear === undefined) return;
  for (const file of names) {
    const years = yearsInName(file);
    if (years.length === 0 || years.includes(requestedYear)) continue;
    throw new ImportRefusal({
      file,
      found: `o nome do arquivo diz ${formatList(years.map(String))}, e --ano diz ${requestedYear}`,
      advice: 'Confira o ano. Se o número no nome não é o ano dos dados, mude o nome do arquivo.',
    });
  }
}

function commonYear(paths: readonly string[]): number {
  const named = paths.map((path) => {
    const name = basename(path);
    return { name, year: yearsInName(name).length === 0 ? yearOfFolder(path) : yearInName(name) };
  });
  const years = [...new Set(named.flatMap(({ year }) => year ?? []))];
  const [first] = years;
  if (first === undefined) {
    throw new ImportRefusal({
      file: named[0]?.name,
      found: 'o nome do arquivo não diz o ano dos dados, e o arquivo oficial também não',
      advice: 'Informe o ano: --ano 2019.',
    });
  }
  if (years.length > 1) {
    const list = named.map(({ name, year }) => `${name} (${year ?? 'sem ano'})`).join(', ');
    throw new ImportRefusal({
      found: `os nomes dos arquivos dizem anos diferentes: ${list}`,
      advice: 'Importe um ano de cada vez.',
    });
  }
  return first;
}

/**
 * Returns the year in a file name such as `SP2014.txt` or `RAIS_2019.7z`, if there is exactly one.
 */
function yearInName(name: string): number | undefined {
  const years = yearsInName(name);
  return years.length === 1 ? years[0] : undefined;
}

const yearsInName = (name: string): number[] => [
  ...new Set(name.match(/(?<!\d)(19[89]\d|20\d\d)(?!\d)/g)?.map(Number)),
];

/** Number of folders above a file that may be named for its year: `2023`, `2023/Legado`. */
const NEAR_FOLDERS = 2;

/** Returns the year that a folder near a file has for its name. */
function yearOfFolder(path: string): number | undefined {
  const [, ...folders] = path.split(/[/\\]/).toReversed();
  const found = folders.slice(0, NEAR_FOLDERS).find((folder) => /^(19[89]\d|20\d\d)$/.test(folder));
  return found === undefined ? undefined : Number(found);
}
