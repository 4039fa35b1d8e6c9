import { onetElements } from '@observatorio/store';
import type { Importer } from '../pipeline/importer';
import { cboSql, isOneOfSql, numberSql } from '../reading/cells/cells';
import { hasColumns } from '../reading/kind/columns';
import type { FileKind } from '../reading/kind/kind';
import { ImportRefusal } from '../reading/refusal/import-refusal';
import { COUNTED_SQL } from '../reading/rows/staging-plan';
import type { TextFile } from '../reading/text/text-file';

const known = onetElements.map(({ id }) => id);

const scores: FileKind = {
  title: 'um arquivo Knowledge, Skills ou Work Styles do O*NET',
  table: 'scores',
  fields: {
    soc: ['O*NET-SOC Code'],
    element: ['Element ID'],
    scale: ['Scale ID'],
    value: ['Data Value'],
  },
  checks: ({ is }) => [
    is.blank('soc'),
    is.notWithin('value', 0, 7),
    {
      reason: 'de outros elementos ou escalas',
      field: 'element',
      when: `NOT ${isOneOfSql('trim(element)', known)} OR trim(scale) NOT IN ('IM', 'LV')`,
      outcome: 'inactive',
    },
  ],
  columns: {
    soc: ['VARCHAR', 'trim(soc)'],
    element: ['VARCHAR', 'trim(element)'],
    scale: ['VARCHAR', 'trim(scale)'],
    value: ['DOUBLE', numberSql('value', 0, 7)],
  },
  key: ['soc', 'element', 'scale'],
};

const crosswalk: FileKind = {
  title: 'a correspondência entre CBO e O*NET-SOC (cbo_onet_crosswalk.csv: cbo,onet_soc)',
  table: 'crosswalk',
  fields: { cbo: ['cbo'], soc: ['onet_soc'] },
  checks: ({ is }) => [is.notCbo('cbo'), is.blank('soc')],
  columns: { id: ['INTEGER', cboSql('cbo')], soc: ['VARCHAR', 'trim(soc)'] },
};

function kindOf(file: TextFile): FileKind {
  const kind = [scores, crosswalk].find((candidate) => hasColumns(file, candidate));
  if (kind) return kind;
  throw new ImportRefusal({
    file: file.name,
    line: 1,
    found: `as colunas (${file.columns.slice(0, 6).join(', ')}) não são as do O*NET nem as da correspondência com a CBO`,
    advice: `Use ${scores.title}, com o cabeçalho original, e ${crosswalk.title}.`,
  });
}

const translated = onetElements
  .map(({ id, kind, name }) => `('${id}', '${kind}', '${name}')`)
  .join(', ');

/**
 * Returns the O*NET version found in the file paths, such as `29.3 `, or an empty string if there
 * is none or more than one. The archive unpacks to a folder such as `db_29_3_text`; the files
 * themselves do not state the version.
 */
function versionOf(files: readonly TextFile[]): string {
  const versions = files.flatMap(({ path }) => {
    const [, major, minor] = /(?:onet|db)[-_ ]?(\d{2})[_.](\d)/i.exec(path) ?? [];
    return major ? [`${major}.${minor} `] : [];
  });
  return new Set(versions).size === 1 ? (versions[0] ?? '') : '';
}

/**
 * Importer for the O*NET files Knowledge, Skills and Work Styles, and the crosswalk from CBO to
 * O*NET-SOC.
 */
export const onet: Importer = {
  signature: /O\*NET|onet_soc/i,
  of: 'do O*NET',
  usage: `
    conhecimentos, habilidades e atitudes: Knowledge.txt, Skills.txt e Work Styles.txt
    do O*NET, com cbo_onet_crosswalk.csv (cbo,onet_soc)`,
  delimiters: ['\t', ',', ';'],
  kinds: [scores, crosswalk],
  required: [scores, crosswalk],
  kindOf,
  build: (connection) =>
    connection.run(`
      CREATE TABLE edition.ratings AS
      SELECT id AS occupation, kind, name,
        round(avg(value) FILTER (scale = 'IM'), 6) AS importance,
        round(avg(value) FILTER (scale = 'LV'), 6) AS level
      FROM (SELECT DISTINCT id, soc FROM crosswalk WHERE ${COUNTED_SQL})
      JOIN (SELECT DISTINCT soc, element, scale, value FROM scores WHERE ${COUNTED_SQL}) USING (soc)
      JOIN (VALUES ${translated}) AS elements(element, kind, name) USING (element)
      GROUP BY ALL ORDER BY occupation, kind, importance DESC, name`),
  credits: (files) => [
    `O*NET ${versionOf(files)}Database, U.S. Department of Labor, Employment and Training Administration (CC BY 4.0)`,
  ],
  notes: () => [
    'Conhecimentos, habilidades e atitudes vêm do O*NET, do Departamento de Trabalho dos Estados Unidos, sob a licença CC BY 4.0. O projeto traduziu os nomes e levou as notas às ocupações da CBO: onde várias ocupações americanas correspondem a uma brasileira, vale a média.',
  ],
};
