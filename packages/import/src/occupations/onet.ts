import type { DuckDBConnection } from '@duckdb/node-api';
import { OCCUPATIONS } from '@observatorio/language';
import { type ElementKind, onetElements } from '@observatorio/store';
import type { Importer } from '../pipeline/importer';
import {
  formatCboNumber,
  inService,
  type Join,
  joinTitlesWithCbo,
  joinValues,
  joinWithCbo,
  rowsOfNumber,
} from '../pipeline/joins';
import { isOneOfSql } from '../reading/cells/cells';
import { hasColumns } from '../reading/kind/columns';
import type { FileKind } from '../reading/kind/kind';
import {
  type CodeRule,
  cboCode,
  type Dependency,
  decimalNumber,
  type NumberRule,
} from '../reading/kind/rules';
import { ImportRefusal } from '../reading/refusal/import-refusal';
import { COUNTED_SQL } from '../reading/rows/staging-plan';
import type { TextFile } from '../reading/text/text-file';
import { ratingJoins } from './onet-facts';
import { onetNames } from './onet-names';
import { socTitlePair } from './soc-titles';

const known = onetElements.map(({ id }) => id);

/** Files of the O*NET, by the kind of their elements. */
const fileOf: Readonly<Record<ElementKind, string>> = {
  conhecimento: 'Knowledge (conhecimentos)',
  habilidade: 'Skills (habilidades)',
  atitude: 'Work Styles (atitudes)',
};

/** Rule for O*NET-SOC codes; a spreadsheet may have turned them into dates or numbers. */
const socCode: CodeRule = {
  sql: (field) =>
    `CASE WHEN regexp_full_match(trim(${field}), '\\d{2}-\\d{4}\\.\\d{2}') THEN trim(${field}) END`,
  form: 'um código O*NET-SOC, como 29-1216.00',
  missing: 'none',
  outcome: 'rejected',
};

/** Rule for the scores on the scales of importance, from 1 to 5, and of level, from 0 to 7. */
const scaleValue: NumberRule = {
  sql: (field) => `CASE trim(scale) WHEN 'IM' THEN ${decimalNumber(1, 5).sql(field)}
    WHEN 'LV' THEN ${decimalNumber(0, 7).sql(field)} END`,
  form: 'um número de 1 a 5 na escala IM ou de 0 a 7 na LV',
};

const names = Object.entries(onetNames)
  .map(([id, name]) => `'${id}': '${name.replaceAll("'", "''")}'`)
  .join(', ');

/** An American occupation has one title. */
const socTitles: Dependency = { fields: ['soc', 'socTitle'], values: ['soc', 'folded(title)'] };

const scores: FileKind = {
  title: 'um arquivo Knowledge, Skills ou Work Styles do O*NET',
  table: 'scores',
  fields: {
    soc: ['O*NET-SOC Code'],
    element: ['Element ID'],
    socTitle: ['Title'],
    elementName: ['Element Name'],
    scale: ['Scale ID'],
    value: ['Data Value'],
  },
  required: ['soc', 'element', 'scale', 'value'],
  codes: {
    soc: socCode,
    element: {
      sql: (field) =>
        `CASE WHEN regexp_full_match(trim(${field}), '\\d\\.[A-Z](\\.\\w+)+') THEN trim(${field}) END`,
      form: 'um elemento do O*NET, como 2.A.1.a',
      missing: 'none',
      outcome: 'rejected',
    },
    scale: {
      sql: (field) =>
        `CASE WHEN regexp_full_match(trim(${field}), '[A-Z]{2,3}') THEN trim(${field}) END`,
      form: 'uma escala do O*NET, como IM',
      missing: 'none',
      outcome: 'rejected',
    },
  },
  numbers: { value: scaleValue },
  pairs: () => [
    socTitlePair,
    {
      fields: ['element', 'elementName'],
      agree: `elementName = map {${names}}[elementCode] OR
        likeness(folded(elementName), folded(map {${names}}[elementCode])) >= 0.8`,
    },
  ],
  checks: () => [
    {
      reason: 'de outros elementos ou escalas',
      field: 'element',
      when: `elementCode IS NOT NULL AND scaleCode IS NOT NULL
        AND (NOT ${isOneOfSql('elementCode', known)} OR scaleCode NOT IN ('IM', 'LV'))`,
      outcome: 'inactive',
    },
  ],
  columns: {
    soc: ['VARCHAR', 'socCode'],
    element: ['VARCHAR', 'elementCode'],
    scale: ['VARCHAR', 'scaleCode'],
    value: ['DOUBLE', 'valueNumber'],
    title: ['VARCHAR', 'trim(socTitle)'],
  },
  key: ['soc', 'element', 'scale'],
  dependencies: [socTitles],
  rarities: [
    {
      // 12% to 34% in the files of version 29.3.
      field: 'value',
      when: 'round(value * 100) % 10 = 0',
      maxShare: 0.9,
      found: 'não tem centésimos, como se as notas tivessem sido arredondadas',
    },
  ],
  alignments: [
    {
      fields: ['soc', 'value'],
      per: 'soc',
      group: 'left(soc, 5)',
      order: 'soc',
      value: 'list(value ORDER BY element, scale)',
      alike: (a, b) =>
        `CASE WHEN len(${a}) = len(${b}) THEN -list_distance(${a}, ${b}) / sqrt(len(${a})) END`,
      // In version 29.3 the gain is 0.16, 0.17 and 0.06; below 0.01 in files shifted by an occupation.
      minGain: 0.02,
    },
  ],
};

const crosswalk: FileKind = {
  title: 'a correspondência entre CBO e O*NET-SOC (cbo_onet_crosswalk.csv: cbo,onet_soc)',
  table: 'crosswalk',
  fields: {
    cbo: ['cbo'],
    soc: ['onet_soc'],
    cboTitle: ['cbo_titulo', 'cbo_title', 'titulo', 'ocupacao'],
    socTitle: ['onet_titulo', 'onet_title', 'soc_title', 'title'],
  },
  required: ['cbo', 'soc'],
  codes: { cbo: cboCode, soc: socCode },
  pairs: () => [socTitlePair],
  dependencies: [socTitles],
  checks: ({ is }) => is.repaired('cbo'),
  columns: {
    id: ['INTEGER', 'cboCode'],
    soc: ['VARCHAR', 'socCode'],
    cbo_title: ['VARCHAR', "nullif(trim(cboTitle), '')"],
    title: ['VARCHAR', "nullif(trim(socTitle), '')"],
  },
  once: 'true',
  alignments: [
    {
      fields: ['cbo', 'soc'],
      group: 'id',
      value: 'left(soc, 4)',
      alike: (a, b) => `${a} = ${b}`,
      // In the crosswalk by way of the ISCO the gain is 0.41, and 0.03 or 0.17 if it is shifted.
      minGain: 0.1,
    },
    {
      fields: ['cbo', 'soc'],
      per: 'id',
      group: 'id // 100',
      order: 'id',
      value: 'list(soc ORDER BY soc)',
      alike: (a, b) => `${a} = ${b}`,
      // In the crosswalk by way of the ISCO the gain is 0.65; below 0 if it is shifted by an occupation.
      minGain: 0.2,
    },
  ],
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

/** Table of the rated elements. */
const elements = `(VALUES ${onetElements
  .map(({ id, kind, name }) => `('${id}', '${kind}', '${name}')`)
  .join(', ')}) AS elements(element, kind, name)`;

const countedScores = `(SELECT soc, element, scale, value FROM scores WHERE ${COUNTED_SQL})`;
const countedPairs = `(SELECT id, soc FROM crosswalk WHERE ${COUNTED_SQL})`;

/** Files that were given; each occupation in one has a score for each of its elements and scales. */
const givenKinds = `(SELECT DISTINCT kind FROM ${countedScores} JOIN ${elements} USING (element))`;
const score = "concat(soc, ' em ', element, ' ', scale)";

/** Creates the table `ratings` of the mean scores of each Brazilian occupation. */
const rateOccupations = (connection: DuckDBConnection): Promise<unknown> =>
  connection.run(`
    CREATE TABLE ratings AS
    SELECT id AS occupation, kind, name,
      round(avg(value) FILTER (scale = 'IM'), 6) AS importance,
      round(avg(value) FILTER (scale = 'LV'), 6) AS level
    FROM ${countedPairs} JOIN ${countedScores} USING (soc) JOIN ${elements} USING (element)
    GROUP BY ALL`);

/** Ratings of the files and of the edition in service. */
const bothRatings = `(
  SELECT occupation, kind, name, mine.importance AS mine, theirs.importance AS theirs
  FROM ratings AS mine JOIN ${inService('onet')}.ratings AS theirs USING (occupation, kind, name))`;

/** SQL expression that describes an element. */
const elementCode = "concat(name, ' (', kind, ')')";

/** Returns a join of the ratings with those in service, by occupation or by element. */
function joinWithService(
  title: string,
  by: 'occupation' | 'element',
  { agree, ...join }: { agree: string } & Pick<Join, 'minShare' | 'others'>,
): Join {
  const code = by === 'occupation' ? 'occupation' : elementCode;
  const compared = `(SELECT ${code} AS code, (${agree}) AS agree FROM ${bothRatings} GROUP BY code)`;
  return {
    title: `${title} da edição em serviço`,
    codes: `SELECT code FROM ${compared} WHERE agree IS NOT NULL`,
    partners: `SELECT code FROM ${compared} WHERE agree`,
    advice: 'Confira qual está certo: os arquivos ou a edição em serviço.',
    ...(by === 'occupation'
      ? {
          subject: 'ocupação',
          from: rowsOfNumber('crosswalk', 'id'),
          format: formatCboNumber,
        }
      : {
          from: [
            'scores',
            (text) =>
              `element = (SELECT element FROM ${elements} WHERE ${elementCode} = '${text}')`,
          ],
        }),
    ...join,
  };
}

const replacedJoins: readonly Join[] = [
  // A new version of the O*NET, or a better crosswalk, changes some ratings of many occupations.
  joinWithService('Ocupações com as notas', 'occupation', {
    agree: 'max(abs(mine - theirs)) < 0.05',
    minShare: 0,
    others: 'com outras',
  }),
  joinWithService('Ocupações com notas parecidas com as', 'occupation', {
    agree: 'avg(abs(mine - theirs)) < 0.3',
    others: 'com outras',
  }),
  joinWithService('Elementos com notas que acompanham as', 'element', {
    agree: 'CASE WHEN count(*) >= 100 THEN corr(mine, theirs) >= 0.8 END',
    minShare: 1,
    others: 'sem semelhança',
  }),
];

const joins: readonly Join[] = [
  {
    title: 'Ocupações americanas da correspondência com notas',
    codes: `SELECT DISTINCT soc FROM ${countedPairs}`,
    partners: `SELECT soc FROM ${countedScores}`,
    from: ['crosswalk', 'soc'],
  },
  {
    title: 'Ocupações americanas com notas que têm correspondência',
    codes: `SELECT DISTINCT soc FROM ${countedScores}`,
    partners: `SELECT soc FROM ${countedPairs}`,
    from: ['scores', 'soc'],
    // 117 of 879 occupations have no Brazilian counterpart in the official crosswalks.
    minShare: 0.75,
    isQuiet: true,
  },
  {
    title: 'Notas de cada ocupação americana em cada elemento e escala',
    codes: `SELECT ${score} FROM (SELECT DISTINCT soc FROM ${countedScores}) JOIN ${elements} ON true
      JOIN ${givenKinds} USING (kind) JOIN (VALUES ('IM'), ('LV')) AS scales(scale)
        ON scale = 'IM' OR kind <> 'atitude'`,
    partners: `SELECT ${score} FROM ${countedScores}`,
    // The line of another score in the same element.
    from: ['scores', (code) => `element = '${code.split(' ')[2]}'`],
    minShare: 0.98,
    others: 'sem nota',
  },
  joinWithCbo('Correspondências com ocupação da CBO em serviço', `SELECT id FROM ${countedPairs}`, [
    'crosswalk',
    'id',
  ]),
  joinTitlesWithCbo('Títulos da CBO na correspondência iguais aos da CBO em serviço', {
    table: 'crosswalk',
    name: 'cbo_title',
    minShare: 0.98,
  }),
  joinValues('Títulos americanos da correspondência iguais aos dos arquivos de notas', {
    mine: `SELECT DISTINCT soc AS code, title AS value FROM crosswalk WHERE ${COUNTED_SQL} AND title IS NOT NULL`,
    theirs: `SELECT DISTINCT soc AS code, title AS value FROM scores WHERE ${COUNTED_SQL} AND title IS NOT NULL`,
    agree: 'likeness(folded(mine.value), folded(theirs.value)) >= 0.7',
    others: 'com outro título',
    from: ['crosswalk', (code) => `soc = '${code.slice(0, 10)}'`],
  }),
  ...ratingJoins(countedScores, { crosswalk: countedPairs, elements }),
  ...replacedJoins,
];

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
  members: /knowledge|skills|work styles|cbo/i,
  usage: `
    conhecimentos, habilidades e atitudes: Knowledge.txt, Skills.txt e Work Styles.txt
    do O*NET, com cbo_onet_crosswalk.csv (cbo,onet_soc)`,
  delimiters: ['\t', ',', ';'],
  kinds: [scores, crosswalk],
  required: [scores, crosswalk],
  kindOf,
  checkRows: async ({ connection }) => {
    await rateOccupations(connection);
  },
  joins,
  whole: [
    {
      unit: { one: 'arquivo', many: 'arquivos' },
      items: (edition) => `SELECT DISTINCT kind FROM ${edition}.ratings`,
      named: {
        expected: Object.keys(fileOf),
        label: (kind) => `o arquivo ${fileOf[kind as ElementKind]}`,
      },
    },
    {
      unit: { one: 'ocupação americana', many: 'ocupações americanas', feminine: true },
      items: () => `SELECT DISTINCT soc FROM ${countedScores}`,
      // Rated occupations in O*NET 29.3.
      size: 879,
    },
    {
      unit: { one: 'correspondência', many: 'correspondências', feminine: true },
      items: () => `SELECT DISTINCT concat(id, soc) FROM ${countedPairs}`,
      table: crosswalk.table,
      // Pairs in the crosswalk by way of the ISCO.
      size: 13_940,
    },
    {
      unit: OCCUPATIONS,
      items: (edition) => `SELECT DISTINCT occupation FROM ${edition}.ratings`,
      // Occupations in the crosswalk by way of the ISCO.
      size: 2427,
    },
  ],
  build: (connection) =>
    connection.run(`
      CREATE TABLE edition.ratings AS
      FROM ratings ORDER BY occupation, kind, importance DESC, name`),
  credits: (files) => [
    `O*NET ${versionOf(files)}Database, U.S. Department of Labor, Employment and Training Administration (CC BY 4.0)`,
  ],
  notes: () => [
    'Conhecimentos, habilidades e atitudes vêm do O*NET, do Departamento de Trabalho dos Estados Unidos, sob a licença CC BY 4.0. O projeto traduziu os nomes e levou as notas às ocupações da CBO: onde várias ocupações americanas correspondem a uma brasileira, vale a média.',
  ],
};
