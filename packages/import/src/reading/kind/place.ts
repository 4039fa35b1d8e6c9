import { type Category, regions, states } from '@observatorio/domain';
import { municipalitySql, municipioSql, ufSql } from '../reading/cells/cells';
import type { HeaderNames, RowCheck } from '../reading/cells/checks';
import { foldName } from '../reading/cells/macros';
import type { RowContext } from '../reading/kind/row-context';
import { type CodeRule, codeRange, isBlankSql, type Pair } from '../reading/kind/rules';

/**
 * Maximum share of rows with an invalid code in a column of an INEP file. The official files that were
 * read have none.
 */
const MAX_INVALID_SHARE = 0.01;

/** Rule for a column of codes that each row must have. */
export const everyRow = (rule: CodeRule): CodeRule => ({
  missing: 'none',
  maxShare: MAX_INVALID_SHARE,
  ...rule,
});

/** Rule for a column of codes that some rows do not have. */
export const someRows = (rule: CodeRule): CodeRule => everyRow({ missing: 'blanks', ...rule });

/** Columns of the place, some of which have other names in the institutions file. */
export const placeFields = {
  region: ['CO_REGIAO', 'CO_REGIAO_IES'],
  regionName: ['NO_REGIAO', 'NO_REGIAO_IES'],
  state: ['CO_UF', 'CO_UF_IES'],
  stateName: ['NO_UF', 'NO_UF_IES'],
  stateAbbr: ['SG_UF', 'SG_UF_IES'],
  municipality: ['CO_MUNICIPIO', 'CO_MUNICIPIO_IES'],
  municipalityName: ['NO_MUNICIPIO', 'NO_MUNICIPIO_IES'],
} as const satisfies HeaderNames;

export const placeCodes = {
  region: someRows(codeRange(1, 5)),
  state: someRows({ sql: (field) => ufSql(`digits(${field})`), form: 'o código de um estado' }),
} satisfies Record<string, CodeRule>;

/**
 * SELECT lists that derive `municipio`, `uf` and `unplaced` from the fields of a place. Offers abroad
 * and distance courses without a local centre have no municipality.
 */
export const placeSteps = [
  `${municipalitySql}, folded(municipalityName) AS foldedName`,
  `${municipioSql}, coalesce(municipio // 100000, stateCode) AS uf,
  TRY_CAST(foldedName AS place_names) IS NOT NULL AS isPlaceName,
  coalesce(municipalityCode // 100000 = 99 OR municipality ILIKE '%dist_ncia%' OR municipality ILIKE '%exterior%', false) AS unplaced`,
] as const;

/** SQL expression for the code of a category, given a field with its name; NULL for other names. */
export const namedSql = (
  field: string,
  categories: readonly Category[],
  nameOf = ({ label }: Category) => label,
): string =>
  `CASE folded(${field}) ${categories
    .map((each) => `WHEN '${foldName(nameOf(each))}' THEN '${each.code}'`)
    .join(' ')} END`;

/** SQL condition that a field contains the name of a code; NULL if it is blank. */
const isNamed = (field: string, name: string, code: string): string =>
  `CASE WHEN NOT ${isBlankSql(field)} THEN coalesce(${name} = ${code}::VARCHAR, ${code} IS NULL) END`;

const abbrOf = ({ code }: Category): string =>
  states.find((state) => state.code === code)?.abbr ?? '';

/** Pairs of the columns of a place. Unknown names of municipalities are left to `placeChecks`. */
export const placePairs: readonly Pair[] = [
  { fields: ['municipality', 'state'], agree: 'municipio // 100000 = stateCode' },
  { fields: ['region', 'state'], agree: 'regionCode = stateCode // 10' },
  {
    fields: ['regionName', 'region'],
    agree: isNamed('regionName', namedSql('regionName', regions), 'regionCode'),
  },
  {
    fields: ['stateName', 'state'],
    agree: isNamed('stateName', namedSql('stateName', states), 'stateCode'),
  },
  {
    fields: ['stateAbbr', 'state'],
    agree: isNamed('stateAbbr', namedSql('stateAbbr', states, abbrOf), 'stateCode'),
  },
  {
    fields: ['municipalityName', 'municipality'],
    agree: 'CASE WHEN isPlaceName THEN foldedName = folded(place_name(municipio)) END',
  },
];

/** Number of letters by which an official spelling may differ: Dona Euzébia, Dona Eusébia. */
const MAX_SPELLING_DISTANCE = 2;

/**
 * Checks of the municipality. The names of some have changed: up to a tenth of a file's rows may have
 * one that the places table lacks.
 */
export const placeChecks = ({ is, label }: RowContext): RowCheck[] => [
  {
    ...is.unknownMunicipality,
    reason: `“${label('municipality')}” é de município que não existe`,
    maxShare: MAX_INVALID_SHARE,
  },
  {
    reason: `“${label('municipalityName')}” não é o nome de um município`,
    field: 'municipalityName',
    when: `CASE WHEN municipio IS NOT NULL AND foldedName <> '' AND NOT isPlaceName
      THEN levenshtein(foldedName, folded(place_name(municipio))) > ${MAX_SPELLING_DISTANCE}
      ELSE false END`,
    outcome: 'contradictory',
    maxShare: 0.1,
  },
];
