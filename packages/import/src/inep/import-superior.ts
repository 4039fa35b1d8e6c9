import type { DuckDBConnection } from '@duckdb/node-api';
import type { Edition } from '@observatorio/contract';
import { formatCount, NOT_INFORMED } from '@observatorio/domain';
import type { ImportOptions } from '../reading/read-files';
import { COUNTS } from '../reading/reading';
import { type CensusFile, missingNotes } from './census-file';
import { type Census, importCensus, numberOf } from './import-census';
import { areas, courses, institutions, optionalFields } from './superior-files';

const superior: Census = {
  conjunto: 'inep-superior',
  courses,
  lookups: [areas, institutions],
  insertOffers: `
    INSERT INTO offers
    SELECT municipio, uf, administration, 1, degree, NULL, coalesce(cine.area, staged.area),
      modality, funding, coalesce(course_names.name, '${NOT_INFORMED}'), course_code,
      institution.name, institution_code, enrolments, graduates, vacancies
    FROM staged
    LEFT JOIN course_names ON raw = course
    LEFT JOIN (SELECT label, min(area) AS area FROM areas GROUP BY label) AS cine
      ON cine.label = staged.label
    LEFT JOIN (SELECT code, min(name) AS name FROM institutions GROUP BY code) AS institution
      ON institution.code = institution_code
    WHERE ${COUNTS}`,
  notes,
};

/**
 * Imports the courses of the Censo da Educação Superior, with the files of institutions and areas
 * where they are given. Throws an InputRefused where a file cannot be read or trusted.
 */
export const importSuperior = (
  dataDir: string,
  paths: readonly string[],
  options?: ImportOptions,
): Promise<Edition> => importCensus(superior, dataDir, paths, options);

async function notes(
  connection: DuckDBConnection,
  files: readonly CensusFile[],
  inactive: number,
): Promise<string[]> {
  const special = await numberOf(
    connection,
    `SELECT count(*)::DOUBLE FROM staged WHERE ${COUNTS} AND category = 7`,
  );
  const nowhere = await numberOf(
    connection,
    'SELECT sum(enrolments)::DOUBLE FROM offers WHERE municipio IS NULL',
  );
  const sources = files.filter(({ kind }) => kind === courses);
  return [
    `Contam os cursos de graduação; ${formatCount(inactive)} linhas de outros níveis ou de área básica de ingresso ficaram de fora.`,
    'Cada curso conta onde é ofertado; as vagas dos cursos a distância só são conhecidas para o país e ficam sem município.',
    ...(nowhere > 0 ? [`${formatCount(nowhere)} matrículas não têm município informado.`] : []),
    ...(special > 0
      ? [
          `${formatCount(special)} linhas são de instituições especiais (categoria 7): contam como municipais onde a fonte as diz públicas, senão como privadas.`,
        ]
      : []),
    ...missingNotes(sources, optionalFields),
    ...(files.some(({ kind }) => kind === institutions)
      ? []
      : ['As instituições estão sem nome: o arquivo de instituições não foi informado.']),
  ];
}
