import { genders, labelOf, NOT_INFORMED, states } from '@observatorio/domain';
import { ageGenderDataset } from '../kit/age-gender';
import { countsDataset, singleKeyed } from '../kit/counts';
import type { Column, CountRow, Dataset } from '../kit/dataset';
import { countsFile } from '../kit/file-table';
import {
  type FilterOption,
  type Labels,
  optionColumns,
  optionsOf,
  readLabels,
  writeLabels,
} from '../kit/options';
import { numberOrNull, oneOf } from '../kit/record';
import { comparison as comparedRecords, comparisonFile } from './compared-occupation';
import { factColumns, infoLines } from './fact-lines';
import { comparedOccupations, occupationFilters, oneOccupationFilters } from './occupation-filters';
import { info as infoRecord } from './occupation-info';
import {
  type NameLine,
  type NamesWire,
  nameColumns,
  nameLines,
  type OccupationNamesRow,
  readNames,
  writeNames,
} from './occupation-names';

export type { OccupationInfoRow, Rating } from './occupation-info';
export type { OccupationNamesRow } from './occupation-names';

const base = '/api/v1/busca-cargo';
const failure = "Can't find data";

/** Defaults of the endpoints based on the list of occupations. */
const ofList = {
  source: () => 'cbo' as const,
  filters: occupationFilters,
  undated: true,
};

/** Defaults of the endpoints based on employment links. */
const ofLinks = {
  source: () => 'rais' as const,
  filters: occupationFilters,
  requires: ['cod_cbo'],
  failure,
};

type NamedCode = { cod_cbo: string; cbo: string };
type OptionsWire = { cbos: NamedCode[] } & Record<string, Labels | NamedCode[]>;

/** Filters whose options are sent as labels by code. */
export const labelledOccupationFilters = occupationFilters
  .map(({ name }) => name)
  .filter((name) => name !== 'cod_cbo');

const options: Dataset<FilterOption, OptionsWire> = {
  ...ofList,
  id: 'occupation.options',
  path: `${base}/filtros`,
  columns: optionColumns,
  encode: (rows) => ({
    ...Object.fromEntries(labelledOccupationFilters.map((name) => [name, writeLabels(rows, name)])),
    cbos: optionsOf(rows, 'cod_cbo').map(({ code, label }) => ({ cod_cbo: code, cbo: label })),
  }),
  decode: ({ cbos, ...maps }) => [
    ...cbos.map(({ cod_cbo, cbo }) => ({ filter: 'cod_cbo', code: cod_cbo, label: cbo })),
    ...Object.entries(maps).flatMap(([filter, labels]) => readLabels(filter, labels as Labels)),
  ],
  failure: "Can't find search filters",
};

const synonyms: Dataset<OccupationNamesRow, NamesWire, NameLine> = {
  ...ofList,
  id: 'occupation.synonyms',
  path: `${base}/sinonimos`,
  columns: nameColumns,
  linesOf: nameLines,
  encode: writeNames,
  decode: readNames,
  failure: "Can't find search filters",
};

const info = {
  ...ofList,
  ...infoRecord,
  filters: oneOccupationFilters,
  requires: ['cod_cbo'],
  id: 'occupation.info',
  path: base,
  columns: factColumns,
  linesOf: infoLines,
  failure,
};

/** Wire names of the sexes. */
export const sexes = [
  { code: '2', name: 'Mulher' },
  { code: '1', name: 'homem' },
] as const;

const genderColumns: readonly Column<CountRow>[] = [
  { key: 'label', label: 'Gênero', kind: 'category' },
  { key: 'count', label: 'Vínculos', kind: 'count' },
];

const byGender: Dataset<CountRow, Record<string, number | null>> = {
  ...ofLinks,
  id: 'occupation.byGender',
  path: `${base}/distribuicao-genero`,
  columns: genderColumns,
  file: countsFile(genderColumns),
  encode: (rows) => {
    const of = (key: string | null) => rows.find((row) => row.key === key)?.count;
    const unknown = of(null);
    // Without any rows, the counts are unknown.
    const absent = rows.length > 0 ? 0 : null;
    return {
      ...Object.fromEntries(sexes.map(({ code, name }) => [name, of(code) ?? absent])),
      ...(unknown && { [NOT_INFORMED]: unknown }),
    };
  },
  decode: (wire) =>
    Object.entries(wire).flatMap(([name, count]) => {
      const key = sexes.find((sex) => sex.name === name)?.code ?? null;
      const label = key ? labelOf(genders, key) : NOT_INFORMED;
      return count === null ? [] : [{ key, label, count }];
    }),
};

const pay = {
  ...ofLinks,
  id: 'occupation.pay',
  path: `${base}/distribuicao-remuneracao`,
  ...oneOf({
    max: numberOrNull('max', 'Limite superior da remuneração'),
    avg: numberOrNull('avg', 'Remuneração média'),
    min: numberOrNull('min', 'Limite inferior da remuneração'),
  }),
};

const counted = { ...ofLinks, unit: 'Vínculos', field: 'qtdEmpregados' };

const bySchooling = countsDataset({
  ...counted,
  id: 'occupation.bySchooling',
  path: `${base}/distribuicao-escolaridade`,
  category: 'Escolaridade',
});

const byAgeGender = ageGenderDataset({
  ...ofLinks,
  id: 'occupation.byAgeGender',
  path: `${base}/distribuicao-faixa-etaria`,
});

const byState = singleKeyed(
  countsDataset({
    ...counted,
    id: 'occupation.byState',
    path: `${base}/distribuicao-estado`,
    category: 'Estado',
  }),
  states,
);

const comparison = {
  ...ofLinks,
  filters: [comparedOccupations],
  requires: [comparedOccupations.name],
  id: 'occupation.comparison',
  path: `${base}/comparacao`,
  ...comparedRecords,
  file: comparisonFile,
};

/** The occupation search: every endpoint of `/api/v1/busca-cargo`. */
export const occupation = {
  options,
  synonyms,
  info,
  byGender,
  pay,
  bySchooling,
  byAgeGender,
  byState,
  comparison,
};
