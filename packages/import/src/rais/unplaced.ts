import { FIRST_UNPLACED_YEAR, states } from '@observatorio/domain';
import { formatList, LINKS, withUnit } from '@observatorio/language';
import { statesIn } from '@observatorio/store';
import type { Imported } from '../pipeline/importer';
import { numberOf } from '../pipeline/number-of';
import { isUnplacedFile } from '../pipeline/unplaced-file';
import { MANY_LINKS } from './links-file';

/** Whether a file is from a folder that also has the official file of unplaced links. */
const isRegionalFile = (name: string): boolean => /^RAIS_VINC_PUB_/i.test(name);

/** Returns caveats about links without a state, as full sentences. */
export async function unplacedNotes(imported: Imported): Promise<string[]> {
  const { connection, files } = imported;
  const links = await numberOf(connection, 'SELECT count(*)::DOUBLE FROM links WHERE uf IS NULL');
  const names = files.map(({ file }) => file.name).filter(isUnplacedFile);
  const mayLack = links === 0 || files.some(({ file }) => isRegionalFile(file.name));
  const lack = names.length === 0 && mayLack ? await lackNotes(imported) : [];
  if (links === 0) return lack;
  const isAlone = names.length === files.length;
  return [
    `${withUnit(links, LINKS)} ${links === 1 ? 'não tem' : 'não têm'} lugar informado: ${links === 1 ? 'conta' : 'contam'} no total do Brasil, e em nenhum estado ou município.${names.length > 0 ? ` Entre eles estão os de ${formatList(names)}, o arquivo oficial dos vínculos sem município.` : ''}`,
    ...(isAlone
      ? [
          'Só foi importado o arquivo dos vínculos sem município: os números não são de um estado nem do país.',
        ]
      : []),
    ...lack,
  ];
}

/** Returns a caveat about many links that are all of one municipality, as in a column that was filled. */
export async function townNotes({ connection }: Imported): Promise<string[]> {
  const reader = await connection.runAndReadAll(`
    SELECT place_name(min(municipio)), min(uf)::VARCHAR FROM links
    HAVING count(municipio) >= ${MANY_LINKS} AND min(municipio) = max(municipio)`);
  const [[name, uf] = []] = reader.getRowsJS() as string[][];
  const abbr = states.find(({ code }) => code === uf)?.abbr;
  return name && abbr
    ? [
        `Todos os vínculos com lugar são de ${name} (${abbr}): se os arquivos são de um estado, “Município” foi preenchida depois.`,
      ]
    : [];
}

/** Returns a caveat about a whole country without the file of the unplaced links. */
async function lackNotes({ connection, year }: Imported): Promise<string[]> {
  const isWhole = (await statesIn(connection, 'links'))?.length === states.length;
  return year >= FIRST_UNPLACED_YEAR && isWhole
    ? ['Falta RAIS_VINC_PUB_NI: o total do Brasil fica sem os vínculos sem município.']
    : [];
}
