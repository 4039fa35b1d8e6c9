import { type Category, regions, states } from '@observatorio/domain';
import { municipalitySql, municipioSql, ufSql } from '../cells/cells';
import type { RowCheck } from '../cells/checks';
import { foldName } from '../cells/macros';
import type { RowContext } from './row-context';
import { type CodeRule, codeRange, isBlankSql, type Pair, someRows } from './rules';

/** SQL expression for the number of the state that a field names by its abbreviation, or NULL. */
export const stateOfAbbrSql = (field: string): string =>
  `TRY_CAST(${namedSql(field, states, abbrOf)} AS INTEGER)`;

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
export function namedSql(
  field: string,
  categories: readonly Category[],
  nameOf = ({ label }: Category) => label,
): string {
  const cases = categories.map((each) => `WHEN '${foldName(nameOf(each))}' THEN '${each.code}'`);
  return `CASE folded(${field}) ${cases.join(' ')} END`;
}

/** SQL condition that a field contains the name of a code; NULL if it is blank. */
const isNamed = (field: string, name: string, code: string): string =>
  `CASE WHEN NOT ${isBlankSql(field)} THEN coalesce(${name} = ${code}::VARCHAR, ${code} IS NULL) END`;

function abbrOf({ code }: Category): string {
  return states.find((state) => state.code === code)?.abbr ?? '';
}

/**
 * Returns the pairs of the columns of a place that a file has. Unknown names of municipalities are left
 * to `placeChecks`.
 */
export const placePairs = ({ has }: Pick<RowContext, 'has'>): Pair[] =>
  pairs.filter(({ fields }) => fields.every(has));

const pairs: readonly Pair[] = [
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

/** Minimum likeness of two names of a municipality: Dona Euzébia is Dona Eusébia. */
const MIN_LIKENESS = 0.7;

/**
 * Checks of the municipality. The names of some have changed: up to a tenth of a file's rows may have
 * one that the places table lacks.
 */
export const placeChecks = ({ is, label }: RowContext): RowCheck[] => [
  is.unknownMunicipality,
  {
    reason: `“${label('municipalityName')}” não é o nome de um município`,
    field: 'municipalityName',
    when: `CASE WHEN municipio IS NOT NULL AND foldedName <> '' AND NOT isPlaceName
      THEN likeness(foldedName, folded(place_name(municipio))) < ${MIN_LIKENESS}
      ELSE false END`,
    outcome: 'contradictory',
    maxShare: 0.1,
  },
];
