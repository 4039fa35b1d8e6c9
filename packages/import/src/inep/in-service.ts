import { stateLabel } from '@observatorio/domain';
import { formatCount } from '@observatorio/language';
import {
  inService,
  isOtherYearSql,
  type Join,
  joinValues,
  joinWithReplaced,
} from '../pipeline/joins';
import { organisationSql } from '../reading/kind/owner';
import { COUNTED_SQL } from '../reading/rows/staging-plan';

/** SQL condition that two names are of the same institution, which may have changed a little. */
export const SAME_NAME = 'likeness(folded(mine.value), folded(theirs.value)) >= 0.7';
/**
 * Minimum share of institutions with the same name in two lists, of which one may be of many years
 * before. Of those in 2018, 85% had the name of today; of shifted ones, a tenth.
 */
export const MIN_SAME_NAMES = 0.3;
/** The same for what changes less often. */
export const MIN_SAME = 0.9;

/** SQL condition that an administration (1 to 4) and a category of the e-MEC agree. */
export const sameOwnerSql = (administration: string, category: string): string =>
  `CASE WHEN ${administration} NOT IN (3, 7) THEN (${administration} <= 2) = (folded(${category}) = 'publica') END`;

/** Minimum share of courses on campus in the state of their institution; a few span several states. */
export const MIN_IN_STATE = 0.5;

/** Factor by which the enrolments of most institutions do not change between editions. */
const MAX_GROWTH = 4;
/** Factors by which a state's enrolments do not change within a year: others are reported or refused. */
const NOTED_STATE_GROWTH = 1.2;
const MAX_STATE_GROWTH = 2;

/**
 * Returns the joins of a census with its own edition in service, of the same year or the nearest one:
 * by the names of the `institutions`, and by their enrolments.
 */
export function ownJoins(
  source: 'inep-superior' | 'inep-tecnico',
  { plural, names, enrolments }: { plural: string; names: string; enrolments: string },
): Join[] {
  const edition = inService(source);
  const counted = {
    mine: `SELECT institution_code AS code, sum(${enrolments}) AS value
      FROM staged WHERE ${COUNTED_SQL} GROUP BY ALL`,
    theirs: `SELECT code, sum(enrolments) AS value FROM ${edition}.institutions GROUP BY ALL`,
  };
  // Institutions of both editions, if they are of the same year.
  const stateSums = (count: string): string => `
    SELECT uf AS code, sum(${count}) AS value
    FROM (${counted.mine}) AS mine JOIN (
      SELECT institution_code AS code, mode(uf) AS uf, sum(enrolments) AS value
      FROM ${edition}.offers GROUP BY ALL) AS theirs USING (code)
    WHERE uf IS NOT NULL AND NOT (${isOtherYearSql(source)}) GROUP BY ALL`;
  const joinStates = (title: string, growth: number, minShare: number): Join =>
    joinWithReplaced(title, {
      mine: stateSums('mine.value'),
      theirs: stateSums('theirs.value'),
      agree: `CASE WHEN greatest(mine.value, theirs.value) >= 100
        THEN greatest(mine.value, theirs.value) <= ${growth} * least(mine.value, theirs.value) END`,
      minShare,
      minCodes: 1,
      others: 'com outro total',
      format: (code) => {
        const [uf = '', n] = code.split(' – ');
        return `${stateLabel(uf) ?? uf}: ${formatCount(Number(n))}`;
      },
    });
  return [
    joinValues(`${plural} com o nome da edição em serviço`, {
      mine: names,
      theirs: `SELECT DISTINCT code, institution AS value FROM ${edition}.institutions`,
      agree: SAME_NAME,
      minShare: MIN_SAME_NAMES,
      others: 'com outro nome',
    }),
    joinValues(`${plural} com matrículas como as da edição em serviço`, {
      ...counted,
      agree: `CASE WHEN theirs.value > 0
        THEN mine.value BETWEEN theirs.value / ${MAX_GROWTH} AND theirs.value * ${MAX_GROWTH} END`,
      minShare: 0.5,
      others: 'com outro total',
    }),
    joinValues(`${plural} com outro total de matrículas que no ano da edição em serviço`, {
      ...counted,
      agree: `CASE WHEN ${isOtherYearSql(source)} THEN mine.value <> theirs.value END`,
      minShare: 0.5,
      others: 'com o mesmo total',
    }),
    joinStates('Estados com total de matrículas a menos de 20% do', NOTED_STATE_GROWTH, 0),
    joinStates(
      'Estados com menos que o dobro e mais que a metade das matrículas',
      MAX_STATE_GROWTH,
      1,
    ),
  ];
}

const EMEC = inService('emec');

/** Returns the query for what each course says of its institution. */
export const offeredSql = (value: string, condition = 'true'): string =>
  `SELECT institution_code AS code, ${value} AS value
  FROM staged WHERE ${COUNTED_SQL} AND ${condition} AND ${value} IS NOT NULL`;

/** Joins of the higher education census with the e-MEC list in service. */
export const emecJoins = (names: string): Join[] => [
  joinValues('Instituições com o nome da lista do e-MEC', {
    mine: names,
    theirs: `SELECT code, name AS value FROM ${EMEC}.institutions`,
    agree: SAME_NAME,
    minShare: MIN_SAME_NAMES,
    others: 'com outro nome',
  }),
  joinValues('Cursos com a categoria da instituição na lista do e-MEC', {
    mine: offeredSql('category'),
    theirs: `SELECT code, category AS value FROM ${EMEC}.institutions`,
    agree: sameOwnerSql('mine.value', 'theirs.value'),
    minShare: MIN_SAME,
    others: 'de outra categoria',
  }),
  joinValues('Cursos com a organização acadêmica da instituição na lista do e-MEC', {
    mine: offeredSql('organisation'),
    theirs: `SELECT code, organization AS value FROM ${EMEC}.institutions`,
    agree: `mine.value = ${organisationSql('theirs.value')}`,
    // Colleges grow into universities.
    minShare: 0.5,
    others: 'de outra organização',
  }),
  joinValues('Cursos presenciais no estado da instituição na lista do e-MEC', {
    mine: offeredSql('uf', 'modality = 1'),
    theirs: `SELECT code, uf AS value FROM ${EMEC}.institutions`,
    agree: 'mine.value = theirs.value',
    minShare: MIN_IN_STATE,
    others: 'em outro estado',
  }),
];
