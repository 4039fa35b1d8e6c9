import { generalAreas, specificAreas } from '@observatorio/domain';
import { oneOfSql } from '../reading/cells/cells';
import type { HeaderNames } from '../reading/cells/checks';
import type { FileKind } from '../reading/kind/kind';
import { namedSql } from '../reading/kind/place';
import {
  type CodeRule,
  type Dependency,
  MAX_INVALID_SHARE,
  type Pair,
  someRows,
} from '../reading/kind/rules';
import { YEAR_NAME } from './year';

const codesOf = (areas: readonly { code: string }[]): string[] => areas.map(({ code }) => code);

/** SQL expression for a known area code, falling back to its general area, then to NULL. */
export const knownArea = (area: string): string =>
  `coalesce(${oneOfSql(area, codesOf(specificAreas))}, ${oneOfSql(`left(${area}, 2)`, codesOf(generalAreas))})`;

/** SQL expression for the letter of a CINE label, the initial of its name. */
const LETTER = 'lower(substr(labelCode, 5, 1))';

/**
 * Pair of a course and its label. Nine in ten courses have a word with the initial of their label;
 * of other labels, one in ten.
 */
export const coursePair: Pair = {
  fields: ['course', 'label'],
  agree: `regexp_matches(folded(course), '\\b' || ${LETTER})`,
  maxShare: 0.4,
  isLoose: true,
};

/** Returns the rule for CINE areas of a number of digits, of which leading zeros may be lost. */
const areaRule = (digits: number): CodeRule =>
  someRows({
    sql: (field) => {
      const code = `lpad(trim(${field}), ${digits}, '0')`;
      return `CASE WHEN regexp_full_match(trim(${field}), '\\d{1,${digits}}') AND ${code} < '11' THEN ${code} END`;
    },
    form: 'um código da CINE',
  });

/** SQL expression for a CINE label with its leading zeros, such as 0912M01, or NULL. */
export const labelSql = (field: string): string =>
  `CASE WHEN regexp_full_match(trim(${field}, ' "'), '\\d{3,4}[A-Z]\\d{2}') THEN lpad(trim(${field}, ' "'), 7, '0') END`;

export const LABEL_FORM = 'um rótulo da CINE, como 0912M01';

/** SQL expression for the three-digit specific area, falling back to the two-digit general area. */
export const AREA =
  'coalesce(specificAreaCode, left(detailedAreaCode, 3), left(labelCode, 3), generalAreaCode)';

export const areaFields = {
  label: ['CO_CINE_ROTULO', 'CO_CINE_ROTULO2'],
  labelName: ['NO_CINE_ROTULO'],
  generalArea: ['CO_CINE_AREA_GERAL'],
  generalAreaName: ['NO_CINE_AREA_GERAL'],
  specificArea: ['CO_CINE_AREA_ESPECIFICA'],
  specificAreaName: ['NO_CINE_AREA_ESPECIFICA'],
  detailedArea: ['CO_CINE_AREA_DETALHADA'],
  detailedAreaName: ['NO_CINE_AREA_DETALHADA'],
} as const satisfies HeaderNames;

export const areaCodes = {
  generalArea: areaRule(2),
  specificArea: areaRule(3),
  detailedArea: areaRule(4),
} satisfies Record<string, CodeRule>;

/** General areas by the names that INEP gives them, besides those shown here. */
const officialAreas = [
  ...generalAreas,
  { code: '03', label: 'Ciências sociais, jornalismo e informação' },
  { code: '06', label: 'Computação e Tecnologias da Informação e Comunicação (TIC)' },
];

export const areaPairs: readonly Pair[] = [
  { fields: ['label', 'detailedArea'], agree: 'left(labelCode, 4) = detailedAreaCode' },
  { fields: ['label', 'specificArea'], agree: 'left(labelCode, 3) = specificAreaCode' },
  {
    fields: ['detailedArea', 'specificArea'],
    agree: 'left(detailedAreaCode, 3) = specificAreaCode',
  },
  { fields: ['specificArea', 'generalArea'], agree: 'left(specificAreaCode, 2) = generalAreaCode' },
  {
    fields: ['generalAreaName', 'generalArea'],
    agree: `${namedSql('generalAreaName', officialAreas)} = generalAreaCode`,
  },
  {
    fields: ['labelName', 'label'],
    agree: `left(folded(labelName), 1) = ${LETTER}`,
    maxShare: MAX_INVALID_SHARE,
  },
];

/** Columns of the areas and labels that only their checks read. */
export const areaColumns = {
  label: ['VARCHAR', 'labelCode'],
  label_name: ['VARCHAR', 'trim(labelName)'],
  general: ['VARCHAR', 'generalAreaCode'],
  general_name: ['VARCHAR', 'trim(generalAreaName)'],
  specific: ['VARCHAR', 'specificAreaCode'],
  specific_name: ['VARCHAR', 'trim(specificAreaName)'],
  detailed: ['VARCHAR', 'coalesce(detailedAreaCode, left(labelCode, 4))'],
  detailed_name: ['VARCHAR', 'trim(detailedAreaName)'],
} satisfies FileKind['columns'];

export const areaDependencies: readonly Dependency[] = [
  { fields: ['label', 'labelName'], values: ['label', 'folded(label_name)'] },
  { fields: ['generalArea', 'generalAreaName'], values: ['general', 'folded(general_name)'] },
  { fields: ['specificArea', 'specificAreaName'], values: ['specific', 'folded(specific_name)'] },
  { fields: ['detailedArea', 'detailedAreaName'], values: ['detailed', 'folded(detailed_name)'] },
];

/**
 * Maximum share of labels without their letter. A spreadsheet takes 0913E01 for 9130, as it did with
 * 75 of the 362 labels in the table of 2018 that circulates.
 */
const MAX_NUMBER_SHARE = 0.25;

/** The CINE Brasil table of areas. */
export const areasFile: FileKind = {
  title: 'a tabela da CINE Brasil',
  table: 'areas',
  isLookup: true,
  fields: { year: [YEAR_NAME], ...areaFields },
  required: ['label', 'specificArea'],
  codes: {
    ...areaCodes,
    specificArea: { ...areaCodes.specificArea, missing: 'none', outcome: 'rejected' },
  },
  pairs: () => areaPairs,
  dependencies: areaDependencies,
  derive: () => [
    `${labelSql('label')} AS labelCode,
    regexp_full_match(trim(label), coalesce(ltrim(detailedAreaCode, '0'), '\\d+') || '0+') AS isNumber`,
  ],
  checks: ({ label }) => [
    {
      reason: `“${label('label')}” não é ${LABEL_FORM}`,
      field: 'label',
      when: 'labelCode IS NULL AND NOT coalesce(isNumber, false)',
      maxShare: 0.01,
    },
    {
      reason: `“${label('label')}” perdeu a letra numa planilha`,
      field: 'label',
      when: 'labelCode IS NULL',
      outcome: 'contradictory',
      maxShare: MAX_NUMBER_SHARE,
    },
  ],
  columns: {
    ...areaColumns,
    area: ['VARCHAR', knownArea(`(${AREA})`)],
  },
  key: ["coalesce(label, 'row ' || rowid)"],
};
