import { formatList, LINKS, withUnit } from '@observatorio/language';
import type { Imported } from '../pipeline/importer';
import { numberOf } from '../pipeline/number-of';

/**
 * Whether a file is the official one of the links without a municipality, `RAIS_VINC_PUB_NI`, in which
 * all municipalities are 999999.
 */
export const isUnplacedFile = (name: string): boolean => /(?<![a-z])NI(?![a-z])/i.test(name);

/** Returns caveats about links without a state, as full sentences. */
export async function unplacedNotes({ connection, files }: Imported): Promise<string[]> {
  const links = await numberOf(connection, 'SELECT count(*)::DOUBLE FROM links WHERE uf IS NULL');
  if (links === 0) return [];
  const names = files.map(({ file }) => file.name).filter(isUnplacedFile);
  const isAlone = names.length === files.length;
  return [
    `${withUnit(links, LINKS)} ${links === 1 ? 'não tem' : 'não têm'} lugar informado: ${links === 1 ? 'conta' : 'contam'} no total do Brasil, e em nenhum estado ou município.${names.length > 0 ? ` Entre eles estão os de ${formatList(names)}, o arquivo oficial dos vínculos sem município.` : ''}`,
    ...(isAlone
      ? [
          'Só foi importado o arquivo dos vínculos sem município: os números não são de um estado nem do país.',
        ]
      : []),
  ];
}
