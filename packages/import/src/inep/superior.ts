import { NOT_INFORMED } from '@observatorio/domain';
import { formatCount, withUnit } from '@observatorio/language';
import type { Imported, YearlyImporter } from '../pipeline/importer';
import { joinValues } from '../pipeline/joins';
import { numberOf } from '../pipeline/number-of';
import { foldHeader, missingNotes } from '../reading/kind/columns';
import { ImportRefusal } from '../reading/refusal/import-refusal';
import { LINES, sumOf } from '../reading/rows/report';
import { COUNTED_SQL } from '../reading/rows/staging-plan';
import type { TextFile } from '../reading/text/text-file';
import { importerOfCensus, lookupJoins, wholeInstitutions } from './census';
import { areasFile } from './cine';
import { emecJoins, MIN_IN_STATE, offeredSql, ownJoins } from './in-service';
import { higherCoursesFile, institutions } from './superior-files';
import { YEAR_NAME, yearOfName } from './year';

const insertOffers = `
  INSERT INTO offers
  SELECT municipio, uf, administration, 1, degree, NULL, coalesce(cine.area, staged.area),
    modality, funding, coalesce(course_names.name, '${NOT_INFORMED}'), course_code,
    institution.name, institution_code, enrolments, graduates, vacancies, staged.shifts
  FROM (FROM staged WHERE ${COUNTED_SQL}) AS staged
  LEFT JOIN course_names ON raw = course
  LEFT JOIN (FROM areas WHERE ${COUNTED_SQL}) AS cine ON cine.label = staged.label
  LEFT JOIN (SELECT code, name FROM institutions WHERE ${COUNTED_SQL}) AS institution
    ON code = institution_code`;

/** Query for the names of the institutions. */
const NAMES = `SELECT code, name AS value FROM institutions WHERE ${COUNTED_SQL}`;

/** Query for the detailed areas of the CINE table. */
const AREAS = `SELECT detailed FROM areas WHERE ${COUNTED_SQL}`;

const census = importerOfCensus({
  courses: higherCoursesFile,
  courseMarks: ['course', 'courseCode', 'modality', 'level'],
  lookups: [areasFile, institutions],
  insertOffers,
  enrolments: 'enrolments',
});

/** Headers of the courses files of 2009 to 2016 as first published, of which any is enough. */
const OLD_HEADERS = ['QT_MATRICULA_CURSO', 'DS_GRAU_ACADEMICO', 'DS_MODALIDADE_ENSINO', 'CO_OCDE'];

/** Throws an ImportRefusal for a courses file in a layout in which INEP no longer publishes its year. */
function rejectOldLayout(file: TextFile): void {
  const headers = file.columns.map(foldHeader);
  const old = OLD_HEADERS.find((header) => headers.includes(header));
  if (!old || headers.includes(YEAR_NAME)) return;
  const year = yearOfName(file.name) ?? '<ano>';
  throw new ImportRefusal({
    file: file.name,
    line: 1,
    found: `as colunas, como “${old}”, são as do leiaute antigo do Censo da Educação Superior, de 2009 a 2016`,
    advice: `O INEP publicou esses anos de novo, no leiaute atual: baixe os microdados do ano e importe MICRODADOS_CADASTRO_CURSOS_${year}.CSV, com MICRODADOS_ED_SUP_IES_${year}.CSV.`,
  });
}

/**
 * Importer for the courses in the Censo da Educação Superior, with institutions and areas if given.
 */
export const superior: YearlyImporter = {
  signature: /(TP|CO|DS)_CATEGORIA_ADMINISTRATIVA|CO_CINE_|QT_MATRICULA_CURSO/i,
  of: 'do Censo da Educação Superior',
  members: /curso|ies|cine/i,
  usage: `
    Censo da Educação Superior: MICRODADOS_CADASTRO_CURSOS_2019.CSV, com os nomes
    das instituições em MICRODADOS_ED_SUP_IES_2019.CSV; ou, no leiaute de antes,
    SUP_CURSO_2019.CSV, com SUP_IES_2019.CSV e TB_AUX_CINE_BRASIL_2019.CSV`,
  ...census,
  // Files on students, teachers and places of the original layout.
  isUnused: (path) => /(ALUNO|DOCENTE|LOCAL_OFERTA)[^/]*$/i.test(path),
  kindOf(file) {
    rejectOldLayout(file);
    return census.kindOf(file);
  },
  joins: [
    ...lookupJoins(institutions.table, {
      join: 'Cursos com instituição no arquivo de instituições',
      reverse: 'Instituições com curso',
      columns: {
        category: 'Cursos com a categoria administrativa da instituição',
        organisation: 'Cursos com a organização acadêmica da instituição',
      },
    }),
    // Joined by area because spreadsheets destroy some of the labels.
    {
      title: 'Cursos com área na tabela da CINE',
      codes: `SELECT detailed FROM staged WHERE ${COUNTED_SQL} AND EXISTS (${AREAS})`,
      partners: AREAS,
    },
    {
      title: 'Áreas da CINE com curso',
      codes: `SELECT DISTINCT detailed FROM areas WHERE ${COUNTED_SQL}`,
      partners: `SELECT detailed FROM staged WHERE ${COUNTED_SQL}`,
      minShare: 0,
      isQuiet: true,
    },
    joinValues('Cursos presenciais no estado da instituição', {
      mine: offeredSql('uf', 'modality = 1'),
      theirs: `SELECT code, uf AS value FROM institutions WHERE ${COUNTED_SQL} AND uf IS NOT NULL`,
      agree: 'mine.value = theirs.value',
      minShare: MIN_IN_STATE,
      others: 'em outro estado',
    }),
    ...ownJoins('inep-superior', {
      plural: 'Instituições',
      names: NAMES,
      enrolments: 'enrolments',
    }),
    ...emecJoins(NAMES),
  ],
  whole: [wholeInstitutions({ one: 'instituição', many: 'instituições', feminine: true })],
  notes,
};

async function notes({ connection, files, reports }: Imported): Promise<string[]> {
  const special = await numberOf(
    connection,
    `SELECT count(*)::DOUBLE FROM staged WHERE ${COUNTED_SQL} AND category = 7`,
  );
  const unplaced = await numberOf(
    connection,
    'SELECT sum(enrolments)::DOUBLE FROM offers WHERE municipio IS NULL',
  );
  const [places, countrywide] = await Promise.all(
    [2, 3].map((dimension) =>
      numberOf(
        connection,
        `SELECT count(*)::DOUBLE FROM staged WHERE ${COUNTED_SQL} AND dimension = ${dimension}`,
      ),
    ),
  );
  const others = sumOf(reports, 'inactive');
  return [
    `Contam os cursos de graduação${others > 0 ? `; ${withUnit(others, LINES)} de outros níveis ou de área básica de ingresso ${others === 1 ? 'ficou' : 'ficaram'} de fora` : ''}.`,
    'Cada curso conta onde é ofertado; as vagas dos cursos a distância só são conhecidas para o país e ficam sem município.',
    ...(places && !countrywide
      ? [
          'Os arquivos não trazem as vagas dos cursos a distância, que estão nas linhas de “TP_DIMENSAO” 3.',
        ]
      : []),
    ...(unplaced > 0 ? [`${formatCount(unplaced)} matrículas não têm município informado.`] : []),
    ...(special > 0
      ? [
          `${withUnit(special, LINES)} ${special === 1 ? 'é' : 'são'} de instituições especiais (categoria 7): conta como municipal a que a fonte diz pública, como privada a outra.`,
        ]
      : []),
    ...missingNotes(files),
    ...(files.some(({ kind }) => kind === institutions)
      ? []
      : ['As instituições estão sem nome: o arquivo de instituições não foi informado.']),
  ];
}
