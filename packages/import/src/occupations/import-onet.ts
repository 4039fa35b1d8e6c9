import type { Edition } from '@observatorio/contract';
import { elements } from '@observatorio/store';
import { importTables, type TableSource } from '../reading/import-tables';
import type { ImportOptions } from '../reading/read-files';
import { KEPT } from '../reading/reading';
import { InputRefused } from '../reading/refusal';
import { hasColumnsOf, type TableKind } from '../reading/table-kind';
import type { TextFile } from '../reading/text-file';
import { blank, cboSql, notCbo, notWithin, numberSql } from './cells';

const known = elements.map(({ id }) => `'${id}'`).join(', ');

const scores: TableKind = {
  what: 'um arquivo Knowledge, Skills ou Work Styles do O*NET',
  table: 'scores',
  names: {
    soc: ['O*NET-SOC Code'],
    element: ['Element ID'],
    scale: ['Scale ID'],
    value: ['Data Value'],
  },
  columns: {
    soc: ['VARCHAR', 'trim(soc)'],
    element: ['VARCHAR', 'trim(element)'],
    scale: ['VARCHAR', 'trim(scale)'],
    value: ['DOUBLE', numberSql('value', 0, 7)],
  },
  checks: [blank('soc', 'O*NET-SOC Code'), notWithin('value', 'Data Value', 0, 7)],
  inactive: {
    rows: 'de outros elementos ou escalas',
    when: `trim(element) NOT IN (${known}) OR trim(scale) NOT IN ('IM', 'LV')`,
  },
};

const crosswalk: TableKind = {
  what: 'a correspondência entre CBO e O*NET-SOC (cbo_onet_crosswalk.csv: cbo,onet_soc)',
  table: 'crosswalk',
  names: { cbo: ['cbo'], soc: ['onet_soc'] },
  columns: { id: ['INTEGER', cboSql('cbo')], soc: ['VARCHAR', 'trim(soc)'] },
  checks: [notCbo('cbo', 'cbo'), blank('soc', 'onet_soc')],
};

function kindOf(file: TextFile): TableKind {
  const kind = [scores, crosswalk].find((candidate) => hasColumnsOf(file, candidate));
  if (kind) return kind;
  throw new InputRefused({
    file: file.name,
    line: 1,
    found: `as colunas (${file.columns.slice(0, 6).join(', ')}) não são as do O*NET nem as da correspondência com a CBO`,
    advice: `Use ${scores.what}, com o cabeçalho original, e ${crosswalk.what}.`,
  });
}

const translated = elements
  .map(({ id, kind, name }) => `('${id}', '${kind}', '${name}')`)
  .join(', ');

const onet: TableSource = {
  conjunto: 'onet',
  delimiters: ['\t', ',', ';'],
  kinds: [scores, crosswalk],
  required: [scores, crosswalk],
  kindOf,
  build: (connection) =>
    connection.run(`
      CREATE TABLE edition.ratings AS
      SELECT id AS occupation, kind, name,
        avg(value) FILTER (scale = 'IM') AS importance, avg(value) FILTER (scale = 'LV') AS level
      FROM (SELECT DISTINCT id, soc FROM crosswalk WHERE status = ${KEPT})
      JOIN scores USING (soc)
      JOIN (VALUES ${translated}) AS elements(element, kind, name) USING (element)
      WHERE status = ${KEPT} GROUP BY ALL ORDER BY occupation, kind, importance DESC, name`),
  credits: [
    'O*NET 29.3 Database, U.S. Department of Labor, Employment and Training Administration (CC BY 4.0)',
  ],
  notes: [
    'Conhecimentos, habilidades e atitudes vêm do O*NET, do Departamento de Trabalho dos Estados Unidos, sob a licença CC BY 4.0. O projeto traduziu os nomes e levou as notas às ocupações da CBO: onde várias ocupações americanas correspondem a uma brasileira, vale a média.',
  ],
};

/**
 * Imports the O*NET files Knowledge, Skills and Work Styles, with the correspondence between CBO
 * and O*NET-SOC. Throws an InputRefused where a file cannot be read or trusted.
 */
export const importOnet = (
  dataDir: string,
  paths: readonly string[],
  options?: ImportOptions,
): Promise<Edition> => importTables(onet, dataDir, paths, options);
