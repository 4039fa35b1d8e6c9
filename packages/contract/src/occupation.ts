import { genders, labelOf, NOT_INFORMED, states } from '@observatorio/domain';
import { ageGenderDataset } from './age-gender';
import { countsDataset, singleKeyed } from './counts';
import { type CountRow, type Dataset, type FilterOption, optionColumns } from './dataset';
import { type FactLine, factColumns, infoLines } from './fact-lines';
import { occupationFilters } from './occupation-filters';
import {
  type InfoWire,
  infoSchema,
  type OccupationInfoRow,
  readInfo,
  writeInfo,
} from './occupation-info';
import {
  type NameLine,
  type NamesWire,
  nameColumns,
  nameLines,
  namesSchema,
  type OccupationNamesRow,
  readNames,
  writeNames,
} from './occupation-names';
import { integer, listOf, reais, text } from './schema';

export type { OccupationInfoRow, Rating } from './occupation-info';
export type { OccupationNamesRow } from './occupation-names';

const base = '/api/v1/busca-cargo';
const failure = "Can't find data";

/** What the list of occupations answers. */
const ofList = {
  source: () => 'cbo' as const,
  filters: occupationFilters,
  undated: true,
} as const;

/** What the links answer. */
const ofLinks = { source: () => 'rais' as const, filters: occupationFilters, failure } as const;

type OptionsWire = { cbos: { cod_cbo: string; cbo: string }[] } & Record<
  string,
  Record<string, string> | { cod_cbo: string; cbo: string }[]
>;

const optionMaps = occupationFilters.map(({ name }) => name).filter((name) => name !== 'cod_cbo');

const options: Dataset<FilterOption, OptionsWire> = {
  ...ofList,
  id: 'occupation.options',
  path: `${base}/filtros`,
  summary:
    'As ocupações da CBO, por ordem de nome, e mapas de código para nome dos outros filtros; com cod_cbo, só as ocupações ditas.',
  columns: optionColumns,
  schema: {
    type: 'object',
    required: ['cbos', ...optionMaps],
    properties: {
      cbos: listOf({ cod_cbo: text('código da CBO'), cbo: text('nome da ocupação') }),
      ...Object.fromEntries(
        optionMaps.map((name) => [
          name,
          { type: 'object', additionalProperties: { type: 'string' } },
        ]),
      ),
    },
  },
  encode: (rows) => ({
    ...Object.fromEntries(
      optionMaps.map((name) => [
        name,
        Object.fromEntries(
          rows.filter(({ filter }) => filter === name).map(({ code, label }) => [code, label]),
        ),
      ]),
    ),
    cbos: rows
      .filter(({ filter }) => filter === 'cod_cbo')
      .map(({ code, label }) => ({ cod_cbo: code, cbo: label })),
  }),
  decode: ({ cbos, ...maps }) => [
    ...cbos.map(({ cod_cbo, cbo }) => ({ filter: 'cod_cbo', code: cod_cbo, label: cbo })),
    ...Object.entries(maps).flatMap(([filter, labels]) =>
      Object.entries(labels as Record<string, string>).map(([code, label]) => ({
        filter,
        code,
        label,
      })),
    ),
  ],
  failure: "Can't find search filters",
};

const synonyms: Dataset<OccupationNamesRow, NamesWire, NameLine> = {
  ...ofList,
  id: 'occupation.synonyms',
  path: `${base}/sinonimos`,
  summary:
    'Por que outros nomes se acha cada ocupação: sinônimos da CBO e nomes do dia a dia; e quantos vínculos ela tem.',
  columns: nameColumns,
  linesOf: nameLines,
  schema: namesSchema,
  encode: writeNames,
  decode: readNames,
  failure: "Can't find search filters",
};

const info: Dataset<OccupationInfoRow, InfoWire, FactLine> = {
  ...ofList,
  id: 'occupation.info',
  path: base,
  summary:
    'Uma ocupação: descrição, conhecimentos, habilidades, atitudes, automação e evolução dos vínculos; o que não se sabe é nulo ou vazio; exige cod_cbo.',
  columns: factColumns,
  linesOf: infoLines,
  schema: infoSchema,
  encode: ([row]) => writeInfo(row),
  decode: readInfo,
  failure,
};

/** The names under which the two sexes travel here. */
const sexes = [
  { code: '2', name: 'Mulher' },
  { code: '1', name: 'homem' },
] as const;

const byGender: Dataset<CountRow, Record<string, number>> = {
  ...ofLinks,
  id: 'occupation.byGender',
  path: `${base}/distribuicao-genero`,
  summary: 'Vínculos ativos por gênero; exige cod_cbo.',
  columns: [
    { key: 'label', label: 'Gênero', kind: 'category' },
    { key: 'count', label: 'Vínculos', kind: 'count' },
  ],
  schema: {
    type: 'object',
    required: sexes.map(({ name }) => name),
    properties: {
      Mulher: integer('vínculos de mulheres'),
      homem: integer('vínculos de homens'),
      [NOT_INFORMED]: integer('vínculos sem gênero informado, onde os há'),
    },
  },
  encode: (rows) => {
    const of = (key: string | null) => rows.find((row) => row.key === key)?.count;
    const unknown = of(null);
    return {
      ...Object.fromEntries(sexes.map(({ code, name }) => [name, of(code) ?? 0])),
      ...(unknown && { [NOT_INFORMED]: unknown }),
    };
  },
  decode: (wire) =>
    Object.entries(wire).map(([name, count]) => {
      const key = sexes.find((sex) => sex.name === name)?.code ?? null;
      return { key, label: key ? labelOf(genders, key) : NOT_INFORMED, count };
    }),
};

/** December pay of an occupation, in reais, null when withheld. */
export interface PayRangeRow {
  max: number | null;
  avg: number | null;
  min: number | null;
}

const pay: Dataset<PayRangeRow, PayRangeRow> = {
  ...ofLinks,
  id: 'occupation.pay',
  path: `${base}/distribuicao-remuneracao`,
  summary: 'Maior, média e menor remuneração de dezembro; exige cod_cbo.',
  columns: [
    { key: 'max', label: 'Maior remuneração', kind: 'money' },
    { key: 'avg', label: 'Remuneração média', kind: 'money' },
    { key: 'min', label: 'Menor remuneração', kind: 'money' },
  ],
  schema: {
    type: 'object',
    required: ['max', 'avg', 'min'],
    properties: {
      max: reais('maior remuneração'),
      avg: reais('média da remuneração'),
      min: reais('menor remuneração'),
    },
  },
  encode: ([row]) => row ?? { max: null, avg: null, min: null },
  decode: (wire) => [wire],
};

const counted = { ...ofLinks, unit: 'Vínculos', field: 'qtdEmpregados' } as const;

const bySchooling = countsDataset({
  ...counted,
  id: 'occupation.bySchooling',
  path: `${base}/distribuicao-escolaridade`,
  summary: 'Vínculos ativos por grupo de escolaridade, 1 a 4; exige cod_cbo.',
  category: 'Escolaridade',
});

const byAgeGender = ageGenderDataset({
  ...ofLinks,
  id: 'occupation.byAgeGender',
  path: `${base}/distribuicao-faixa-etaria`,
  summary: 'Vínculos ativos por faixa etária e gênero; exige cod_cbo.',
});

const byState = singleKeyed(
  countsDataset({
    ...counted,
    id: 'occupation.byState',
    path: `${base}/distribuicao-estado`,
    summary: 'Vínculos ativos por estado; exige cod_cbo.',
    category: 'Estado',
  }),
  states,
);

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
};
